import { LineKind, type Patch } from "./Patch.ts";

/** The range of a hunk on each side, ends exclusive. */
export interface HunkReach {
  readonly oldFrom: number;
  readonly oldEnd: number;
  readonly newFrom: number;
  readonly newEnd: number;
}

/** Returns the range of a hunk; for an empty side, the place between two lines. Reads only its last lines. */
export function hunkReach(patch: Patch, index: number): HunkReach {
  const hunk = patch.hunks[index] ?? { first: 0, end: 0, oldStart: 0, newStart: 0 };
  const oldLast = lastNumber(patch.oldNumbers, hunk);
  const newLast = lastNumber(patch.newNumbers, hunk);
  // For an empty side git writes the previous line.
  const oldFrom = oldLast === 0 ? hunk.oldStart + 1 : hunk.oldStart;
  const newFrom = newLast === 0 ? hunk.newStart + 1 : hunk.newStart;
  return {
    oldFrom,
    oldEnd: oldLast === 0 ? oldFrom : oldLast + 1,
    newFrom,
    newEnd: newLast === 0 ? newFrom : newLast + 1,
  };
}

function lastNumber(numbers: Int32Array, hunk: { readonly first: number; readonly end: number }): number {
  for (let line = hunk.end - 1; line >= hunk.first; line--) {
    const number = numbers[line] ?? 0;
    if (number > 0) return number;
  }
  return 0;
}

/** The `@@` line of a hunk: its start, the start of the lines below it, and its exact heading. */
export interface HunkHead {
  readonly from: number;
  readonly bodyFrom: number;
  readonly heading: string;
}

/** Returns the `@@` line of a hunk that has lines. */
export function hunkHead(patch: Patch, index: number): HunkHead {
  const hunk = patch.hunks[index] ?? { first: 0, ranges: "" };
  const first = patch.starts[hunk.first] ?? 0;
  // An empty context line may have lost its sign.
  const bodyFrom = patch.text.charAt(first - 1) === "\n" ? first : first - 1;
  const from = patch.text.lastIndexOf("\n", bodyFrom - 2) + 1;
  return { from, bodyFrom, heading: patch.text.slice(from + hunk.ranges.length, bodyFrom - 1).replace(/^ /, "") };
}

/** A run of changed lines: its first line on each side, from 1, and length; for an empty side, the line after it. */
export interface HunkRun {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** Returns the runs of changed lines in a hunk, without context. Linear in the hunk. */
export function hunkRuns(patch: Patch, index: number): readonly HunkRun[] {
  const hunk = patch.hunks[index];
  if (hunk === undefined) return [];
  const runs: HunkRun[] = [];
  const counts = hunkCounts(patch, index);
  // For an empty side git writes the previous line.
  let oldAt = hunk.oldStart + (counts.old === 0 ? 1 : 0);
  let newAt = hunk.newStart + (counts.new === 0 ? 1 : 0);
  let [oldFrom, newFrom] = [oldAt, newAt];
  const end = (): void => {
    if (oldAt > oldFrom || newAt > newFrom)
      runs.push({ oldStart: oldFrom, oldCount: oldAt - oldFrom, newStart: newFrom, newCount: newAt - newFrom });
  };
  for (let line = hunk.first; line < hunk.end; line++) {
    const kind = patch.kinds[line];
    if (kind === LineKind.removed) oldAt++;
    else if (kind === LineKind.added) newAt++;
    else if (kind === LineKind.context) {
      end();
      oldAt++;
      newAt++;
      [oldFrom, newFrom] = [oldAt, newAt];
    }
  }
  end();
  return runs;
}

function hunkCounts(patch: Patch, index: number): { readonly old: number; readonly new: number } {
  const { first, end } = patch.hunks[index] ?? { first: 0, end: 0 };
  let [old, current] = [0, 0];
  for (let line = first; line < end; line++) {
    const kind = patch.kinds[line];
    if (kind === LineKind.removed || kind === LineKind.context) old++;
    if (kind === LineKind.added || kind === LineKind.context) current++;
  }
  return { old, new: current };
}

/** Git's default context: hunk keys are derived from hunks with this many context lines. */
const CONTEXT_LINES = 3;

/** Returns for each hunk that git makes with its default context its first changed line, however many context lines the patch was fetched with. */
export function firstChanges(patch: Patch): readonly number[] {
  const lines: number[] = [];
  let changed = -Infinity;
  for (const { oldStart, first, end } of patch.hunks) {
    let number = hasOldLine(patch, first, end) ? oldStart : oldStart + 1;
    for (let line = first; line < end; line++) {
      const isOld = (patch.oldNumbers[line] ?? 0) > 0;
      if (isChange(patch, line)) {
        // A type change consists of two patches; the second one starts again at line 1.
        if (number < changed || number - changed > 2 * CONTEXT_LINES) lines.push(line);
        changed = number + (isOld ? 1 : 0);
      }
      if (isOld) number++;
    }
  }
  return lines;
}

function hasOldLine(patch: Patch, first: number, end: number): boolean {
  for (let line = first; line < end; line++) if ((patch.oldNumbers[line] ?? 0) > 0) return true;
  return false;
}

export function isChange(patch: Patch, line: number): boolean {
  const kind = patch.kinds[line];
  return kind === LineKind.added || kind === LineKind.removed;
}
