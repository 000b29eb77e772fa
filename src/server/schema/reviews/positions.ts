import type { Int } from "grats";
import type { Context } from "../request/Context.ts";
import { Draft } from "./Draft.ts";
import type { RemarkPlacement } from "./RemarkPlacement.ts";
import type { Review } from "./Review.ts";

/**
 * Where its threads, and the drafts of threads that who asks has, stand where patch set `to` is read from `from`; without
 * numbers, in what is reviewed now. Linear in both; what differs is read for all threads together.
 * @gqlField
 */
export async function positions(
  review: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
): Promise<readonly RemarkPlacement[]> {
  const { served, review: booked } = review.seen;
  const loaders = context.loaders.reviewsOf(served);
  const written = await loaders.drafts(booked.revision);
  const threads = review.threads().map(async (thread) => ({
    remarkId: thread.id(),
    position: await thread.position(context, from, to),
  }));
  const drafts = written.map(async (draft) => {
    const position = await loaders.draftPosition(booked, draft, from ?? 0, to ?? null);
    return position === null ? [] : [{ remarkId: new Draft(review.seen, draft).id(), position }];
  });
  const [ofThreads, ofDrafts] = await Promise.all([Promise.all(threads), Promise.all(drafts)]);
  return [...ofThreads, ...ofDrafts.flat()];
}
