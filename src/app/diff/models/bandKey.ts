import type { Band } from "./arrangeRows.ts";
import { hunkReach } from "../patch/hunkReach.ts";
import type { Patch } from "../patch/parsePatch.ts";

/** Gives what a band is known by while more or less is shown above it, so that a button in it keeps the focus. */
export function bandKey(patch: Patch | null, band: Exclude<Band, { readonly kind: "slot" }>): string {
  switch (band.kind) {
    case "note":
      return band.sentence;
    case "hunk":
    case "seen": {
      if (patch === null) return `hunk ${band.index}`;
      const { oldEnd, newEnd } = hunkReach(patch, band.index);
      return `hunk to ${oldEnd} ${newEnd}`;
    }
    case "tail":
      return "tail";
  }
}
