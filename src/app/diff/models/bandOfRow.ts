import { bandIndex, type Band, type FileRows } from "./arrangeRows.ts";
import { NO_LINE } from "../patch/pairLines.ts";

/** Gives the band that a row is, null for a row of lines. */
export function bandOfRow({ panes, bands }: FileRows, row: number): Band | null {
  return bands[bandIndex(panes[0]?.[row] ?? NO_LINE)] ?? null;
}
