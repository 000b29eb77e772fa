import type { ShownRow } from "./rowsInStretch.ts";

/** A line to draw in one pane. */
export type ShownLine = Extract<ShownRow, { readonly kind: "line" }>;

/** Lines that stand right below one another, drawn as one. */
export interface LineBlock {
  readonly kind: "block";
  /** At least one. */
  readonly lines: readonly ShownLine[];
}

/** Joins the lines that `fits` says may be joined to blocks of those that stand right below one another; leaves all else as it is. */
export function joinLines(
  rows: readonly ShownRow[],
  fits: (line: ShownLine) => boolean,
): readonly (ShownRow | LineBlock)[] {
  const pieces: (ShownRow | LineBlock)[] = [];
  let lines: ShownLine[] = [];
  for (const row of rows) {
    if (row.kind !== "line" || !fits(row)) {
      pieces.push(row);
      lines = [];
      continue;
    }
    const above = lines.at(-1);
    if (above === undefined || above.top + above.height !== row.top) {
      lines = [];
      pieces.push({ kind: "block", lines });
    }
    lines.push(row);
  }
  return pieces;
}
