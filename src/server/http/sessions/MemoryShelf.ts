import type { Shelf, ShelfNote } from "./Shelf.ts";

/** A shelf that goes away with the program. */
export class MemoryShelf implements Shelf {
  readonly #notes = new Map<string, ShelfNote>();

  put(hash: string, text: string): void {
    this.#notes.set(hash, { since: Date.now(), text });
  }

  take(hash: string): boolean {
    return this.#notes.delete(hash);
  }

  notes(): ReadonlyMap<string, ShelfNote> {
    return this.#notes;
  }
}
