import type { DiffFile } from "../DiffFile.ts";
import type { LayoutFacts } from "./LayoutFacts.ts";
import { BAND_HEIGHT, LINE_HEIGHT } from "../measures.ts";

/** Git shows three lines of context above and below a change. */
const CONTEXT = 6;
/** Changed lines a hunk holds on average in the histories we looked at. */
const CHANGES_PER_HUNK = 8;
const UNKNOWN_LINES = 12;

/** Guesses the height in pixels of a file's rows from its counts; for a whole file added or deleted the guess is exact. */
export function estimateHeight(
  file: DiffFile,
  {
    layout,
    lineHeight = LINE_HEIGHT,
    bandHeight = BAND_HEIGHT,
  }: Pick<LayoutFacts, "layout" | "lineHeight" | "bandHeight">,
): number {
  const { additions, deletions } = file;
  if (additions === null || deletions === null) return bandHeight + UNKNOWN_LINES * lineHeight;
  const changed = layout === "split" ? Math.max(additions, deletions) : additions + deletions;
  if (changed === 0) return bandHeight;
  if (file.status === "ADDED" || file.status === "DELETED") return bandHeight + changed * lineHeight;
  const hunks = Math.ceil((additions + deletions) / CHANGES_PER_HUNK);
  return hunks * (bandHeight + CONTEXT * lineHeight) + changed * lineHeight;
}
