import type { Slot } from "#app/diff/Slot.ts";

interface Kept {
  readonly inputs: readonly unknown[];
  readonly slot: Slot;
}

/** Makes the slots of a reader and gives the same ones again for as long as what they are made of is the same. */
export class KeptSlots {
  #known: ReadonlyMap<string, Kept> = new Map();
  #next = new Map<string, Kept>();
  #slots: readonly Slot[] = [];

  /** Gives the slot of a key, made anew where one of its inputs is another than at the last round. */
  of(key: string, inputs: readonly unknown[], make: () => Omit<Slot, "key">): Slot {
    const known = this.#known.get(key);
    const isSame =
      known?.inputs.length === inputs.length && known.inputs.every((one, at) => Object.is(one, inputs[at]));
    const kept = isSame ? known : { inputs, slot: { key, ...make() } };
    this.#next.set(key, kept);
    return kept.slot;
  }

  /** Ends a round with these slots, and gives the list of the last round where it held the same. What was not asked for is forgotten. */
  settle(slots: readonly Slot[]): readonly Slot[] {
    this.#known = this.#next;
    this.#next = new Map();
    const isSame = slots.length === this.#slots.length && slots.every((slot, at) => slot === this.#slots[at]);
    if (!isSame) this.#slots = slots;
    return this.#slots;
  }
}
