import type { FileRows } from "./arrangeRows.ts";

/** Gives the row of the band that a line is folded into, or -1 where it is in none. Linear in the bands. */
export function hiddenBand({ bands, bandRows }: FileRows, line: number): number {
  const at = bands.findIndex((band) => band.kind === "seen" && band.hunk.first <= line && line < band.hunk.end);
  return at === -1 ? -1 : (bandRows[at] ?? -1);
}
