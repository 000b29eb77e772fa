import type { FileModel } from "./FileModel.ts";
import type { Slot } from "../Slot.ts";

const NONE: readonly Slot[] = [];

/** Gives the remarks that stand at the lines of a row of a file, in the order they stand. */
export function remarksInRow({ slots, rows }: FileModel, row: number): readonly Slot[] {
  if (slots === null || rows === null) return NONE;
  const lines = new Set(rows.panes.map((pane) => pane[row] ?? -1));
  const all = [slots.above, slots.below, slots.aside].flatMap((at) =>
    [...lines].flatMap((line) => at.get(line) ?? NONE),
  );
  return all.filter(({ isRemark }) => isRemark === true);
}
