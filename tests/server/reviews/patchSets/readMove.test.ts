import { afterAll, beforeEach, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { type MovedState, readMove } from "#server/reviews/patchSets/PatchSetMove.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let git: Repository;
let base: string;
let older: MovedState;
const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing) await close();
});

const word = (third: string): string => `one\ntwo\n${third}\nfour\nfive\n`;

/** `topic` has two commits on `main`: the first changes word.txt, the second adds new.txt. */
beforeEach(async () => {
  repo = await tempRepo();
  base = await repo.commit({ "word.txt": word("three"), "main.txt": "main\n" });
  await repo.git("checkout", "--quiet", "-b", "topic");
  await repo.commit({ "word.txt": word("THREE") }, "Shout");
  const head = await repo.commit({ "new.txt": "new\n" }, "Add");
  older = { base, head, kind: "commits" };
  git = await openRepository(repo.path);
  closing.push(() => git.close());
});

async function reported(newer: Partial<MovedState> = {}, before: MovedState = older): Promise<unknown> {
  const head = await repo.git("rev-parse", "HEAD");
  return readMove(git, before, { base: before.base, head, kind: "commits", ...newer });
}

/** Adds some commits to `main` and returns its tip; the checkout does not change. */
async function mainContinues(count: number): Promise<string> {
  await repo.git("checkout", "--quiet", "main");
  for (let at = 0; at < count; at += 1) await repo.commit({ "main.txt": `main ${at}\n` });
  const tip = await repo.git("rev-parse", "main");
  await repo.git("checkout", "--quiet", "topic");
  return tip;
}

test("commits on top were pushed", async () => {
  await repo.commit({ "more.txt": "more\n" });
  await repo.commit({ "more.txt": "more and more\n", "new.txt": "newer\n" });
  expect(await reported()).toEqual({
    kind: "PUSHED",
    message: "pushed 2 commits, 2 files edited",
    editedFiles: 2,
  });
});

test("a merge of the target is distinguished from pushed commits, and its files are not the author's edits", async () => {
  const tip = await mainContinues(3);
  await repo.git("merge", "--quiet", "--no-edit", "main");
  expect(await reported({ base: tip })).toMatchObject({
    kind: "PUSHED",
    message: "pushed 1 commit, merged 3 commits of its target",
    editedFiles: 0,
  });
});

test("a last commit that was made again was amended, with what was edited in it", async () => {
  await repo.write({ "new.txt": "newer\n" });
  await repo.git("commit", "--quiet", "--all", "--amend", "--message=Add");
  expect(await reported()).toMatchObject({ kind: "AMENDED", message: "amended the last commit, 1 file edited" });
});

test("for a commit with only another message it reports that nothing was edited", async () => {
  await repo.git("commit", "--quiet", "--amend", "--message=Add it");
  expect(await reported()).toMatchObject({ kind: "AMENDED", message: "amended the last commit, no files edited" });
});

test("a branch on a newer base was rebased, by how many commits and with what edits", async () => {
  const tip = await mainContinues(3);
  await repo.git("rebase", "--quiet", "main");
  expect(await reported({ base: tip })).toEqual({
    kind: "REBASED",
    message: "rebased onto 3 new commits, no files edited",
    editedFiles: 0,
  });
  await repo.write({ "new.txt": "newer\n", "word.txt": word("THREE!") });
  await repo.git("commit", "--quiet", "--all", "--amend", "--no-edit");
  expect(await reported({ base: tip })).toMatchObject({ message: "rebased onto 3 new commits, 2 files edited" });
});

test("a rebase to an older base is one onto another base", async () => {
  const tip = await mainContinues(1);
  await repo.git("rebase", "--quiet", "main");
  const head = await repo.git("rev-parse", "topic");
  expect(await reported(older, { base: tip, head, kind: "commits" })).toMatchObject({
    kind: "REBASED",
    message: "rebased onto another base, no files edited",
  });
});

test("a branch that was moved elsewhere was rebased onto another base", async () => {
  await repo.git("checkout", "--quiet", "-b", "side", base);
  const side = await repo.commit({ "side.txt": "side\n" });
  await repo.git("checkout", "--quiet", "topic");
  const tip = await mainContinues(1);
  await repo.git("rebase", "--quiet", "main");
  const onMain = { base: tip, head: await repo.git("rev-parse", "topic"), kind: "commits" } as const;
  await repo.git("rebase", "--quiet", "--onto", "side", "main", "topic");
  expect(await reported({ base: side }, onMain)).toMatchObject({
    kind: "REBASED",
    message: "rebased onto another base, no files edited",
  });
});

test(
  "commits that were squashed, split, reordered or replaced on the same base were rewritten",
  { tags: "slow" },
  async () => {
    await repo.git("reset", "--quiet", "--soft", base);
    const one = await repo.commit({}, "All of it");
    expect(await reported()).toMatchObject({ kind: "REWRITTEN", message: "rewritten, no files edited" });
    const squashed = { base, head: one, kind: "commits" } as const;
    expect(await reported({ head: older.head }, squashed)).toMatchObject({ message: "rewritten, no files edited" });
    await repo.git("reset", "--quiet", "--hard", base);
    await repo.commit({ "new.txt": "new\n" }, "Add first");
    await repo.commit({ "word.txt": word("THREE") }, "Then shout");
    expect(await reported()).toMatchObject({
      kind: "REWRITTEN",
      message: "rewritten, no files edited",
    });
    await repo.git("reset", "--quiet", "--hard", base);
    await repo.commit({ "new.txt": "new\n" });
    await repo.commit({ "word.txt": word("Three") });
    expect(await reported()).toMatchObject({ kind: "REWRITTEN", message: "rewritten, 1 file edited" });
  },
);

test("commits that stayed while the target took one of them have another base", async () => {
  const first = await repo.git("rev-parse", "topic~1");
  expect(await reported({ base: first, head: older.head })).toMatchObject({
    kind: "BASE_MOVED",
    message: "base moved by 1 commit",
  });
});

test("further uncommitted work is reported with its files, and a commit of it with the edits since", async () => {
  const snapshot = async (files: Parameters<TempRepo["commit"]>[0]): Promise<MovedState> => {
    await repo.git("checkout", "--quiet", "--detach", older.head);
    return { base: older.head, head: await repo.commit(files), kind: "snapshot" };
  };
  const first = await snapshot({ "new.txt": "newer\n" });
  const second = await snapshot({ "new.txt": "newer\n", "word.txt": word("x"), "more.txt": "more\n" });
  expect(await reported(second, first)).toMatchObject({ kind: "EDITED", message: "2 files edited", editedFiles: 2 });
  await repo.git("reset", "--quiet", "--soft", older.head);
  await repo.commit({}, "What the snapshot held");
  expect(await reported({ base: older.head }, second)).toMatchObject({
    kind: "COMMITTED",
    message: "committed",
  });
  await repo.commit({ "more.txt": "more and more\n" });
  expect(await reported({ base: older.head }, second)).toMatchObject({
    kind: "COMMITTED",
    message: "committed, 1 file edited",
  });
});

test("it is null if the repository does not have a commit", async () => {
  expect(await reported({}, { ...older, head: "1".repeat(40) })).toBe(null);
});
