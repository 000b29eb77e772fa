import { MARGIN_CLOSED, MARGIN_GAP } from "../measures.ts";
import { type PlacedSlots, type Slot, SLOT_HEIGHT } from "./Slot.ts";
import { type FileRows, rowHeight, rowTop } from "./FileRows.ts";

/** A slot in the margin of a file and its line. Positions are in pixels below the first row of the file. */
export interface MarginSlot {
  readonly slot: Slot;
  readonly line: number;
  readonly lineTop: number;
  readonly lineHeight: number;
  readonly height: number;
}

/**
 * Returns the slots in the margin of a file in the order of their lines, without those collapsed with their hunk.
 * Linear in the rows of the file for each slot.
 */
export function marginSlots(
  rows: FileRows,
  { margin }: PlacedSlots,
  slotHeight: (key: string) => number = () => SLOT_HEIGHT,
): readonly MarginSlot[] {
  const found = [...margin].flatMap(([line, slots]) => {
    const row = rows.panes.reduce((known, pane) => (known === -1 ? pane.indexOf(line) : known), -1);
    if (row === -1) return [];
    const lineBox = { line, lineTop: rowTop(rows, row), lineHeight: rowHeight(rows, row) };
    return slots.map((slot): MarginSlot => ({ slot, ...lineBox, height: slotHeight(slot.key) }));
  });
  return found.toSorted((a, b) => a.lineTop - b.lineTop);
}

/** The positions of the slots in a margin, in pixels below the first row of the file. */
export interface MarginArrangement {
  readonly tops: readonly number[];
  /** The visible height of each slot: `MARGIN_CLOSED` if it has given way to the pinned one. */
  readonly heights: readonly number[];
  /** The end of the last slot, with the gap below it. */
  readonly height: number;
}

/**
 * Arranges slots in a margin: each at its line or, if those above it reach that far, as little below it as possible.
 * The pinned slot (-1: none) stays at its line: those above it move up, and where the file leaves no space they close,
 * the uppermost first. No slot is lower than it would be without a pinned one. Linear in the slots.
 */
export function arrangeMargin(
  slots: readonly Pick<MarginSlot, "lineTop" | "height">[],
  pinned: number,
): MarginArrangement {
  const heights = slots.map(({ height }) => height);
  const pinnedLineTop = slots[pinned]?.lineTop ?? 0;
  let above = 0;
  for (let at = 0; at < pinned; at++) above += (heights[at] ?? 0) + MARGIN_GAP;
  for (let at = 0; at < pinned && above > pinnedLineTop; at++) {
    const closed = Math.min(heights[at] ?? 0, MARGIN_CLOSED);
    above -= (heights[at] ?? 0) - closed;
    heights[at] = closed;
  }
  const tops: number[] = [];
  let end = 0;
  slots.forEach(({ lineTop }, at) => {
    const top = Math.max(lineTop, at === pinned ? above : end);
    if (at === pinned) raise(top);
    tops.push(top);
    end = top + (heights[at] ?? 0) + MARGIN_GAP;
  });
  return { tops, heights, height: end };

  /** Moves up placed slots, no further than needed, so that the next slot can be at a position. */
  function raise(next: number): void {
    let bottom = next;
    for (let at = tops.length - 1; at >= 0; at--) {
      bottom -= (heights[at] ?? 0) + MARGIN_GAP;
      tops[at] = Math.min(tops[at] ?? 0, bottom);
    }
  }
}
