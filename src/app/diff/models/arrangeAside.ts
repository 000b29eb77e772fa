import { ASIDE_CLOSED, ASIDE_GAP } from "../measures.ts";
import type { AsideSlot } from "./asideSlots.ts";

/** Where the slots of a margin stand; in pixels below the file's first row. */
export interface AsideArrangement {
  readonly tops: readonly number[];
  /** How much of each is shown: of one that gave way to the held one, its head alone. */
  readonly heights: readonly number[];
  /** Where the last one ends, with the gap below it. */
  readonly height: number;
}

/**
 * Stands slots in a margin under one another: each at its line or, where those above it reach that far, as little below as
 * they ask. Of the one that is held (-1: none) the line is kept to: those above it give way upwards, and where the file does
 * not reach that far up, close to their heads, the uppermost first. None stands lower than it would if none were held. Linear
 * in the slots.
 */
export function arrangeAside(slots: readonly Pick<AsideSlot, "lineTop" | "height">[], held: number): AsideArrangement {
  const heights = slots.map(({ height }) => height);
  const heldLine = slots[held]?.lineTop ?? 0;
  let above = 0;
  for (let at = 0; at < held; at++) above += (heights[at] ?? 0) + ASIDE_GAP;
  for (let at = 0; at < held && above > heldLine; at++) {
    const closed = Math.min(heights[at] ?? 0, ASIDE_CLOSED);
    above -= (heights[at] ?? 0) - closed;
    heights[at] = closed;
  }
  const tops: number[] = [];
  let end = 0;
  slots.forEach(({ lineTop }, at) => {
    const top = Math.max(lineTop, at === held ? above : end);
    if (at === held) raise(top);
    tops.push(top);
    end = top + (heights[at] ?? 0) + ASIDE_GAP;
  });
  return { tops, heights, height: end };

  /** Moves those that were stood up, no further than needed for the next one to stand at a height. */
  function raise(next: number): void {
    let room = next;
    for (let at = tops.length - 1; at >= 0; at--) {
      room -= (heights[at] ?? 0) + ASIDE_GAP;
      tops[at] = Math.min(tops[at] ?? 0, room);
    }
  }
}
