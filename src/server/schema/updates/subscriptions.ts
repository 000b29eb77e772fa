import type { ID } from "grats";
import type { Oid } from "#server/git/oid.ts";
import { onAbort } from "#server/git/processes/streams.ts";
import { type News, newsOf } from "#server/git/workTree/RepositoryUpdates.ts";
import { keepRecorded } from "#server/reviews/patchSets/recordMoves.ts";
import { requireReview } from "#server/reviews/reviewIndex/findReview.ts";
import { roomOf } from "#server/reviews/reviewIndex/repositoryReviews.ts";
import type { StoreChange } from "#server/reviews/store/reviewStore.ts";
import { beginWaiting, watchWaiters } from "#server/reviews/verdicts/waiters.ts";
import { readId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { Review } from "../reviews/Review.ts";

/**
 * What somebody, here or elsewhere, has just changed in a repository.
 * @gqlType
 */
class ReviewChanges {
  readonly #served: ServedRepository;
  readonly #change: RepositoryChange;

  constructor(served: ServedRepository, change: RepositoryChange) {
    this.#served = served;
    this.#change = change;
  }

  /**
   * The reviews that changed, as they are now.
   * @gqlField
   */
  async reviews(context: Context): Promise<readonly Review[]> {
    const loaders = context.loaders.reviewsOf(this.#served);
    const [all, viewer] = await Promise.all([loaders.all(), loaders.viewer()]);
    const changed = all.filter(({ revision }) => this.#change.reviews.has(revision));
    return changed.map((review) => new Review({ served: this.#served, review, viewer }));
  }

  /**
   * Whether drafts or seen marks changed too.
   * @gqlField
   */
  drafts(): boolean {
    return this.#change.drafts;
  }

  /**
   * Whether HEAD, a branch, a tag or a remote branch moved.
   * @gqlField
   */
  refs(): boolean {
    return this.#change.refs;
  }

  /**
   * Whether uncommitted work may have changed: told only while somebody has looked at it in the last two minutes.
   * @gqlField
   */
  workTree(): boolean {
    return this.#change.workTree;
  }
}

/**
 * Tells of each change of a repository's reviews and of who waits for them, its refs and its uncommitted work, within a second of its being written by
 * this Galley or anybody else. The first, without any, comes at once: from then on nothing is missed. What changes while
 * nobody takes it is told as one.
 * @gqlSubscriptionField
 */
export function reviewChanges(context: Context, slug: string): AsyncIterable<ReviewChanges> {
  const served = context.repositories.bySlug(slug);
  const queue = new ChangeQueue(
    (change) => {
      context.loaders.forget(); // What is told now is read now.
      return new ReviewChanges(served, change);
    },
    () => {
      unwatch();
      unlisten();
      unwait();
      endRecording();
      offAbort();
    },
  );
  const unwatch = roomOf(served.git).store.watch((change) => queue.push(change));
  const unlisten = newsOf(served.git).listen((news) => queue.push(news));
  const unwait = watchWaiters(served.git, (reviews) => queue.push({ reviews }));
  const endRecording = keepRecorded(served.git);
  const offAbort = onAbort(context.signal, () => queue.end());
  if (context.signal.aborted) queue.end();
  queue.push({});
  return queue;
}

/**
 * What a review that somebody waits for has come to.
 * @gqlType
 */
class AwaitedReview {
  readonly #served: ServedRepository;
  readonly #revision: Oid;

  constructor(served: ServedRepository, revision: Oid) {
    this.#served = served;
    this.#revision = revision;
  }

  /**
   * The review as it is now.
   * @gqlField
   */
  async review(context: Context): Promise<Review> {
    return Review.load(context, this.#served, this.#revision);
  }
}

/**
 * Tells of a review at once and again whenever anything was written in its repository, by this Galley or anybody else. As long as it is
 * listened to, the pages of this machine show that who asks waits for the review to be handed back.
 * @gqlSubscriptionField
 */
export function waitForReader(context: Context, review: ID): AsyncIterable<AwaitedReview> {
  const { served, names } = readId(context, "Review", review);
  const [revision = ""] = names;
  return awaited(context, served, revision);
}

async function* awaited(
  context: Context,
  served: ServedRepository,
  revision: Oid,
): AsyncGenerator<AwaitedReview, undefined> {
  const room = await context.loaders.reviewsOf(served).room();
  const give = (): AwaitedReview => {
    context.loaders.forget(); // What is told now is read now.
    return new AwaitedReview(served, revision);
  };
  const queue = new ChangeQueue(give, () => undefined);
  const unwatch = room.store.watch((change) => queue.push(change));
  let endWaiting = async (): Promise<void> => undefined;
  const offAbort = onAbort(context.signal, () => {
    queue.end();
    void endWaiting(); // whoever left without taking what was told last never lets this end by itself
  });
  if (context.signal.aborted) queue.end();
  try {
    endWaiting = await beginWaiting(room, await requireReview(room, revision));
    queue.push({});
    for await (const one of queue) yield one;
  } finally {
    offAbort();
    unwatch();
    await endWaiting();
  }
}

/** What changed in a repository: in its reviews, its refs, its uncommitted work. */
type RepositoryChange = StoreChange & News;

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
