/**
 * Hands items from one who makes them to one who takes them. Whoever gives waits until the item before was taken, so no
 * more than one waits and one is being used, however slow the taker is.
 */
export class Handover<Item> {
  #held: { readonly item: Item } | null = null;
  #end: { readonly failure: unknown } | null = null;
  #hasTakerLeft = false;
  #waiting: (() => void)[] = [];

  /** Gives an item; `false` says that nobody takes any more. */
  async give(item: Item): Promise<boolean> {
    while (this.#held !== null && !this.#hasTakerLeft) await this.#change();
    if (this.#hasTakerLeft) return false;
    this.#held = { item };
    this.#tell();
    return true;
  }

  /** Says that no more comes: because all was given, or because of a failure, which the taker gets. */
  end(failure: unknown = null): void {
    this.#end ??= { failure };
    this.#tell();
  }

  /** Takes the items one by one, by one taker. */
  async *items(): AsyncGenerator<Item> {
    try {
      for (;;) {
        while (this.#held === null && this.#end === null) await this.#change();
        if (this.#held === null) break;
        const { item } = this.#held;
        this.#held = null;
        this.#tell();
        yield item;
      }
      if (this.#end?.failure != null) throw this.#end.failure;
    } finally {
      this.#hasTakerLeft = true;
      this.#tell();
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
