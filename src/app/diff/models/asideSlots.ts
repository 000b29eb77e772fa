import type { FileRows } from "./arrangeRows.ts";
import type { PlacedSlots } from "./placeSlots.ts";
import { rowHeight, rowTop } from "./rowGeometry.ts";
import { SLOT_HEIGHT, type Slot } from "../Slot.ts";

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
