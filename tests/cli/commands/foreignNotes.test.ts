import { beforeEach, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";

let repo: TempRepo;
let first: string;

const REQUEST = {
  timestamp: "1700000100",
  reviewRef: "refs/heads/topic",
  targetRef: "refs/heads/main",
  requester: "ada@example.org",
  description: "Change a",
};

/**
 * Appends a line to a note as git-appraise does. If the line has no time, the only time is that of the notes commit.
 */
async function append(ref: "reviews" | "discuss", line: object | string): Promise<void> {
  const input = `${typeof line === "string" ? line : JSON.stringify(line)}\n`;
  await repo.gitBytes(["notes", `--ref=devtools/${ref}`, "append", "-F", "-", first], { input });
}

const run = (...args: string[]) => runGalley(repo.path, args);
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await run(...args, "--format", "json")).text);
const rejection = () => ({
  author: "ada@example.org",
  location: { commit: first },
  description: "No.",
  resolved: false,
});

beforeEach(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.git("config", "user.name", "Ada");
  await repo.commit({ a: "1\n" });
  await repo.git("checkout", "--quiet", "-b", "topic");
  first = await repo.commit({ a: "2\n" });
});

it("counts a rejection by git-appraise without a time after the earlier approval", { tags: "slow" }, async () => {
  await run("request", "--base", "main");
  await run("approve", "-m", "Yes.");
  expect((await run("wait")).code).toBe(0);
  const waiting = run("wait");
  await append("discuss", rejection());
  const { code, text } = await waiting;
  expect(code).toBe(10);
  expect(text).toContain("Ada <ada@example.org>, no date [");
  expect(text).not.toContain("1970");
  expect(await json("show")).toMatchObject({
    state: "CHANGES_REQUESTED",
    verdicts: [{ verdict: "reject", at: null, isActive: true }],
  });
  expect((await run("show")).text).toContain("- Ada requested changes on patch set 1, no date\n");
});

it("counts an approval after a rejection without a time, by the order of the notes commits", async () => {
  await append("reviews", REQUEST);
  await append("discuss", rejection());
  await append("discuss", { timestamp: "1900000000", ...rejection(), description: "Yes.", resolved: true });
  expect(await json("show")).toMatchObject({ verdicts: [{ verdict: "approve" }] });
});

it("numbers the commits of a review that git-appraise requested, starting from 1", async () => {
  await append("reviews", REQUEST);
  expect((await run("show")).text).toContain("- topic to main, patch set 1\n");
  expect(await json("show")).toMatchObject({ patchSets: [{ number: 1, head: first }] });
});

it("counts the lines of notes that it cannot read, in the review and in doctor, and keeps them", async () => {
  await append("reviews", REQUEST);
  await append("discuss", { timestamp: "1700000200", author: "carl@example.org", description: "Why?" });
  const damaged = [
    '{"timestamp":"1700000300","author":"ca',
    "no JSON",
    '{"v":0,"unknown":1}',
    '{"v":2,"text":"newer"}',
  ];
  for (const line of damaged) await append("discuss", line);
  const shown = await json("show");
  expect(shown).toMatchObject({ comments: 1, unreadableLines: 4 });
  expect(fitsSchema(JSON.parse((await run("schema", "show")).text), shown)).toEqual([]);
  expect((await run("show")).text).toContain("- 4 unreadable lines in the notes of this review\n");
  expect(await json("comments")).toMatchObject([{ comments: [{ body: "Why?" }] }]);
  const { code, text } = await run("doctor");
  expect(code).toBe(2);
  expect(text).toContain("FAIL  4 lines of the review notes are unreadable.\n      Galley keeps them.");
  await run("comment", "--blocking", "-m", "Still.");
  const note = await repo.git("notes", "--ref=devtools/discuss", "show", first);
  for (const line of damaged) expect(note.split("\n")).toContain(line);
});
