import { afterAll, expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { Repository } from "#server/git/Repository.ts";
import { recordChange } from "#server/reviews/verdicts/changeRecord.ts";
import { changeSince } from "#server/reviews/verdicts/changeSince.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing) await close();
});

async function open(repo: TempRepo): Promise<Repository> {
  const git = await openRepository(repo.path);
  closing.push(() => git.close());
  return git;
}

const LINES = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
const EDITED = LINES.replace("2", "two");

/** Creates `topic` with two commits on `main`, and adds commits to `main`. */
async function topic(repo: TempRepo, onMain: Parameters<TempRepo["commit"]>[0]) {
  const base = await repo.commit({ "a.txt": LINES, "b.txt": LINES, "tool.sh": "run\n" });
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ "a.txt": EDITED }, "Edit a");
  const head = await repo.commit({ "new.txt": "new\n" }, "Add a file");
  await repo.git("switch", "--quiet", "main");
  const onto = await repo.commit(onMain, "Theirs");
  await repo.git("switch", "--quiet", "topic");
  return { older: { base, head, kind: "commits" as const }, onto };
}

type Act = (repo: TempRepo, onto: string) => Promise<{ readonly base?: string; readonly kind?: "snapshot" } | void>;

const rebase = async (repo: TempRepo, onto: string) => {
  await repo.git("rebase", "--quiet", onto);
  return { base: onto };
};

const elsewhere = { "other.txt": "theirs\n" };
const besides = { "a.txt": LINES.replace("9", "nine") };

test.each<
  [string, Parameters<TempRepo["commit"]>[0], Act, { readonly kind: string; readonly [fact: string]: unknown }]
>([
  ["the same commits", elsewhere, async () => undefined, { kind: "IDENTICAL", editedFiles: 0 }],
  [
    "commits that were made again",
    elsewhere,
    async (repo) => void (await repo.git("commit", "--amend", "--quiet", "--reset-author", "--no-edit")),
    { kind: "IDENTICAL" },
  ],
  [
    "another message",
    elsewhere,
    async (repo) => void (await repo.git("commit", "--amend", "--quiet", "-m", "Add a new file")),
    { kind: "MESSAGE_ONLY" },
  ],
  [
    "one commit instead of two",
    elsewhere,
    async (repo) => {
      await repo.git("reset", "--quiet", "--soft", "HEAD~2");
      await repo.git("commit", "--quiet", "-m", "Both");
    },
    { kind: "MESSAGE_ONLY" },
  ],
  [
    "a snapshot of the same files",
    elsewhere,
    async (repo) => {
      await repo.git("commit", "--amend", "--quiet", "-m", "A snapshot");
      return { kind: "snapshot" };
    },
    { kind: "MESSAGE_ONLY" },
  ],
  ["a rebase over other files", elsewhere, rebase, { kind: "TRIVIAL_REBASE", baseCommits: 1 }],
  [
    "a merge of the target that changed other files",
    elsewhere,
    async (repo, onto) => {
      await repo.git("merge", "--quiet", "--no-edit", onto);
      return { base: onto };
    },
    { kind: "TRIVIAL_REBASE" },
  ],
  [
    "a merge with an edit of its own",
    elsewhere,
    async (repo, onto) => {
      await repo.git("merge", "--quiet", "--no-commit", "--no-ff", onto);
      await repo.commit({ "other.txt": "theirs, and mine\n" }, "Merge");
      return { base: onto };
    },
    { kind: "CHANGED", editedFiles: 1 },
  ],
  [
    "a rebase over another mode and another name of its files",
    { "a.txt": { program: LINES } },
    async (repo, onto) => {
      await repo.git("switch", "--quiet", "--detach", onto);
      const base = await repo.commit({ "b.txt": null, "moved.txt": LINES }, "Rename");
      await repo.git("switch", "--quiet", "topic");
      await repo.git("rebase", "--quiet", base);
      return { base };
    },
    { kind: "BASE_DRIFT", editedFiles: 0 },
  ],
  ["a rebase over the same file", besides, rebase, { kind: "BASE_DRIFT" }],
  [
    "a rebase with an edit of its own",
    elsewhere,
    async (repo, onto) => {
      await rebase(repo, onto);
      await repo.write({ "a.txt": EDITED.replace("3", "three") });
      await repo.git("commit", "--quiet", "--all", "--amend", "--no-edit");
      return { base: onto };
    },
    { kind: "CHANGED", editedFiles: 1 },
  ],
  [
    "another indentation",
    elsewhere,
    async (repo) => void (await repo.commit({ "a.txt": EDITED.replace("two", "  two") })),
    { kind: "CHANGED" },
  ],
  [
    "another mode",
    elsewhere,
    async (repo) => void (await repo.commit({ "tool.sh": { program: "run\n" } })),
    { kind: "CHANGED" },
  ],
  [
    "another name",
    elsewhere,
    async (repo) => void (await repo.commit({ "new.txt": null, "newer.txt": "new\n" })),
    { kind: "CHANGED" },
  ],
  ["an edit that the base has made too, and that was dropped", { "a.txt": EDITED }, rebase, { kind: "CHANGED" }],
])("%s", async (_, onMain, act, expected) => {
  const repo = await tempRepo();
  const { older, onto } = await topic(repo, onMain);
  const { base = older.base, kind = "commits" as const } = (await act(repo, onto)) ?? {};
  const newer = { base, head: await repo.git("rev-parse", "HEAD"), kind };
  const git = await open(repo);
  expect(await changeSince(git, older, newer)).toMatchObject(expected);
  // The record of the verdict has the same result if the older commits are missing, or null if other contents make it uncertain.
  const record = (await recordChange(git, older)) ?? undefined;
  const gone = { ...older, head: "1".repeat(40) };
  const found = await changeSince(git, gone, newer, { record });
  if (["BASE_DRIFT", "CHANGED"].includes(expected.kind)) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

test("the same edit at another position, between the same lines, is another change", async () => {
  const repo = await tempRepo();
  const same = (count: number): string => "same\n".repeat(count);
  const base = await repo.commit({ "a.txt": same(40), "b.txt": "1\n" });
  const head = await repo.commit({ "a.txt": `${same(10)}added\n${same(30)}`, "b.txt": "2\n" });
  await repo.git("checkout", "--quiet", base);
  const moved = await repo.commit({ "a.txt": `${same(20)}added\n${same(20)}`, "b.txt": "2\n" });
  const git = await open(repo);
  const [older, newer] = [head, moved].map((one) => ({ base, head: one, kind: "commits" as const }));
  if (older === undefined || newer === undefined) throw new Error("There are two changes.");
  expect(await changeSince(git, older, newer)).toMatchObject({ kind: "CHANGED", editedFiles: 1 });
});

test("commits that are missing prove nothing", async () => {
  const repo = await tempRepo();
  const head = await repo.commit({ a: "1\n" });
  const gone = { base: head, head: "1".repeat(40), kind: "commits" as const };
  expect(await changeSince(await open(repo), gone, { ...gone, head })).toBeNull();
});
