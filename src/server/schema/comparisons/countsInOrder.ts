import type { Int } from "grats";
import type { ChangedFiles } from "#server/git/diffs/diffTree.ts";
import type { FileCounts } from "#server/git/diffs/numstat.ts";

/** Writes the lines that each file gained and lost, in the order of the files: two numbers a file, -1 twice for a binary one, -2 for one of which they are not known. */
export function countsInOrder(files: ChangedFiles, counts: ReadonlyMap<string, FileCounts>): readonly Int[] {
  return files.flatMap((file) => {
    const count = counts.get(file.newPath ?? file.oldPath ?? "") ?? { additions: 0, deletions: 0 };
    if (count === "unknown") return [-2, -2];
    return count === "binary" ? [-1, -1] : [count.additions, count.deletions];
  });
}
