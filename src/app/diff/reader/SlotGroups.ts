import type { Slot } from "../Slot.ts";

/**
 * Sorts a reader's slots by their file. A file all of whose slots are the same objects as before keeps its group, so that
 * it is not laid out anew when another file's slots change.
 */
export class SlotGroups {
  #slots: readonly Slot[] = [];
  #groups: ReadonlyMap<string, readonly Slot[]> = new Map();

  /** Gives the slots by the key of their file; the same object for the same slots. Linear in the slots. */
  of(slots: readonly Slot[]): ReadonlyMap<string, readonly Slot[]> {
    if (slots === this.#slots) return this.#groups;
    const before = this.#groups;
    const groups = new Map<string, Slot[]>();
    for (const slot of slots) {
      const group = groups.get(slot.fileKey);
      if (group === undefined) groups.set(slot.fileKey, [slot]);
      else group.push(slot);
    }
    this.#groups = new Map([...groups].map(([key, group]) => [key, keepGroup(before.get(key), group)]));
    this.#slots = slots;
    return this.#groups;
  }
}

function keepGroup(before: readonly Slot[] | undefined, group: readonly Slot[]): readonly Slot[] {
  const isSame = before?.length === group.length && group.every((slot, index) => slot === before[index]);
  return isSame ? before : group;
}
