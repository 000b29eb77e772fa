import type { RowLayout } from "../DiffFile.ts";

/** The sign's column with the room around it. */
const SIGN_COLUMNS = 3;

/** Gives the columns that stand before the code in a pane: the numbers with their room, then the sign. `lines.css` draws them so. */
export function gutterColumns(layout: RowLayout, digits: number, numberRoom: number): number {
  return (layout === "unified" ? 2 : 1) * (digits + numberRoom) + SIGN_COLUMNS;
}
