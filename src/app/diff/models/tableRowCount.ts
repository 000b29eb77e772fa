import type { FileRows } from "./arrangeRows.ts";

/** Counts the rows of a file that are rows of its table: all but the slots, which stand between them. Linear in its bands. */
export function tableRowCount({ count, bands }: FileRows): number {
  return count - bands.filter(({ kind }) => kind === "slot").length;
}
