import type { PaneSide } from "./DiffRow.tsx";

/** How many columns the table of a side's lines has: line numbers, sign and code. */
export const TABLE_COLUMNS: Readonly<Record<PaneSide, number>> = { both: 4, old: 3, new: 3 };
