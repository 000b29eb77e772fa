import type { ChangedRun } from "../texts/changedRuns.ts";

/** A hunk by the runs of lines that it changes: none where it stands for a change of something else than lines. */
export interface MarkedHunk {
  readonly runs: readonly ChangedRun[];
  readonly isSeen: boolean;
}

interface SeenRun extends ChangedRun {
  readonly isSeen: boolean;
}

type Side = "old" | "new";

/**
 * Tells of each hunk of a file (its runs) whether it was seen, the change having come in two steps: `earlier`, from its old
 * side to a state between, and `later`, from there to its new side. It was, where each changed line of it is in a hunk that
 * was seen, and whatever either step changed beside these lines was seen too; and all are, where both steps were seen whole.
 * Hunks of a step are in order. Takes logarithmic time for each line.
 */
export function seenThrough(
  hunks: readonly (readonly ChangedRun[])[],
  earlier: readonly MarkedHunk[],
  later: readonly MarkedHunk[],
): readonly boolean[] {
  if ([...earlier, ...later].every(({ isSeen }) => isSeen)) return hunks.map(() => true);
  const [first, second] = [runsOf(earlier), runsOf(later)];
  return hunks.map((runs) => runs.length > 0 && runs.every((run) => isRunSeen(run, first, second)));
}

function runsOf(hunks: readonly MarkedHunk[]): readonly SeenRun[] {
  return hunks.flatMap(({ runs, isSeen }) => runs.map((run) => ({ ...run, isSeen })));
}

function isRunSeen(run: ChangedRun, earlier: readonly SeenRun[], later: readonly SeenRun[]): boolean {
  if (!areTouchedSeen(earlier, "old", run) || !areTouchedSeen(later, "new", run)) return false;
  return (
    linesOf(run, "new").every((line) => isLineSeen(line, later, "new", earlier)) &&
    linesOf(run, "old").every((line) => isLineSeen(line, earlier, "old", later))
  );
}

/** Tells whether a line belongs to a seen run of one step, or, where that leaves it alone, of the other. */
function isLineSeen(line: number, one: readonly SeenRun[], side: Side, other: readonly SeenRun[]): boolean {
  const before = one[lastBefore(one, side, line)];
  if (before !== undefined && line < endOf(before, side)) return before.isSeen;
  const across = side === "old" ? "new" : "old";
  const between = before === undefined ? line : line - endOf(before, side) + endOf(before, across);
  const found = other[lastBefore(other, side, between)];
  return found !== undefined && between < endOf(found, side) && found.isSeen;
}

/** Tells whether all runs of a step were seen that lie in the lines of a run, or beside them. */
function areTouchedSeen(step: readonly SeenRun[], side: Side, run: ChangedRun): boolean {
  for (let at = lastBefore(step, side, endOf(run, side)); at >= 0; at--) {
    const touched = step[at];
    if (touched === undefined || endOf(touched, side) < startOf(run, side)) return true;
    if (!touched.isSeen) return false;
  }
  return true;
}

/** Gives the place of the last run that begins at a line or before it; -1 where none does. */
function lastBefore(runs: readonly ChangedRun[], side: Side, line: number): number {
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

function linesOf(run: ChangedRun, side: Side): readonly number[] {
  return Array.from({ length: endOf(run, side) - startOf(run, side) }, (_, at) => startOf(run, side) + at);
}

function startOf(run: ChangedRun, side: Side): number {
  return side === "old" ? run.oldStart : run.newStart;
}

/** Gives the line behind a run's last. */
function endOf(run: ChangedRun, side: Side): number {
  return side === "old" ? run.oldStart + run.oldCount : run.newStart + run.newCount;
}
