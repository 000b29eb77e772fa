import { NO_LINE, type Patch, type PatchHunk } from "../patch/Patch.ts";
import { lineUpTo } from "../patch/patchLines.ts";
import type { Slot } from "../Slot.ts";
import type { SeenHunks } from "./viewedHunks.ts";

/** The slots of a file by the lines of its patch. */
export interface PlacedSlots {
  readonly above: ReadonlyMap<number, readonly Slot[]>;
  readonly below: ReadonlyMap<number, readonly Slot[]>;
  readonly beside: ReadonlyMap<number, readonly Slot[]>;
  /** Those that stand in the margin. */
  readonly aside: ReadonlyMap<number, readonly Slot[]>;
  /** Those that stand before all lines: of the whole file, or of a line with none before it in the patch. */
  readonly first: readonly Slot[];
  /** Keys of those whose own line is not in the patch. */
  readonly adrift: ReadonlySet<string>;
  /** How many of them take a row. */
  readonly count: number;
}

/**
 * Finds the lines that slots stand at. One whose line is not in the patch stands below the last line before it on its side,
 * so that it is never lost. With `hasAside` remarks stand in the margin. Costs what `lineUpTo` costs for each slot.
 */
export function placeSlots(patch: Patch | null, slots: readonly Slot[], hasAside = false): PlacedSlots {
  const places = {
    above: new Map<number, Slot[]>(),
    below: new Map<number, Slot[]>(),
    beside: new Map<number, Slot[]>(),
    aside: new Map<number, Slot[]>(),
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
    const isAside = hasAside && slot.isRemark === true && line !== NO_LINE && patch !== null;
    if (slot.place !== "beside" && !isAside) count++;
    if (isAside) put(places.aside, line, slot);
    else if (line === NO_LINE || patch === null) first.push(slot);
    else if (isThere) put(places[slot.place], line, slot);
    else put(places[slot.place === "beside" ? "beside" : "below"], line, slot);
  }
  return { ...places, first, adrift, count };
}

function isLineItself(patch: Patch, line: number, { side, line: number }: Slot): boolean {
  return (side === "old" ? patch.oldNumbers : patch.newNumbers)[line] === number;
}

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

/** Gives a function that tells whether a line is folded away with its hunk. Ask for lines in their order: it takes one step each then. */
export function foldedLines(
  patch: Patch,
  seen: SeenHunks | null,
  slots: PlacedSlots | null,
): (line: number) => boolean {
  if (seen === null || !seen.folded.includes(1)) return () => false;
  let hunk = -1;
  let end = 0;
  let kept: ReadonlySet<number> | null = null;
  return (line) => {
    while (line >= end && hunk < patch.hunks.length) {
      const next = patch.hunks[++hunk];
      end = next?.end ?? Infinity;
      kept = next === undefined || seen.folded[hunk] !== 1 ? null : keptLines(patch, next, slots ?? undefined);
    }
    return kept !== null && !kept.has(line);
  };
}
