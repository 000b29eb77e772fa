/** The commit that last changed an entry. */
export interface EntryCommit {
  readonly oid: string;
  readonly headline: string;
  readonly author: string;
  /** When it was written, ISO 8601. */
  readonly date: string;
}

/**
 * What arrives of a folder's entries after their names: each row looks up its own, so that what comes draws the rows in sight
 * and no list of all. A store for `useSyncExternalStore`.
 */
export class EntryFacts {
  readonly #listeners = new Set<() => void>();
  readonly #commits = new Map<string, EntryCommit>();
  #sizes: readonly (number | null)[] = [];
  #targets: ReadonlyMap<number, string | null> = new Map();
  #isWhole = false;
  #failure: string | null = null;

  /** The commit that last changed the entry of a name; undefined as long as it is not known. */
  commitOf(name: string): EntryCommit | undefined {
    return this.#commits.get(name);
  }

  /** The size in bytes of the entry at a place of the server's table; null for what has none, or is not known yet. */
  sizeAt(place: number): number | null {
    return this.#sizes[place] ?? null;
  }

  /** Where the link at a place of the server's table leads; undefined as long as it is not known. */
  targetAt(place: number): string | null | undefined {
    return this.#targets.get(place);
  }

  /** Whether no more commits come. */
  isWhole = (): boolean => this.#isWhole;

  /** Why commits are missing, where looking for them failed. */
  failure = (): string | null => this.#failure;

  putCommits(found: Iterable<readonly [name: string, commit: EntryCommit]>): void {
    for (const [name, commit] of found) this.#commits.set(name, commit);
    this.#tell();
  }

  /** Says that no more commits come: because all were found, in time, or because of a failure. */
  end(failure: string | null): void {
    this.#isWhole = true;
    this.#failure = failure;
    this.#tell();
  }

  putSizes(sizes: readonly (number | null)[], targets: ReadonlyMap<number, string | null>): void {
    this.#sizes = sizes;
    this.#targets = targets;
    this.#tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
