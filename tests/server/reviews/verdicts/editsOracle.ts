import { join } from "node:path";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";

/** A repository in which to run git; the indexes of the oracle are created in `scratch`. */
export interface AskedRepo {
  readonly git: TempRepo["gitBytes"];
  readonly scratch: string;
  /** The number of its trees that go into one index. */
  readonly together: number;
}

interface Ends {
  readonly base: string;
  readonly head: string;
}

export interface TwoChanges {
  readonly older: Ends;
  readonly newer: Ends;
}

/** Git's result for two changes. */
export interface Judgement {
  /** True if the edits of each, applied to the base of the other, give the head of the other. */
  readonly isSame: boolean;
  /** True if the two bases differ in a file that one of the changes touches. */
  readonly isDrifted: boolean;
  /** True if the bases have the same files. */
  readonly isSameBase: boolean;
  /** True if a change or the base renames a file: a merge follows a rename, a patch does not. */
  readonly isRenamed: boolean;
}

/**
 * Judges pairs of changes only by `git apply`, without Galley's code: the patch of each change is applied to the base
 * of the other. Runs some processes for all pairs, and two for each.
 */
export async function judgeChanges(repo: AskedRepo, pairs: readonly TwoChanges[]): Promise<readonly Judgement[]> {
  const judged: Judgement[] = [];
  for (let from = 0; from < pairs.length; from += repo.together) {
    judged.push(...(await judgeTogether(repo, pairs.slice(from, from + repo.together))));
  }
  return judged;
}

async function judgeTogether(repo: AskedRepo, pairs: readonly TwoChanges[]): Promise<readonly Judgement[]> {
  const trees = await treesOf(
    repo,
    pairs.flatMap(({ older, newer }) => [older.base, older.head, newer.base, newer.head]),
  );
  const four = pairs.map((_, index) => {
    const [oldBase = "", oldHead = "", newBase = "", newHead = ""] = trees.slice(4 * index, 4 * index + 4);
    return { oldBase, oldHead, newBase, newHead };
  });
  const between = (flags: readonly string[], ends: readonly (readonly [string, string])[]) => diffs(repo, flags, ends);
  const patch = ["-p", "--binary", "--full-index", "-U1"];
  const [before, after] = [
    await between(
      patch,
      four.map(({ oldBase, oldHead }) => [oldBase, oldHead]),
    ),
    await between(
      patch,
      four.map(({ newBase, newHead }) => [newBase, newHead]),
    ),
  ];
  const three = four.flatMap(({ oldBase, oldHead, newBase, newHead }): readonly (readonly [string, string])[] => [
    [oldBase, oldHead],
    [newBase, newHead],
    [oldBase, newBase],
  ]);
  const names = await between(["--name-only"], three);
  const renames = await between(["-M", "-l0", "--diff-filter=R", "--name-only"], three);
  const onNewer = await applyEach(repo, "newer", before, (index) => four[index]?.newBase ?? "");
  const onOlder = await applyEach(repo, "older", after, (index) => four[index]?.oldBase ?? "");
  return four.map(({ oldBase, oldHead, newBase, newHead }, index) => {
    const [ofOlder = "", ofNewer = "", ofBases = ""] = names.slice(3 * index, 3 * index + 3);
    const touched = new Set(`${ofOlder}${ofNewer}`.split("\n").filter((path) => path !== ""));
    return {
      isSame: onNewer[index] === newHead && onOlder[index] === oldHead,
      isDrifted: ofBases.split("\n").some((path) => touched.has(path)),
      isSameBase: oldBase === newBase,
      isRenamed: renames.slice(3 * index, 3 * index + 3).join("") !== "",
    };
  });
}

async function treesOf({ git }: AskedRepo, commits: readonly string[]): Promise<readonly string[]> {
  const input = commits.map((commit) => `${commit}^{tree}\n`).join("");
  const out = (await git(["cat-file", "--batch-check=%(objectname)"], { input })).toString();
  return out.trim().split("\n");
}

/** Gets the differences of many pairs of trees from git at once; a separate line names each pair. */
async function diffs(
  { git }: AskedRepo,
  flags: readonly string[],
  pairs: readonly (readonly [string, string])[],
): Promise<readonly string[]> {
  const input = pairs.map((pair) => `${pair.join(" ")}\n`).join("");
  const args = ["diff-tree", "--stdin", "-r", "--no-renames", "--no-ext-diff", "--ignore-submodules=none", ...flags];
  const out = (await git(args, { input })).toString("latin1");
  const parts = out.split(/^([0-9a-f]{40} [0-9a-f]{40})\n/mu).slice(1);
  return pairs.map((pair, index) => {
    if (parts[2 * index] !== pair.join(" ")) throw new Error(`Git lists ${parts[2 * index]}, not ${pair.join(" ")}.`);
    return parts[2 * index + 1] ?? "";
  });
}

/** Applies each patch to its tree, in a folder of one index, and returns the trees; null if it does not apply. */
async function applyEach(
  { git, scratch }: AskedRepo,
  name: string,
  patches: readonly string[],
  baseOf: (index: number) => string,
): Promise<readonly (string | null)[]> {
  const env = { GIT_INDEX_FILE: join(scratch, `index-${name}`) };
  const list = patches.map((_, index) => `040000 tree ${baseOf(index)}\tpair${index}\n`).join("");
  const all = (await git(["mktree"], { input: list })).toString().trim();
  await git(["read-tree", all], { env });
  const fits: boolean[] = [];
  for (const [index, patch] of patches.entries()) {
    const args = ["apply", "--cached", "--allow-empty", "--whitespace=nowarn", `--directory=pair${index}`];
    fits.push(await isApplied(git(args, { env, input: Buffer.from(patch, "latin1") })));
  }
  const written = (await git(["write-tree", "--missing-ok"], { env })).toString().trim();
  const out = (await git(["ls-tree", written])).toString();
  const trees = new Map(
    out.split("\n").map((line): [string, string] => [line.split("\t")[1] ?? "", line.split(/\s/u)[2] ?? ""]),
  );
  // The tree of a folder without files is not listed.
  return fits.map((isFit, index) => (isFit ? (trees.get(`pair${index}`) ?? "") : null));
}

async function isApplied(applying: Promise<unknown>): Promise<boolean> {
  try {
    await applying;
    return true;
  } catch (error) {
    if (
      error instanceof Error &&
      /^git apply .*: error: /u.test(error.message) &&
      !/corrupt|fatal/u.test(error.message)
    )
      return false;
    throw error;
  }
}
