import type { TempRepo } from "./tempRepo.ts";

/** What to compare: two commits or trees. */
type Pair = readonly [from: string, to: string];

/** What `git diff-tree` prints of each pair by itself, in their order. Asks one git for all of them: linear in what it prints. */
export async function diffsByGit(
  repo: TempRepo,
  flags: readonly string[],
  pairs: readonly Pair[],
): Promise<readonly Buffer[]> {
  const names = pairs.flatMap((pair) => pair.map((name) => `${name}^{tree}\n`)).join("");
  const found = await repo.gitBytes(["cat-file", "--batch-check=%(objectname)"], { input: names });
  const trees = found.toString().split("\n");
  const heads = pairs.map((_, at) => `${trees[2 * at]} ${trees[2 * at + 1]}\n`);
  const printed = await repo.gitBytes(["diff-tree", "--stdin", ...flags], { input: heads.join("") });
  // Git names each pair before what it has to say of it.
  let at = 0;
  const starts = heads.map((head) => {
    const start = printed.indexOf(head, at);
    if (start < 0) throw new Error(`git diff-tree says nothing of ${head}`);
    at = start + head.length;
    return { start, end: at };
  });
  return starts.map(({ end }, index) => printed.subarray(end, starts[index + 1]?.start));
}
