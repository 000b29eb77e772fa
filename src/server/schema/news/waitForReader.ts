import type { ID } from "grats";
import type { Oid } from "#server/git/oid.ts";
import { onAbort } from "#server/git/processes/onAbort.ts";
import { requireReview } from "#server/reviews/book/requireReview.ts";
import { beginWaiting } from "#server/reviews/verdicts/beginWaiting.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { readId } from "../readId.ts";
import { Review } from "../reviews/Review.ts";
import { ChangeQueue } from "./ChangeQueue.ts";

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
