import type { PatchHunk, Patch } from "../patch/parsePatch.ts";
import type { PlacedSlots } from "./placeSlots.ts";
import type { Slot } from "../Slot.ts";

const NONE: ReadonlySet<number> = new Set();

/**
 * Gives the lines of a folded hunk that stay in sight because something stands at them that does not fold with it: that
 * line and those above it that belong to the same remark. Linear in the slots and the lines they are about.
 */
export function keptLines(patch: Patch, hunk: PatchHunk, slots: PlacedSlots | undefined): ReadonlySet<number> {
  if (slots === undefined) return NONE;
  const kept = new Set<number>();
  for (const at of [slots.above, slots.below, slots.beside, slots.aside]) {
    for (const [line, standing] of at) {
      if (line < hunk.first || line >= hunk.end) continue;
      for (const slot of standing) if (slot.foldsAway !== true) keep(slot, line);
    }
  }
  return kept;

  function keep(slot: Slot, line: number): void {
    const numbers = slot.side === "old" ? patch.oldNumbers : patch.newNumbers;
    const from = slots?.adrift.has(slot.key) === true ? slot.line : (slot.from ?? slot.line);
    let top = line;
    for (let above = line - 1; above >= hunk.first; above--) {
      const number = numbers[above] ?? 0;
      if (number > 0 && number < from) break;
      if (number > 0) top = above;
    }
    for (let at = top; at <= line; at++) kept.add(at);
  }
}
