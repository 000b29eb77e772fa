import { useSyncExternalStore } from "react";
import { neverChanges } from "#app/diff/neverChanges.ts";
import type { SeenCounts, SeenMarks } from "#app/diff/SeenMarks.ts";

/** Gives how much of a change was seen, as far as its hunks are known; null where nobody keeps that. */
export function useSeenCounts(marks: SeenMarks | undefined): SeenCounts | null {
  const current = (): SeenCounts | null => marks?.counts() ?? null;
  return useSyncExternalStore(marks?.subscribe ?? neverChanges, current, current);
}
