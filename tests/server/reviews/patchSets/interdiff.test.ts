import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { interdiff, type ChangeEnds, type Interdiff } from "#server/reviews/patchSets/interdiff.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampled, TEST_MS } from "#tests/helpers/testRun.ts";
import { randomStates, STATE_MOVES, type TwoStates } from "../../operations/patchSets/randomStates.ts";

/** Generated pairs of states; `GALLEY_STATES=2000` tests more of them. */
const CASES = Number(process.env["GALLEY_STATES"] ?? sampled(160));
const SEED = Number(process.env["GALLEY_SEED"] ?? 20_261_121);

const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing) await close();
});

async function open(repo: TempRepo): Promise<Repository> {
  const git = await openRepository(repo.path);
  closing.push(() => git.close());
  return git;
}

/**
 * The differences that git reports between two trees, one of which may be outside the repository: the lines of each
 * file, sorted.
 */
async function summary(repo: TempRepo, git: Repository, from: string, to: string) {
  const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: `${git.mirror}/objects` };
  const patch = (await repo.gitBytes(["diff", "-U0", "-M", "--no-color", from, to], { env })).toString();
  const files = patch.split(/^diff --git .*$/mu).slice(1);
  return new Map(
    files.map((file) => {
      const name = /^\+\+\+ b\/(.*)$/mu.exec(file)?.[1] ?? /^--- a\/(.*)$/mu.exec(file)?.[1] ?? file;
      const lines = file.split("\n").filter((line) => /^[+-](?!\+\+ |-- )/u.test(line));
      return [name, lines.toSorted()] as const;
    }),
  );
}

async function textAt(repo: TempRepo, git: Repository, commit: string, path: string): Promise<string> {
  const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: `${git.mirror}/objects` };
  return (await repo.gitBytes(["show", `${commit}:${path}`], { env })).toString();
}

/** Whether git finds each commit of the older state in the newer one, without a difference. */
async function areEqual(repo: TempRepo, { older, newer }: TwoStates): Promise<boolean> {
  const ranges = [`${older.base}..${older.head}`, `${newer.base}..${newer.head}`];
  const lines = (await repo.git("range-diff", "-s", "--no-color", ...ranges)).split("\n");
  return lines.every((line) => /^\s*\d+:\s+[0-9a-f]+ = /u.test(line));
}

interface Ends {
  readonly older: ChangeEnds;
  readonly newer: ChangeEnds;
}

function between(git: Repository, { older, newer }: Ends): Promise<Interdiff> {
  return interdiff(git, older, newer);
}

test(
  `of ${CASES} generated pairs of states it shows exactly what the author changed (seed ${SEED})`,
  { tags: "slow", timeout: TEST_MS * Math.ceil(CASES / 160) },
  async () => {
    const { repo, cases } = await randomStates(SEED, CASES);
    const git = await open(repo);
    const seen = { equal: 0, edited: 0, conflicting: 0 };
    for (const one of cases) {
      const found = await between(git, one);
      const lines = await summary(repo, git, found.from, found.to);
      const why = JSON.stringify(one);
      expect(found.conflicts, why).toEqual(one.conflicts);
      for (const path of one.conflicts) lines.delete(path);
      expect(lines, why).toEqual(one.expected);
      if (one.conflicts.length > 0) seen.conflicting += 1;
      else if (one.expected.size > 0) seen.edited += 1;
      // If git finds no difference, nothing may be shown: the expectation says so, and git itself confirms it here.
      if (one.conflicts.length === 0 && (await areEqual(repo, one))) {
        seen.equal += 1;
        expect(one.expected, why).toEqual(new Map());
      }
    }
    // Each kind of case must occur.
    expect(seen.conflicting).toBeGreaterThan(CASES / STATE_MOVES.length / 2);
    expect(seen.equal).toBeGreaterThan(CASES / 16);
    expect(seen.edited).toBeGreaterThan(CASES / 4);
  },
);

/**
 * Creates `topic`, which changes a line in each of two commits, and the same branch rebased onto later commits of
 * `main`.
 */
async function rebased(
  repo: TempRepo,
  theirs: Parameters<TempRepo["commit"]>[0],
): Promise<Pick<TwoStates, "older" | "newer">> {
  const base = await repo.commit({
    "word.txt": "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n",
    "lib/a.txt": "a\n",
  });
  await repo.git("checkout", "--quiet", "-b", "topic");
  await repo.commit({ "word.txt": "one\ntwo\nTHREE\nfour\nfive\nsix\nseven\neight\n" });
  const head = await repo.commit({ "lib/new.txt": "new\n" });
  await repo.git("checkout", "--quiet", "main");
  const onto = await repo.commit(theirs);
  await repo.git("-c", "merge.directoryRenames=false", "rebase", "--quiet", "main", "topic");
  return { older: { base, head }, newer: { base: onto, head: await repo.git("rev-parse", "topic") } };
}

