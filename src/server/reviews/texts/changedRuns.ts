import type { HunkRecord } from "#server/git/patches/parsePatch.ts";

/**
 * Lines that were replaced by others, from 1; either side may be empty, and then its start is the line before which it
 * would be.
 */
export interface ChangedRun {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

export type Side = "old" | "new";

/** Lists the changes of a file's hunks, in order, without context lines. Linear in the number of lines. */
export function changedRuns(hunks: readonly HunkRecord[]): readonly ChangedRun[] {
  const runs: ChangedRun[] = [];
  for (const hunk of hunks) {
    // For an empty range, a hunk gives the line after which it would be.
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

export function startOf(run: ChangedRun, side: Side): number {
  return side === "old" ? run.oldStart : run.newStart;
}

/** Returns the line after a run's last. */
export function endOf(run: ChangedRun, side: Side): number {
  return side === "old" ? run.oldStart + run.oldCount : run.newStart + run.newCount;
}

/** Returns the index of the last run that begins at or before a line; -1 if there is none. Logarithmic in the runs. */
export function lastBefore(runs: readonly ChangedRun[], side: Side, line: number): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run !== undefined && startOf(run, side) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The changed lines of a file, by which line numbers of one side become those of the other. */
export class LineChanges {
  readonly #runs: readonly ChangedRun[];
  readonly #added: readonly ChangedRun[];

  constructor(runs: readonly ChangedRun[]) {
    this.#runs = runs;
    this.#added = runs.filter(({ newCount }) => newCount > 0);
  }

  /** Returns the number of an old line on the new side; null if it was changed. Logarithmic in the changes. */
  newLine(line: number): number | null {
    const run = this.#runs[lastBefore(this.#runs, "old", line)];
    if (run === undefined) return line;
    return line < endOf(run, "old") ? null : line - endOf(run, "old") + endOf(run, "new");
  }

  /** Returns true if one of the new lines from `from` to `to` was added or changed. */
  isAdded(from: number, to: number): boolean {
    const run = this.#added[lastBefore(this.#added, "new", to)];
    return run !== undefined && endOf(run, "new") > from;
  }
}
