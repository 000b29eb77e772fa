import type { Cursor } from "./moveCursor.ts";
import type { Slot } from "../Slot.ts";
import { slotsInOrder, type StandingSlots } from "./slotsInOrder.ts";

/** The slots that one goes through, and where one is among them. */
export interface SlotWalk extends StandingSlots {
  readonly cursor: Cursor;
  /** The slot one has come to last; it counts while the cursor is at its line. */
  readonly last: string | null;
  readonly isWanted: (slot: Slot) => boolean;
}

/**
 * Finds the next or previous wanted slot from the cursor, in the order they stand, and goes round at either end; null where
 * none is wanted. Reads the patches of the files it passes that have such slots.
 */
export function nextSlot(walk: SlotWalk, direction: 1 | -1): Slot | null {
  const { stack, cursor } = walk;
  const count = stack.models.length;
  const start = stack.placeOf(cursor.key);
  if (start === -1) return null;
  const own = wantedIn(walk, start);
  const last = own.findIndex(({ slot, line }) => slot.key === walk.last && line === cursor.line);
  const isBeyond = (line: number, index: number): boolean =>
    last !== -1 ? (index - last) * direction > 0 : direction === 1 ? line >= cursor.line : line < cursor.line;
  const beyond = own.filter(({ line }, index) => isBeyond(line, index));
  if (beyond.length > 0) return beyond.at(direction === 1 ? 0 : -1)?.slot ?? null;
  for (let step = 1; step <= count; step++) {
    const found = wantedIn(walk, (start + direction * step + count * step) % count);
    if (found.length > 0) return found.at(direction === 1 ? 0 : -1)?.slot ?? null;
  }
  return null;
}

function wantedIn(walk: SlotWalk, place: number): ReturnType<typeof slotsInOrder> {
  const key = walk.stack.models[place]?.file.key ?? "";
  const isAny = walk.slots.get(key)?.some(walk.isWanted) === true;
  return isAny ? slotsInOrder(walk, place).filter(({ slot }) => walk.isWanted(slot)) : [];
}
