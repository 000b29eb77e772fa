import type { HunkRecord } from "#server/git/patches/parsePatch.ts";

/** Lines that were replaced by others; either may be none, and then its start is the line in front of which it would be. */
export interface ChangedRun {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** Lists what a file's hunks change, in order, without the lines around it. Linear in the number of lines. */
export function changedRuns(hunks: readonly HunkRecord[]): readonly ChangedRun[] {
  const runs: ChangedRun[] = [];
  for (const hunk of hunks) {
    // Of no lines, a hunk names the line behind which they would be.
    let oldAt = hunk.oldStart + (hunk.oldCount === 0 ? 1 : 0);
    let newAt = hunk.newStart + (hunk.newCount === 0 ? 1 : 0);
    let oldCount = 0;
    let newCount = 0;
    for (const line of [...hunk.lines, " "]) {
      if (line.startsWith("-")) oldCount += 1;
      if (line.startsWith("+")) newCount += 1;
      if (!line.startsWith(" ")) continue;
      if (oldCount + newCount > 0) runs.push({ oldStart: oldAt, oldCount, newStart: newAt, newCount });
      oldAt += oldCount + 1;
      newAt += newCount + 1;
      oldCount = 0;
      newCount = 0;
    }
  }
  return runs;
}
