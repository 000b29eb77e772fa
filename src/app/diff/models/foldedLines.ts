import { keptLines } from "./keptLines.ts";
import type { Patch } from "../patch/parsePatch.ts";
import type { PlacedSlots } from "./placeSlots.ts";
import type { SeenHunks } from "./seenHunks.ts";

/** Gives a function that tells whether a line is folded away with its hunk. Ask for lines in their order: it takes one step each then. */
export function foldedLines(
  patch: Patch,
  seen: SeenHunks | null,
  slots: PlacedSlots | null,
): (line: number) => boolean {
  if (seen === null || !seen.folded.includes(1)) return () => false;
  let hunk = -1;
  let end = 0;
  let kept: ReadonlySet<number> | null = null;
  return (line) => {
    while (line >= end && hunk < patch.hunks.length) {
      const next = patch.hunks[++hunk];
      end = next?.end ?? Infinity;
      kept = next === undefined || seen.folded[hunk] !== 1 ? null : keptLines(patch, next, slots ?? undefined);
    }
    return kept !== null && !kept.has(line);
  };
}
