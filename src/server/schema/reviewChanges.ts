import { onAbort } from "#server/git/onAbort.ts";
import type { StoreChange } from "#server/reviews/reviewStore.ts";
import { roomOf } from "#server/reviews/roomOf.ts";
import { ChangeQueue } from "./ChangeQueue.ts";
import type { Context } from "./Context.ts";
import { Review } from "./Review.ts";
import type { ServedRepository } from "./ServedRepositories.ts";

/**
 * What somebody, here or elsewhere, has just written to a repository's reviews.
 * @gqlType
 */
class ReviewChanges {
  readonly #served: ServedRepository;
  readonly #change: StoreChange;

  constructor(served: ServedRepository, change: StoreChange) {
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
}

/**
 * Tells of each change of a repository's reviews, within a second of its being written by this Galley or anybody else.
 * The first, without reviews, comes at once: from then on nothing is missed. What changes while nobody takes it is told as one.
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
      offAbort();
    },
  );
  const unwatch = roomOf(served.git).store.watch((change) => queue.push(change));
  const offAbort = onAbort(context.signal, () => queue.end());
  if (context.signal.aborted) queue.end();
  queue.push({ reviews: new Set(), drafts: false });
  return queue;
}
