import { bandOfRow } from "./bandOfRow.ts";
import type { FileModel } from "./FileModel.ts";
import { hunkKeysOf } from "./hunkKeysOf.ts";
import { rowOfLine } from "./rowGeometry.ts";

/** Gives the keys to open so that a line is seen that is folded with its hunk; none for any other line. */
export function hiddenKeys({ rows, seen }: FileModel, line: number): readonly string[] {
  const band = rows === null || line < 0 ? null : bandOfRow(rows, rowOfLine(rows, line));
  return band?.kind === "seen" && seen !== null ? hunkKeysOf(seen, band.index) : [];
}
