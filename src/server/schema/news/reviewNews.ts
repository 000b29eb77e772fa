import type { ID, Int } from "grats";
import { ChangeNews } from "./ChangeNews.ts";
import type { Context } from "../request/Context.ts";
import { patchSetsOf } from "../patchSets/patchSetsOf.ts";
import type { Review } from "../reviews/Review.ts";

/**
 * How what a review's patch sets changed is another change by now than the one of an id, which was drawn of them; null where
 * it is the same. Two lists of files at most.
 * @gqlField
 */
export async function reviewNews(
  review: Review,
  context: Context,
  drawn: ID,
  from?: Int | null,
  to?: Int | null,
): Promise<ChangeNews | null> {
  const now = await review.comparison(context, from, to);
  if (now === null) return ChangeNews.gone;
  const { served, review: booked } = review.seen;
  return ChangeNews.between(context, served, drawn, now, patchSetsOf(booked).at(-1) ?? null);
}
