import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { Dismissals, dismissFinding } from "#server/reviews/comments/dismissals.ts";
import { readEvidence, type PlacedFinding } from "#server/reviews/evidence/readEvidence.ts";
import { openReviewContext, type ReviewContext } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { type ReviewedRepo, reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley, type RunOptions } from "../runGalley.ts";

let reviewed: ReviewedRepo;
let clone: TempRepo;

beforeEach(async () => {
  reviewed = await reviewedRepo();
  const at = join(await tempFolder(), "clone");
  await reviewed.repo.git("clone", "-q", reviewed.repo.path, at);
  clone = await tempRepo({ at, existing: true });
  await clone.git("config", "user.email", "grace@example.org");
});
afterAll(() => brokerLink.close());

const LINT = "long.txt:10:1: error: Bad word (no-bad)\nlong.txt:60:1: error: Bad word (no-bad)\n";

async function galley(repo: TempRepo, args: readonly string[], options: RunOptions = {}): Promise<string> {
  return (await runGalley(repo.path, ["check", ...args], options)).text;
}
const imported = (input: string, ...args: readonly string[]): Promise<string> =>
  galley(clone, ["dismissed", "--import", "-", ...args], { input });
const marks = (repo: TempRepo): Promise<string> => repo.git("for-each-ref", "refs/galley/marks");

async function within<T>({ path }: TempRepo, use: (context: ReviewContext) => Promise<T>): Promise<T> {
  const git = await openRepository(path);
  try {
    return await use(await openReviewContext(git));
  } finally {
    await git.close();
  }
}

/** Imports the same report, as each user would, and returns the findings of the change. */
async function lint(repo: TempRepo): Promise<readonly PlacedFinding[]> {
  await galley(repo, ["import", "-", "--name", "lint", "--commit", reviewed.head], { input: LINT });
  return within(repo, async (context) => {
    const change = { from: reviewed.base, to: reviewed.head };
    const files = await diffTree(context.git, change.from, change.to);
    return (await readEvidence(context, { ...change, files, states: [] })).findings;
  });
}

/** Dismisses the first finding in the first repository permanently, and returns the file for other repositories. */
async function sharedFile(): Promise<string> {
  const [finding] = await lint(reviewed.repo);
  if (finding === undefined) throw new Error("There is no finding.");
  const { tool, rule, path, fingerprint } = finding;
  const decision = { reason: "False\nalarm.", isAlways: true };
  await within(reviewed.repo, async (context) => {
    await dismissFinding(context, { tool, rule, path, fingerprint }, [], decision);
    await dismissFinding(context, { tool, rule, path, fingerprint: 1 }, [reviewed.head], {
      ...decision,
      isAlways: false,
    });
  });
  return galley(reviewed.repo, ["dismissed", "--format", "jsonl"]);
}

/** The position of each finding in the other clone, with the reason of its dismissal. */
async function inClone(): Promise<readonly string[]> {
  const findings = await lint(clone);
  return within(clone, async ({ store }) => {
    const dismissals = new Dismissals(await store.readPrivate("marks"));
    return findings.map((one) => `${one.path}:${one.line} ${dismissals.ofFinding(one, [])?.reason ?? "shown"}`);
  });
}

describe("a permanent dismissal", () => {
  it("is printed as a line of JSON, unlike one for a single review; and as a line of text", async () => {
    const file = await sharedFile();
    const line = { tool: "lint", rule: "no-bad", path: "long.txt", reason: "False\nalarm." };
    expect(file.match(/\n/gu)).toHaveLength(1);
    expect(JSON.parse(file)).toEqual({ ...line, fingerprint: expect.any(Number) });
    expect(await galley(reviewed.repo, ["dismissed"])).toBe("lint no-bad in long.txt: False\\nalarm.\n");
    const json: unknown = JSON.parse(await galley(reviewed.repo, ["dismissed", "--format", "json"]));
    expect(json).toEqual([JSON.parse(file)]);
    const schema: unknown = JSON.parse((await runGalley(reviewed.repo.path, ["schema", "dismissed"])).text);
    expect(fitsSchema(schema, json)).toEqual([]);
  });

  it("applies in another clone once it is imported there, and is counted once", async () => {
    const file = await sharedFile();
    expect(await inClone()).toEqual(["long.txt:10 shown", "long.txt:60 shown"]);
    expect(await imported(file + file)).toBe("Dismissals: 1 added, 0 already there.\n");
    expect(await inClone()).toEqual(["long.txt:10 False\nalarm.", "long.txt:60 shown"]);
    expect(JSON.parse(await imported(file, "--format", "json"))).toEqual({ added: 0, existing: 1 });
    expect(await galley(clone, ["dismissed", "--format", "jsonl"])).toBe(file);
  });

  it("is imported from a named file, also with a byte order mark and Windows line endings", async () => {
    const file = (await sharedFile()).replace("\n", "\r\n\r\n");
    await writeFile(join(clone.path, "theirs.jsonl"), Buffer.from(`\uFEFF${file}`, "utf16le"));
    expect(await galley(clone, ["dismissed", "--import", "theirs.jsonl"])).toBe(
      "Dismissals: 1 added, 0 already there.\n",
    );
    expect(await inClone()).toContain("long.txt:10 False\nalarm.");
  });

  it("does not replace the user's own dismissal of the same code", async () => {
    const file = await sharedFile();
    const own = file.replace("False\\nalarm.", "Mine.");
    await imported(own);
    await imported(file);
    expect(await galley(clone, ["dismissed", "--format", "jsonl"])).toBe(own);
  });

  it("does not exist at first, and is never read from a file of the repository itself", async () => {
    const file = await sharedFile();
    await clone.commit({ dismissed: file, "dismissed.jsonl": file, ".galley/dismissed": file, ".galley/marks": file });
    expect(await galley(clone, ["dismissed"])).toBe("Nothing is dismissed for good.\n");
    expect(await galley(clone, ["dismissed", "--format", "jsonl"])).toBe("");
    expect(await inClone()).toEqual(["long.txt:10 shown", "long.txt:60 shown"]);
  });
});

