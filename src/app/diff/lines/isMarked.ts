import type { PaneSide } from "./DiffRow.tsx";
import type { Patch } from "../patch/parsePatch.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";

/** Tells whether a line of a patch, shown in a pane, is one of those marked: of two side by side the one on their side. */
export function isMarked(patch: Patch, line: number, pane: PaneSide, marked: ReaderPlace["lines"]): boolean {
  if (marked === null || (pane !== "both" && pane !== marked.side)) return false;
  const number = (marked.side === "old" ? patch.oldNumbers : patch.newNumbers)[line] ?? 0;
  return number >= marked.line && number <= marked.to;
}
