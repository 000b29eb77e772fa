import { requestReview as write } from "#server/reviews/requests/requestReview.ts";
import { usualRequest } from "#server/reviews/requests/usualRequest.ts";
import { attempt } from "./attempt.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "../reviews/Review.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

/**
 * What a review is asked for with.
 * @gqlInput
 */
interface RequestReviewInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The repository. */
  readonly slug: string;
  /** The branch or commit that is to be reviewed. */
  readonly head: string;
  /** The branch that it is to go to; the repository's usual one where left out. */
  readonly base?: string | null;
  /** What it is about: one line of 1 to 256 characters; the first of its last commit's message where left out. */
  readonly title?: string | null;
  /** What is to be known of it, as Markdown. */
  readonly body?: string | null;
  /** The e-mail addresses of those who are asked, 100 at most. */
  readonly reviewers?: readonly string[] | null;
}

/**
 * Asks others to look at a change. CONFLICT where there is an open review of it already.
 * @gqlMutationField
 */
export async function requestReview(context: Context, input: RequestReviewInput): Promise<ReviewPayload> {
  const { key, slug, head, body, reviewers } = input;
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(slug);
    const room = await context.loaders.reviewsOf(served).room();
    const { base, title } = await usualRequest(room, input);
    const asked = { key, head, base, title, body: body ?? "", reviewers: reviewers ?? [] };
    return { served, ...(await write(room, asked)) };
  });
  if (problem) return { review: null, problem };
  context.loaders.forget();
  return { review: await Review.load(context, done.served, done.review), problem: null };
}
