import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { rowTop } from "../models/rowGeometry.ts";
import type { FileStack } from "../models/stackFiles.ts";

/** Gives the height in a stack at which a slot stands between the lines of a file; null where it does not. Linear in the file's bands. */
export function heightOfSlot(stack: FileStack, fileKey: string, slotKey: string): number | null {
  const index = stack.placeOf(fileKey);
  const rows = stack.models[index]?.rows ?? null;
  if (rows === null || stack.collapsed.has(fileKey)) return null;
  const band = rows.bands.findIndex((one) => one.kind === "slot" && one.slot.key === slotKey);
  if (band === -1) return null;
  return (stack.tops[index] ?? 0) + FILE_HEADER_HEIGHT + rowTop(rows, rows.bandRows[band] ?? 0);
}
