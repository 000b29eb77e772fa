import { LineKind, type Patch } from "./parsePatch.ts";

/** Stands on a side that has nothing beside the other side's line. */
export const NO_LINE = -1;

/**
 * Sets a hunk's lines side by side: context stands on both sides, and each run of removed lines beside the run of
 * added lines that follows it, first with first. Calls `row` top to bottom with the two lines, or `NO_LINE`.
 */
export function pairLines(patch: Patch, first: number, end: number, row: (left: number, right: number) => void): void {
  let at = first;
  while (at < end) {
    if (patch.kinds[at] === LineKind.context) {
      row(at, at);
      at++;
      while (at < end && patch.kinds[at] === LineKind.marker) row(at, at++);
      continue;
    }
    const left = at;
    const middle = endOfRun(patch, left, end, LineKind.removed);
    at = endOfRun(patch, middle, end, LineKind.added);
    const height = Math.max(middle - left, at - middle);
    for (let i = 0; i < height; i++) {
      row(left + i < middle ? left + i : NO_LINE, middle + i < at ? middle + i : NO_LINE);
    }
    if (height === 0) row(at, at++); // a marker with no line before it: shown on both sides, never lost
  }
}

/** Finds where a run of one kind ends; markers belong to the line before them. */
function endOfRun(patch: Patch, from: number, end: number, kind: number): number {
  let at = from;
  while (at < end && (patch.kinds[at] === kind || (at > from && patch.kinds[at] === LineKind.marker))) at++;
  return at;
}
