import type { ID } from "grats";
import type { Oid } from "#server/git/oid.ts";
import { onAbort } from "#server/git/processes/streams.ts";
import { watchBranches } from "#server/git/workTree/watchBranches.ts";
import { type RepositoryUpdate, repositoryWatcher } from "#server/git/workTree/RepositoryUpdates.ts";
import { autoRecordPatchSets } from "#server/operations/worktree/recordMoves.ts";
import { repositoryReviews, requireReview } from "#server/reviews/index/ReviewContext.ts";
import type { StoreChange } from "#server/store/ReviewStore.ts";
import { beginWaiting, onReviewWatchersChange } from "#server/operations/verdicts/reviewWatchers.ts";
import { readId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { Review } from "../reviews/Review.ts";

/** A change in a repository, or in several, by any process. @gqlType */
interface ReviewChanges {
  readonly served: ServedRepository | null;
  readonly change: RepositoryChange;
  /** The slugs of the repositories in which HEAD, a branch, a tag, a remote branch or, if all are watched, a review changed. @gqlField */
  readonly moved: readonly string[];
  /** Whether drafts or viewed marks changed too. @gqlField */
  readonly drafts: boolean;
  /** Whether anything moved. @gqlField */
  readonly refs: boolean;
  /** Whether uncommitted work may have changed. Only reported for two minutes after a client last read it. @gqlField */
  readonly workTree: boolean;
}

/** The changed reviews in their current state; none if all repositories are watched. @gqlField */
export async function reviews({ served, change }: ReviewChanges, context: Context): Promise<readonly Review[]> {
  if (served === null) return [];
  const loaders = context.loaders.reviewsOf(served);
  const [all, viewer] = await Promise.all([loaders.all(), loaders.viewer()]);
  const changed = all.filter(({ revision }) => change.reviews.has(revision));
  return changed.map((review) => new Review({ served, review, viewer }));
}

/**
 * Notifies of each change of a repository's reviews, their watchers, its refs and its uncommitted work, within a second
 * of the write by any process. The first event is empty and comes at once: from then on no change is missed. Changes
 * are combined while the client does not read. Without a slug, it only reports within some seconds which of the served
 * repositories moved, and starts no process.
 * @gqlSubscriptionField
 */
export function reviewChanges(context: Context, slug?: string | null): AsyncIterable<ReviewChanges> {
  const served = slug == null ? null : context.repositories.bySlug(slug);
  const moved = new Set<string>();
  const queue = new ChangeQueue(
    (change): ReviewChanges => {
      context.loaders.forget(); // The event must contain current data.
      const slugs = [...moved];
      moved.clear();
      return { ...change, served, change, moved: slugs };
    },
    () => ends.forEach((end) => end()),
  );
  const onUpdate = (of: ServedRepository, update: Partial<RepositoryUpdate>): void => {
    if (update.refs === true) moved.add(of.slug);
    queue.push(update);
  };
  const watch = (one: ServedRepository): (() => void) => {
    const end = watchBranches(one.git, () => onUpdate(one, { refs: true }), { ofMany: true });
    onAbort(one.git.closing, end);
    return end;
  };
  const { all, onOpen } = context.repositories;
  const ends =
    served === null
      ? [...all.map(watch), ...(onOpen ? [onOpen((one) => ends.push(watch(one)))] : [])]
      : [
          repositoryReviews(served.git).store.watch((change) => queue.push(change)),
          repositoryWatcher(served.git).listen((update) => onUpdate(served, update)),
          onReviewWatchersChange(served.git, (reviews) => queue.push({ reviews })),
          autoRecordPatchSets(served.git),
        ];
  return queue.begin(context.signal);
}

/** An update of a review that a client waits for. @gqlType */
interface AwaitedReview {
  readonly served: ServedRepository;
  readonly revision: Oid;
}

/** The review in its current state. @gqlField review */
export async function awaitedReview({ served, revision }: AwaitedReview, context: Context): Promise<Review> {
  return Review.load(context, served, revision);
}

/**
 * Notifies of a review at once and again after every write to its repository, by any process. While the subscription is
 * active, the pages of this machine show that the viewer waits for the review to be submitted.
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
  const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
  const give = (): AwaitedReview => {
    context.loaders.forget(); // The event must contain current data.
    return { served, revision };
  };
  const queue = new ChangeQueue(give, () => undefined);
  const unwatch = reviewContext.store.watch((change) => queue.push(change));
  let endWaiting = async (): Promise<void> => undefined;
  const offAbort = onAbort(context.signal, () => {
    queue.end();
    void endWaiting(); // a client that left without reading the last event never ends this generator
  });
  if (context.signal.aborted) queue.end();
  try {
    endWaiting = await beginWaiting(reviewContext, await requireReview(reviewContext, revision));
    queue.push({});
    for await (const one of queue) yield one;
  } finally {
    offAbort();
    unwatch();
    await endWaiting();
  }
}

/** A change of a repository: in its reviews, its refs, its uncommitted work. */
type RepositoryChange = StoreChange & RepositoryUpdate;

/**
 * A queue of changes for one reader. Changes that arrive between two reads are combined, so however slow the reader,
 * the queue is no larger than the number of reviews. Can be ended while a read is pending, which a generator cannot.
 */
export class ChangeQueue<T> implements AsyncIterableIterator<T> {
  readonly #give: (change: RepositoryChange) => T;
  readonly #onEnd: () => void;
  #waiting: ((result: IteratorResult<T, undefined>) => void)[] = [];
  #pending: RepositoryChange | null = null;
  #hasEnded = false;

  /** `give` converts a change to the value that is read; `onEnd` is called once, at the end. */
  constructor(give: (change: RepositoryChange) => T, onEnd: () => void) {
    this.#give = give;
    this.#onEnd = onEnd;
  }

  /** Gives an event at once, and ends with the client. */
  begin(signal: AbortSignal): this {
    onAbort(signal, () => this.end());
    if (signal.aborted) this.end();
    this.push({});
    return this;
  }

  /** Adds a change; fields that are absent have not changed. */
  push(change: Partial<RepositoryChange>): void {
    if (this.#hasEnded) return;
    const whole = { reviews: new Set<string>(), drafts: false, refs: false, workTree: false, ...change };
    const consumer = this.#waiting.shift();
    if (consumer) return consumer({ done: false, value: this.#give(whole) });
    this.#pending = this.#pending === null ? whole : joined(this.#pending, whole);
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#pending = null;
    for (const consumer of this.#waiting.splice(0)) consumer({ done: true, value: undefined });
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