test("a branch that git rebased without a conflict shows nothing", async () => {
  const repo = await tempRepo();
  const states = await rebased(repo, {
    "word.txt": "ONE\ntwo\nthree\nfour\nfive\nsix\nseven\nEIGHT\n",
    "more.txt": "x\n",
  });
  const git = await open(repo);
  const found = await between(git, states);
  expect(found).toMatchObject({ to: states.newer.head, isPorted: true, conflicts: [] });
  expect(await summary(repo, git, found.from, found.to)).toEqual(new Map());
});

test("a file that was added to a folder that the base renamed stays where the author put it", async () => {
  const repo = await tempRepo();
  const states = await rebased(repo, { "lib/a.txt": null, "src/a.txt": "a\n" });
  const git = await open(repo);
  const found = await between(git, states);
  expect(found.conflicts).toEqual([]);
  expect(await summary(repo, git, found.from, found.to)).toEqual(new Map());
});

test("an edit of a file that the base renamed is found in it, and a file that the author renamed has the base's edits", async () => {
  const repo = await tempRepo();
  const text = (third: string, last: string): string => `one\ntwo\n${third}\nfour\nfive\nsix\nseven\n${last}\n`;
  const base = await repo.commit({ "word.txt": text("three", "eight"), "kept.txt": text("drei", "acht") });
  const head = await repo.commit({
    "word.txt": text("THREE", "eight"),
    "kept.txt": null,
    "mine.txt": text("drei", "acht"),
  });
  await repo.git("checkout", "--quiet", "--detach", base);
  const onto = await repo.commit({
    "word.txt": null,
    "theirs.txt": text("three", "EIGHT"),
    "kept.txt": text("drei", "ACHT"),
  });
  const newer = await repo.commit({
    "theirs.txt": text("THREE!", "EIGHT"),
    "kept.txt": null,
    "mine.txt": text("drei", "ACHT"),
  });
  const git = await open(repo);
  const found = await between(git, { older: { base, head }, newer: { base: onto, head: newer } });
  expect(found.conflicts).toEqual([]);
  expect(await summary(repo, git, found.from, found.to)).toEqual(new Map([["theirs.txt", ["+THREE!", "-THREE"]]]));
});

test("a file that does not fit the new base is named, and shows both sides between conflict markers with their names", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ "dir/word.txt": "one\r\ntwo\r\nthree\r\n" });
  const head = await repo.commit({ "dir/word.txt": "one\r\nTWO\r\nthree\r\n" });
  await repo.git("checkout", "--quiet", "--detach", base);
  const onto = await repo.commit({ "dir/word.txt": "one\r\nzwei\r\nthree\r\n" });
  const newer = await repo.commit({ "dir/word.txt": "one\r\nZWEI\r\nthree\r\n" });
  const git = await open(repo);
  const found = await between(git, { older: { base, head }, newer: { base: onto, head: newer } });
  expect(found.conflicts).toEqual(["dir/word.txt"]);
  expect(await textAt(repo, git, found.from, "dir/word.txt")).toBe(
    "one\r\n<<<<<<< the new base\r\nzwei\r\n=======\r\nTWO\r\n>>>>>>> the earlier patch set\r\nthree\r\n",
  );
});

test("binary files, submodules and a file that one side removed conflict by name, and other files are reported too", async () => {
  const repo = await tempRepo();
  const [one, two, three] = ["1", "2", "3"].map((digit) => ({ gitlink: digit.repeat(40) }));
  if (!one || !two || !three) throw new Error("There are three submodules.");
  const base = await repo.commit({ "pic.bin": "\0a", sub: one, "gone.txt": "a\nb\n", "plain.txt": "p\n" });
  const head = await repo.commit({ "pic.bin": "\0b", sub: two, "gone.txt": "a\nB\n", "plain.txt": "P\n" });
  await repo.git("checkout", "--quiet", "--detach", base);
  const onto = await repo.commit({ "pic.bin": "\0c", sub: three, "gone.txt": null });
  const newer = await repo.commit({ "pic.bin": "\0d", sub: two, "plain.txt": "PP\n" });
  const git = await open(repo);
  const found = await between(git, { older: { base, head }, newer: { base: onto, head: newer } });
  expect(found.conflicts).toEqual(["gone.txt", "pic.bin", "sub"]);
  expect((await summary(repo, git, found.from, found.to)).get("plain.txt")).toEqual(["+PP", "-P"]);
});

