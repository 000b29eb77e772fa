import type { SeenHunks } from "./seenHunks.ts";

/** Gives the keys of a hunk that is shown: of several hunks where it shows them as one. */
export function hunkKeysOf({ keys, starts }: SeenHunks, hunk: number): readonly string[] {
  return keys.slice(starts[hunk] ?? 0, starts[hunk + 1] ?? 0);
}
