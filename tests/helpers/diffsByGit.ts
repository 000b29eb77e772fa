import type { TempRepo } from "./tempRepo.ts";

/** Two commits or trees to compare. */
type Pair = readonly [from: string, to: string];

/**
 * Returns the output of `git diff-tree` for each pair, in order. Runs one git process for all of them; takes time
 * linear in the output.
 */
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
  // Git prints the names of each pair before its diff.
  let at = 0;
  const starts = heads.map((head) => {
    const start = printed.indexOf(head, at);
    if (start < 0) throw new Error(`git diff-tree printed nothing for ${head}`);
    at = start + head.length;
    return { start, end: at };
  });
  return starts.map(({ end }, index) => printed.subarray(end, starts[index + 1]?.start));
}