test("on one base, and on two with the same files, the heads themselves are compared", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ "a.txt": "a\n" });
  const twin = await repo.commit({});
  const head = await repo.commit({ "a.txt": "b\n" });
  const newer = await repo.commit({ "a.txt": "c\n" });
  const git = await open(repo);
  const plain = { from: head, to: newer, isPorted: false, conflicts: [] };
  expect(await between(git, { older: { base, head }, newer: { base, head: newer } })).toEqual(plain);
  expect(await between(git, { older: { base, head }, newer: { base: twin, head: newer } })).toEqual(plain);
  expect(await between(git, { older: { base: null, head }, newer: { base: null, head: newer } })).toEqual(plain);
});

test("a change without a base is merged as the files that it added", async () => {
  const repo = await tempRepo();
  const head = await repo.commit({ "a.txt": "a\n" });
  await repo.git("checkout", "--quiet", "--orphan", "other");
  await repo.git("rm", "--quiet", "-rf", ".");
  const base = await repo.commit({ "b.txt": "b\n" });
  const newer = await repo.commit({ "a.txt": "a\nmore\n" });
  const git = await open(repo);
  const found = await between(git, { older: { base: null, head }, newer: { base, head: newer } });
  expect(await summary(repo, git, found.from, found.to)).toEqual(new Map([["a.txt", ["+more"]]]));
});

test("the commit that it creates has the same id each time, is in no history of the repository and follows the new base", async () => {
  const repo = await tempRepo();
  const states = await rebased(repo, { "word.txt": "ONE\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n" });
  const first = await between(await open(repo), states);
  const again = await open(repo);
  const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: `${again.mirror}/objects` };
  const parent = (await repo.gitBytes(["rev-parse", `${first.from}^@`], { env })).toString().trim();
  expect(parent).toBe(states.newer.base);
  await expect(repo.git("cat-file", "-e", first.from)).rejects.toThrow();
  await rm(again.mirror, { recursive: true });
  const fresh = await open(repo);
  expect(await between(fresh, states)).toEqual(first);
  expect((await readCommits(fresh, [first.from]))[0]?.parents).toEqual([states.newer.base]);
});

test("the commit is created again if the cache folder was deleted", { tags: "slow" }, async () => {
  const { repo, cases } = await randomStates(SEED, 12);
  const git = await open(repo);
  const all = await Promise.all(cases.map(async (one) => [one, await between(git, one)] as const));
  const [one, before] = all.find(([, { isPorted }]) => isPorted) ?? [];
  if (one === undefined || before === undefined) throw new Error("No state of these is on another base.");
  await rm(git.mirror, { recursive: true });
  expect(await between(git, one)).toEqual(before);
  expect(await summary(repo, git, before.from, before.to)).toEqual(one.expected);
});

test("a repository with SHA-256 ids gets ids of that kind", async () => {
  const repo = await tempRepo({ objectFormat: "sha256" });
  const states = await rebased(repo, { "word.txt": "ONE\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n" });
  const git = await open(repo);
  const found = await between(git, states);
  expect(found.from).toMatch(/^[0-9a-f]{64}$/u);
  expect(await summary(repo, git, found.from, found.to)).toEqual(new Map());
});

test("if a base is missing it fails as OBJECT_MISSING", async () => {
  const repo = await tempRepo();
  const states = await rebased(repo, { "more.txt": "x\n" });
  const git = await open(repo);
  const older = { ...states.older, base: "1".repeat(40) };
  await expect(between(git, { ...states, older })).rejects.toMatchObject({ code: "OBJECT_MISSING" });
});

test("in a shallow clone without the base it fails as OBJECT_MISSING too", async () => {
  const repo = await tempRepo();
  const states = await rebased(repo, { "more.txt": "x\n" });
  await repo.git("branch", "older", states.older.head);
  const clone = join(await tempFolder(), "clone");
  await repo.git("clone", "--quiet", "--depth=1", "--no-single-branch", `file://${repo.path}`, clone);
  const shallow = await tempRepo({ at: clone, existing: true });
  const git = await open(shallow);
  await expect(between(git, states)).rejects.toMatchObject({ code: "OBJECT_MISSING" });
});
