import type { HistoryRange } from "./HistoryRange.ts";

/** A text that two ranges share exactly where they have the same commits. */
export function rangeKey({ tips, exclude, path, follow, firstParent, since }: HistoryRange): string {
  return JSON.stringify([tips, exclude, path, follow, firstParent, since]);
}
