import type { Band } from "./arrangeRows.ts";
import { hunkReach } from "../patch/hunkReach.ts";
import { lineKey } from "./lineKey.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";

/**
 * Gives what a band is known by while more or less is shown above it, so that a button in it keeps the focus; a hunk that becomes
 * one with that above it leaves the other's. Linear in the lines before a hunk's first change.
 */
export function bandKey(patch: Patch | null, band: Exclude<Band, { readonly kind: "slot" }>): string {
  switch (band.kind) {
    case "note":
      return band.sentence;
    case "hunk":
    case "seen": {
      if (patch === null) return `hunk ${band.index}`;
      const { end } = band.hunk;
      let { first } = band.hunk;
      while (first < end && patch.kinds[first] === LineKind.context) first++;
      if (first < end) return `hunk of ${lineKey(patch, first)}`;
      const { oldEnd, newEnd } = hunkReach(patch, band.index);
      return `hunk to ${oldEnd} ${newEnd}`;
    }
    case "tail":
      return "tail";
  }
}
