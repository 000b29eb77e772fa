import type { ID } from "grats";
import type { Oid } from "#server/git/oid.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { attempt } from "./attempt.ts";
import type { CommentPayload } from "./CommentPayload.ts";
import type { Context } from "../request/Context.ts";
import { readId } from "../readId.ts";
import { Review } from "../reviews/Review.ts";

/** What a deed in a thread says that it did: the thread by its root, and the comment where it wrote or changed one. */
interface Said {
  readonly thread: string;
  readonly comment?: string;
}

/**
 * Has something done to the review, thread or comment of an id; `name` is what names the last two in the review. Should
 * reading anew fail, that is thrown: the deed was done.
 */
export async function changeThread(
  context: Context,
  type: "Review" | "ReviewThread" | "ReviewComment",
  id: ID,
  deed: (room: ReviewRoom, review: Oid, name: string) => Promise<Said>,
): Promise<CommentPayload> {
  const { done, problem } = await attempt(async () => {
    const { served, names } = readId(context, type, id);
    const [review = "", name = ""] = names;
    return { served, review, said: await deed(await context.loaders.reviewsOf(served).room(), review, name) };
  });
  if (problem) return { comment: null, thread: null, review: null, problem };
  context.loaders.forget();
  const review = await Review.load(context, done.served, done.review);
  const thread = review.threadOf(done.said.thread);
  return { comment: thread?.commentOf(done.said.comment ?? "") ?? null, thread, review, problem: null };
}
