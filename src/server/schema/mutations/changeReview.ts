import type { ID } from "grats";
import type { Oid } from "#server/git/oid.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { attempt } from "./attempt.ts";
import type { Context } from "../request/Context.ts";
import type { Problem } from "./Problem.ts";
import { readId } from "../readId.ts";
import { Review } from "../reviews/Review.ts";

/** What came of a deed on a review: the review read anew and what the deed said, or why it was not done. */
export type Change<T> =
  | { readonly review: Review; readonly said: T; readonly problem: null }
  | { readonly review: null; readonly said: null; readonly problem: Problem };

/** Has something done to the review of an id. Should reading it anew fail, that is thrown: the deed was done. */
export async function changeReview<T>(
  context: Context,
  id: ID,
  deed: (room: ReviewRoom, review: Oid) => Promise<T>,
): Promise<Change<T>> {
  const { done, problem } = await attempt(async () => {
    const { served, names } = readId(context, "Review", id);
    const [review = ""] = names;
    return { served, review, said: await deed(await context.loaders.reviewsOf(served).room(), review) };
  });
  if (problem) return { review: null, said: null, problem };
  context.loaders.forget();
  return { review: await Review.load(context, done.served, done.review), said: done.said, problem: null };
}
