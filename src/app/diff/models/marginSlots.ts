import { ASIDE_CLOSED, ASIDE_GAP } from "../measures.ts";
import { type Slot, SLOT_HEIGHT } from "../Slot.ts";
import { type FileRows, rowHeight, rowTop } from "./FileRows.ts";
import type { PlacedSlots } from "./placeSlots.ts";

/** A slot in the margin of a file and the line that it is about; in pixels below the file's first row. */
export interface AsideSlot {
  readonly slot: Slot;
  /** The line of the patch that it stands at. */
  readonly line: number;
  /** Where that line stands. */
  readonly lineTop: number;
  readonly lineHeight: number;
  /** How tall the slot itself is. */
  readonly height: number;
}

/**
 * Gives the slots of a file's margin in the order of their lines; what is folded away with its hunk is left out. Linear in
 * the file's rows for each slot.
 */
export function asideSlots(
  rows: FileRows,
  { aside }: PlacedSlots,
  slotHeight: (key: string) => number = () => SLOT_HEIGHT,
): readonly AsideSlot[] {
  const found = [...aside].flatMap(([line, slots]) => {
    const row = rows.panes.reduce((known, pane) => (known === -1 ? pane.indexOf(line) : known), -1);
    if (row === -1) return [];
    const place = { line, lineTop: rowTop(rows, row), lineHeight: rowHeight(rows, row) };
    return slots.map((slot): AsideSlot => ({ slot, ...place, height: slotHeight(slot.key) }));
  });
  return found.toSorted((a, b) => a.lineTop - b.lineTop);
}

/** Where the slots of a margin stand; in pixels below the file's first row. */
export interface AsideArrangement {
  readonly tops: readonly number[];
  /** How much of each is shown: of one that gave way to the held one, its head alone. */
  readonly heights: readonly number[];
  /** Where the last one ends, with the gap below it. */
  readonly height: number;
}

/**
 * Stands slots in a margin under one another: each at its line or, where those above it reach that far, as little below as
 * they ask. Of the one that is held (-1: none) the line is kept to: those above it give way upwards, and where the file does
 * not reach that far up, close to their heads, the uppermost first. None stands lower than it would if none were held. Linear
 * in the slots.
 */
export function arrangeAside(slots: readonly Pick<AsideSlot, "lineTop" | "height">[], held: number): AsideArrangement {
  const heights = slots.map(({ height }) => height);
  const heldLine = slots[held]?.lineTop ?? 0;
  let above = 0;
  for (let at = 0; at < held; at++) above += (heights[at] ?? 0) + ASIDE_GAP;
  for (let at = 0; at < held && above > heldLine; at++) {
    const closed = Math.min(heights[at] ?? 0, ASIDE_CLOSED);
    above -= (heights[at] ?? 0) - closed;
    heights[at] = closed;
  }
  const tops: number[] = [];
  let end = 0;
  slots.forEach(({ lineTop }, at) => {
    const top = Math.max(lineTop, at === held ? above : end);
    if (at === held) raise(top);
    tops.push(top);
    end = top + (heights[at] ?? 0) + ASIDE_GAP;
  });
  return { tops, heights, height: end };

  /** Moves those that were stood up, no further than needed for the next one to stand at a height. */
  function raise(next: number): void {
    let room = next;
    for (let at = tops.length - 1; at >= 0; at--) {
      room -= (heights[at] ?? 0) + ASIDE_GAP;
      tops[at] = Math.min(tops[at] ?? 0, room);
    }
  }
}
