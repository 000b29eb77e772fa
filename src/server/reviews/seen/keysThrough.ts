import type { KeyedHunk, SteppedFile } from "./readSteps.ts";
import { seenThrough } from "./seenThrough.ts";

/** Gives the keys of the whole change's hunks that were seen in its two steps. Linear in the lines of the files. */
export function keysThrough(files: readonly SteppedFile[], marks: ReadonlySet<string>): ReadonlySet<string> {
  const marked = ({ key, runs }: KeyedHunk) => ({ runs, isSeen: marks.has(key) });
  const told = files.flatMap(({ whole, earlier, later }) => {
    const runs = whole.map((hunk) => hunk.runs);
    const areSeen = seenThrough(runs, earlier.map(marked), later.map(marked));
    return whole.map(({ key }, index) => ({ key, isSeen: areSeen[index] === true }));
  });
  // Hunks of one key are seen when all of them are.
  const unseen = new Set(told.flatMap(({ key, isSeen }) => (isSeen ? [] : key)));
  return new Set(told.flatMap(({ key }) => (unseen.has(key) ? [] : key)));
}
