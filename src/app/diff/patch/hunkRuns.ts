import { LineKind, type Patch } from "./parsePatch.ts";

/** Lines that changed, of each side from the first on, counted from 1; of no lines it is the one that they would stand before. */
export interface HunkRun {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** Gives what changed in a hunk, run by run, without the lines that stayed. Linear in the hunk. */
export function hunkRuns(patch: Patch, index: number): readonly HunkRun[] {
  const hunk = patch.hunks[index];
  if (hunk === undefined) return [];
  const runs: HunkRun[] = [];
  const counts = hunkCounts(patch, index);
  // Of a side without lines git names the line before them.
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

/** How many lines each side of a hunk has. */
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
