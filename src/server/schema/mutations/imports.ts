import type { Int } from "grats";
import { importComments as importCommentsOperation } from "#server/reviews/comments/importComments.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "../reviews/Review.ts";
import { attempt, type Problem } from "./Problem.ts";

/**
 * The input of `importComments`.
 * @gqlInput
 */
interface ImportCommentsInput {
  /** The slug of the repository. */
  readonly slug: string;
  /** The text of a file that was saved in an exported review: at most 262,144 characters. */
  readonly commentsFile: string;
}

/**
 * The payload of `importComments`.
 * @gqlType
 */
interface ImportCommentsPayload {
  /**
   * The number of comments that were added.
   * @gqlField
   */
  readonly added: Int;
  /**
   * The number of comments whose text was changed by the file.
   * @gqlField
   */
  readonly edited: Int;
  /**
   * The number of comments that were there already.
   * @gqlField
   */
  readonly existing: Int;
  /**
   * The number of added threads whose lines are not found with certainty in the current change.
   * @gqlField
   */
  readonly uncertain: Int;
  /**
   * The updated review, or null if the mutation failed.
   * @gqlField
   */
  readonly review: Review | null;
  /**
   * The reason why the mutation failed, or null.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * Imports the comments that somebody wrote in an exported review. Each is added once, in the name that the file gives,
 * marked as imported. They get their place in the current change as all comments do.
 * @gqlMutationField
 */
export async function importComments(context: Context, input: ImportCommentsInput): Promise<ImportCommentsPayload> {
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(input.slug);
    const reviewContext = await context.loaders.reviewsOf(served).currentContext();
    return { served, ...(await importCommentsOperation(reviewContext, input.commentsFile)) };
  });
  if (problem) return { added: 0, edited: 0, existing: 0, uncertain: 0, review: null, problem };
  context.loaders.forget();
  const review = await Review.load(context, done.served, done.review);
  const threads = done.added.flatMap((id) => review.threadOf(id) ?? []);
  const positions = await Promise.all(threads.map((thread) => thread.position(context)));
  const uncertain = positions.filter(({ certainty }) => certainty !== "EXACT" && certainty !== "SHIFTED").length;
  const { added, edited, existing } = done;
  return { added: added.length, edited, existing, uncertain, review, problem: null };
}
