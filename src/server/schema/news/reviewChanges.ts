import { newsOf } from "#server/git/workTree/newsOf.ts";
import { onAbort } from "#server/git/processes/onAbort.ts";
import { keepRecorded } from "#server/reviews/worktree/keepRecorded.ts";
import { roomOf } from "#server/reviews/book/roomOf.ts";
import { watchWaiters } from "#server/reviews/verdicts/watchWaiters.ts";
import { ChangeQueue, type RepositoryChange } from "./ChangeQueue.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "../reviews/Review.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

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
