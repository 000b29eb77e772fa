/** What is known of a token that was given out. */
export interface ShelfNote {
  /** When it was given out, in ms since 1970. */
  readonly since: number;
  readonly text: string;
}

/** Where the hashes of tokens lie, each with a note; the tokens themselves are nowhere. */
export interface Shelf {
  put(hash: string, text: string): void;
  /** Takes one away. Of several who try, in whatever process, one is told that it did. */
  take(hash: string): boolean;
  /** All that is there now, whoever put it there. */
  notes(): ReadonlyMap<string, ShelfNote>;
}
