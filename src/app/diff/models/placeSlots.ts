import { lineUpTo } from "../patch/lineUpTo.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import type { Patch } from "../patch/parsePatch.ts";
import type { Slot } from "../Slot.ts";

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
