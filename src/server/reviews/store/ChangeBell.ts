import type { Oid } from "#server/git/oid.ts";

/** What changed, whoever changed it. */
export interface StoreChange {
  /** The first commits of the reviews whose lines changed. */
  readonly reviews: ReadonlySet<Oid>;
  /** Private state changed: drafts, marks or the identity. */
  readonly drafts: boolean;
}

/** How long it waits for more of the same, and how long at most, in milliseconds. */
const QUIET_MS = 100;
const LATEST_MS = 800;

/** Gathers what changes and tells its listeners once it has been quiet for a moment. Does not keep the process alive. */
export class ChangeBell {
  readonly #listeners = new Set<(change: StoreChange) => void>();
  #reviews = new Set<Oid>();
  #drafts = false;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  /** Adds a listener and gives the function that takes it away. */
  add(listener: (change: StoreChange) => void): () => void {
    // Wrapped, so that one function may listen twice.
    const entry = (change: StoreChange): void => listener(change);
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Takes in that something changed. */
  ring(reviews: Iterable<Oid>, drafts: boolean): void {
    for (const oid of reviews) this.#reviews.add(oid);
    this.#drafts ||= drafts;
    if (this.#reviews.size === 0 && !this.#drafts) return;
    this.#since ??= performance.now();
    clearTimeout(this.#timer);
    const pause = Math.max(0, Math.min(QUIET_MS, this.#since + LATEST_MS - performance.now()));
    this.#timer = setTimeout(() => this.#tell(), pause).unref();
  }

  /** Tells nobody anything any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #tell(): void {
    const change = { reviews: this.#reviews, drafts: this.#drafts };
    this.#reviews = new Set();
    this.#drafts = false;
    this.#since = null;
    for (const listener of this.#listeners) listener(change);
  }
}
