const SLOTS_FIRST = 4096;

/**
 * Numbers lines, which it knows by two sums of their bytes, so that the same line has the same number in all texts that share it.
 * A table of plain numbers: a map of objects would leave something to collect for each line of each text.
 */
export class LineNumbers {
  #count = 0;
  /** Where a line's sums lead, its number and one more; 0 where nothing is. A power of two, more than half of it empty. */
  #slots = new Int32Array(SLOTS_FIRST);
  /** Both sums of each line, by its number. */
  #sums = new Int32Array(SLOTS_FIRST);

  /** Gives the number of a line, the next one for a line that is new. Takes the same time however many there are. */
  numberOf(one: number, other: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = (one ^ other) & mask; ; slot = (slot + 1) & mask) {
      const known = (this.#slots[slot] ?? 0) - 1;
      if (known < 0) return this.#add(slot, one, other);
      if (this.#sums[2 * known] === one && this.#sums[2 * known + 1] === other) return known;
    }
  }

  #add(slot: number, one: number, other: number): number {
    const added = this.#count++;
    this.#slots[slot] = added + 1;
    this.#sums[2 * added] = one;
    this.#sums[2 * added + 1] = other;
    if (2 * this.#count >= this.#slots.length) this.#grow();
    return added;
  }

  #grow(): void {
    const sums = new Int32Array(2 * this.#sums.length);
    sums.set(this.#sums);
    const slots = new Int32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let at = 0; at < this.#count; at++) {
      let slot = ((sums[2 * at] ?? 0) ^ (sums[2 * at + 1] ?? 0)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = at + 1;
    }
    this.#slots = slots;
    this.#sums = sums;
  }
}
