import { NO_LINE, type Patch, type PatchHunk } from "../patch/Patch.ts";
import { lineUpTo } from "../patch/patchLines.ts";
import type { Slot } from "../Slot.ts";
import type { ViewedHunks } from "./viewedHunks.ts";

export interface PlacedSlots {
  readonly above: ReadonlyMap<number, readonly Slot[]>;
  readonly below: ReadonlyMap<number, readonly Slot[]>;
  readonly beside: ReadonlyMap<number, readonly Slot[]>;
  readonly margin: ReadonlyMap<number, readonly Slot[]>;
  /** The slots before all lines: of the whole file, or of a line with no line before it in the patch. */
  readonly first: readonly Slot[];
  /** The keys of slots whose line is not in the patch. */
  readonly adrift: ReadonlySet<string>;
  /** The number of slots that take a row. */
  readonly count: number;
}

/**
 * Assigns slots to lines of a patch. A slot whose line is not in the patch goes below the last line before it on its
 * side, so that it is never lost. With `hasMargin`, comments go to the margin. Costs one `lineUpTo` per slot.
 */
export function placeSlots(patch: Patch | null, slots: readonly Slot[], hasMargin = false): PlacedSlots {
  const byPlacement = {
    above: new Map<number, Slot[]>(),
    below: new Map<number, Slot[]>(),
    beside: new Map<number, Slot[]>(),
    margin: new Map<number, Slot[]>(),
  };
  const first: Slot[] = [];
  const adrift = new Set<string>();
  let count = 0;
  const put = (at: Map<number, Slot[]>, line: number, slot: Slot): void => {
    const known = at.get(line);
    if (known === undefined) at.set(line, [slot]);
    else known.push(slot);
  };
  for (const slot of slots) {
    const line = slot.line === 0 || patch === null ? NO_LINE : lineUpTo(patch, slot.side, slot.line);
    const isThere = line !== NO_LINE && patch !== null && isLineItself(patch, line, slot);
    if (!isThere && slot.line !== 0) adrift.add(slot.key);
    const isInMargin = hasMargin && slot.isComment === true && line !== NO_LINE && patch !== null;
    if (slot.placement !== "beside" && !isInMargin) count++;
    if (isInMargin) put(byPlacement.margin, line, slot);
    else if (line === NO_LINE || patch === null) first.push(slot);
    else if (isThere) put(byPlacement[slot.placement], line, slot);
    else put(byPlacement[slot.placement === "beside" ? "beside" : "below"], line, slot);
  }
  return { ...byPlacement, first, adrift, count };
}

function isLineItself(patch: Patch, line: number, { side, line: number }: Slot): boolean {
  return (side === "old" ? patch.oldNumbers : patch.newNumbers)[line] === number;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Returns the lines of a collapsed hunk that stay visible because of a slot that does not collapse: its line and those
 * above it in the range of the comment. Linear in the slots and their lines.
 */
export function shownLines(patch: Patch, hunk: PatchHunk, slots: PlacedSlots | undefined): ReadonlySet<number> {
  if (slots === undefined) return NONE;
  const shown = new Set<number>();
  for (const at of [slots.above, slots.below, slots.beside, slots.margin]) {
    for (const [line, slotsAt] of at) {
      if (line < hunk.first || line >= hunk.end) continue;
      for (const slot of slotsAt) if (slot.collapses !== true) show(slot, line);
    }
  }
  return shown;

  function show(slot: Slot, line: number): void {
    const numbers = slot.side === "old" ? patch.oldNumbers : patch.newNumbers;
    const from = slots?.adrift.has(slot.key) === true ? slot.line : (slot.from ?? slot.line);
    let top = line;
    for (let above = line - 1; above >= hunk.first; above--) {
      const number = numbers[above] ?? 0;
      if (number > 0 && number < from) break;
      if (number > 0) top = above;
    }
    for (let at = top; at <= line; at++) shown.add(at);
  }
}

/**
 * Returns a function that is true for lines collapsed with their hunk. It takes constant time if called for lines in
 * ascending order.
 */
export function collapsedLines(
  patch: Patch,
  viewed: ViewedHunks | null,
  slots: PlacedSlots | null,
): (line: number) => boolean {
  if (viewed === null || !viewed.collapsed.includes(1)) return () => false;
  let hunk = -1;
  let end = 0;
  let shown: ReadonlySet<number> | null = null;
  return (line) => {
    while (line >= end && hunk < patch.hunks.length) {
      const next = patch.hunks[++hunk];
      end = next?.end ?? Infinity;
      shown = next === undefined || viewed.collapsed[hunk] !== 1 ? null : shownLines(patch, next, slots ?? undefined);
    }
    return shown !== null && !shown.has(line);
  };
}
