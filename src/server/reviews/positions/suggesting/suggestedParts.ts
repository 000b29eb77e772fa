import { GalleyError } from "#contract/errors.ts";
import { type LineRange, rangeText, type SuggestedPart } from "#contract/suggesting/suggestionText.ts";
import { present } from "#server/store/notes/noteJson.ts";
import type { ThreadOrDraft, ThreadPosition } from "../ThreadPosition.ts";

/** A part of a suggestion with the lines that it replaces now. */
export interface PlacedPart extends LineRange {
  readonly path: string;
  readonly lines: readonly string[];
}

/** Returns what is ported to find the lines of a part: the thread, on the lines of the part. */
export function partThread(thread: ThreadOrDraft, range: LineRange | null): ThreadOrDraft {
  const { location, side, root } = thread;
  if (range === null || location === null) return thread;
  const { layer, side: recorded } = root.item.extras;
  return {
    side,
    location: { ...location, range: { ...range, startColumn: 0, endColumn: 0 } },
    // Without the quotation, which is that of the thread's own lines.
    root: { item: { id: `${root.item.id} ${rangeText(range)}`, extras: present({ layer, side: recorded }) } },
  };
}

const SURE = new Set<ThreadPosition["certainty"]>(["EXACT", "SHIFTED", "MOVED"]);
const BY_HAND = "Change it in an editor.";
const UNLESS_DONE = "Unless they are as suggested already, change them in an editor.";

/** Places a part where its lines are now. Fails as STALE unless all of them are certain to be there. */
export function placePart({ range, lines }: SuggestedPart, position: ThreadPosition): PlacedPart {
  const { path, side, startLine, certainty, reason } = position;
  const endLine = position.endLine ?? startLine;
  const isWhole = range === null || (endLine ?? 0) - (startLine ?? 0) === range.endLine - range.startLine;
  if (path === null || side !== "new" || startLine === null || endLine === null || !SURE.has(certainty) || !isWhole)
    throw new GalleyError("STALE", SURE.has(certainty) ? "The suggestion is not on these lines of the file." : reason, {
      next: certainty === "EDITED" ? UNLESS_DONE : BY_HAND,
    });
  return { path, startLine, endLine, lines };
}
