import type { News } from "#server/git/workTree/RepositoryNews.ts";
import type { StoreChange } from "#server/reviews/store/reviewStore.ts";

/** What changed in a repository: in its reviews, its refs, its uncommitted work. */
export type RepositoryChange = StoreChange & News;

/**
 * Changes that somebody takes one after the other. What comes while nobody takes is one change, so however slow the taker,
 * the queue holds no more than the reviews there are. Ends at once when it is told to, also while it is waited for, which a
 * generator cannot.
 */
export class ChangeQueue<T> implements AsyncIterableIterator<T> {
  readonly #give: (change: RepositoryChange) => T;
  readonly #onEnd: () => void;
  #waiting: ((result: IteratorResult<T, undefined>) => void)[] = [];
  #pending: RepositoryChange | null = null;
  #hasEnded = false;

  /** Makes one; `give` makes of each change what is taken, `onEnd` is called once, when it ends. */
  constructor(give: (change: RepositoryChange) => T, onEnd: () => void) {
    this.#give = give;
    this.#onEnd = onEnd;
  }

  /** Adds a change; what it does not name has not changed. */
  push(change: Partial<RepositoryChange>): void {
    if (this.#hasEnded) return;
    const whole = { reviews: new Set<string>(), drafts: false, refs: false, workTree: false, ...change };
    const taker = this.#waiting.shift();
    if (taker) return taker({ done: false, value: this.#give(whole) });
    this.#pending = this.#pending === null ? whole : joined(this.#pending, whole);
  }

  /** Ends it. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#pending = null;
    for (const taker of this.#waiting.splice(0)) taker({ done: true, value: undefined });
    this.#onEnd();
  }

  next(): Promise<IteratorResult<T, undefined>> {
    if (this.#hasEnded) return Promise.resolve({ done: true, value: undefined });
    const value = this.#pending;
    this.#pending = null;
    if (value !== null) return Promise.resolve({ done: false, value: this.#give(value) });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<T, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

function joined(one: RepositoryChange, other: RepositoryChange): RepositoryChange {
  return {
    reviews: new Set([...one.reviews, ...other.reviews]),
    drafts: one.drafts || other.drafts,
    refs: one.refs || other.refs,
    workTree: one.workTree || other.workTree,
  };
}