describe("what cannot be imported is refused with its line number, and nothing is written", () => {
  const FINE = { tool: "lint", rule: "no-bad", path: "a.txt", fingerprint: 1, reason: "Ours." };
  const OF_AGENT = { agent: "Robo", path: "a.txt", fingerprint: "0".repeat(40), reason: "Ours." };
  it.each([
    ["Line 2 is not JSON.", "no json"],
    ["Line 2 must be a JSON object.", "[]"],
    ["Line 2 is not JSON.", "[".repeat(100_000)],
    ["Line 2 has the unknown member “scope”.", { ...FINE, scope: "always" }],
    ["Line 2 has the unknown member “tool”.", { ...OF_AGENT, tool: "lint" }],
    ["Line 2 has the unknown member “__proto__”.", '{"__proto__":{}}'],
    ["Line 2 needs `tool`, a text of 1 to 256 characters.", { ...FINE, tool: undefined }],
    ["Line 2 needs `rule`, a text of 0 to 256 characters.", { ...FINE, rule: "r".repeat(257) }],
    ["Line 2 needs `path`, a text of 1 to 4096 characters.", { ...FINE, path: "" }],
    ["Line 2 needs `fingerprint`, a whole number of 0 to 281474976710655.", { ...FINE, fingerprint: 2 ** 48 }],
    ["Line 2 needs `fingerprint`, a whole number of 0 to 281474976710655.", { ...FINE, fingerprint: "1" }],
    ["Line 2 needs `fingerprint`, 40 hexadecimal digits.", { ...OF_AGENT, fingerprint: "../x" }],
    ["Line 2 needs `reason`, a text.", { ...FINE, reason: " " }],
    ["Line 2: The reason contains U+0007.", { ...FINE, reason: "\u0007" }],
    ["Line 2: The reason can have at most 65536 characters.", { ...FINE, reason: "r".repeat(65_537) }],
  ])("%s", async (message, line) => {
    const text = `${JSON.stringify(FINE)}\n${typeof line === "string" ? line : JSON.stringify(line)}\n`;
    const failure = { code: "BAD_INPUT", message: expect.stringContaining(message) };
    await expect(imported(text)).rejects.toMatchObject(failure);
    expect(await marks(clone)).toBe("");
  });

  it("a missing or too large file is refused, more dismissals than a repository may have, and an import by an agent", async () => {
    const many = (count: number, from: number): string =>
      Array.from({ length: count }, (_, at) => `${JSON.stringify({ ...FINE, fingerprint: from + at })}\n`).join("");
    const missing = galley(clone, ["dismissed", "--import", "no.jsonl"]);
    await expect(missing).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(imported(many(10_001, 0))).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: expect.stringContaining("This one has 0, and the file would add 10001."),
    });
    await expect(imported("\n".repeat(8 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: expect.stringContaining("A file of dismissals can have at most 8 MiB."),
    });
    // The file has less than 8 MiB, but each stored line is longer.
    const long = Array.from({ length: 128 }, (_, at) =>
      JSON.stringify({ ...FINE, fingerprint: at, reason: "r".repeat(at === 127 ? 48_000 : 65_536) }),
    );
    await expect(imported(long.join("\n"))).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: expect.stringContaining("The dismissals of a repository can have at most 8 MiB in all."),
    });
    const agent = galley(clone, ["dismissed", "--import", "-"], { input: many(1, 0), agent: "Robo" });
    await expect(agent).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await marks(clone)).toBe("");
    expect(await imported(many(10_000, 0))).toBe("Dismissals: 10000 added, 0 already there.\n");
    await expect(imported(many(2, 9_999))).rejects.toMatchObject({ code: "TOO_LARGE" });
    expect(await imported(many(10, 0))).toBe("Dismissals: 0 added, 10 already there.\n");
  });

  it("other actions do not accept its options", async () => {
    const args = [
      ["list", "--format", "jsonl"],
      ["list", "--import", "-"],
      ["import", "-", "--import", "-"],
      ["dismissed", "x"],
    ];
    for (const one of args) await expect(galley(clone, one)).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});
