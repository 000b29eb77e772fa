import type { FileRows } from "./arrangeRows.ts";

/** Gives a function that numbers the table's rows from 1, asked for rows from top to bottom. */
export function rowNumbering({ bands, bandRows }: FileRows): (row: number) => number {
  if (!bands.some(({ kind }) => kind === "slot")) return (row) => row + 1;
  let [band, slots] = [0, 0];
  return (row) => {
    for (; band < bands.length && (bandRows[band] ?? 0) < row; band++) if (bands[band]?.kind === "slot") slots++;
    return row + 1 - slots;
  };
}
