import type { Int } from "grats";
import { isOfWorktree, worktreeOf } from "#server/reviews/state/Review.ts";
import type { CommitConnection } from "../commits/CommitConnection.ts";
import { historyPage } from "../commits/historyPage.ts";
import { pageOf } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Review } from "./Review.ts";
import { addressedSpan } from "../request/reviewSpan.ts";

/** The commits of the change, newest first. Empty if the repository does not have them. @gqlField commits */
export async function reviewCommits(
  { viewerReview: { served, review } }: Review,
  context: Context,
  first?: Int | null,
  after?: string | null,
): Promise<CommitConnection> {
  const span = addressedSpan(review, null, null);
  const isHere =
    span !== null && (await context.loaders.reviewsOf(served).missing([span.base, span.head])).length === 0;
  if (!isHere) return pageOf<never, never>([], { first, after: null }, (commit) => commit);
  const range = { tips: [span.head], exclude: [span.base] };
  return historyPage(context, served, () => range, { first, after });
}

const missingMessage = (oid: string): string =>
  `Commit ${oid.slice(0, 10)} is not in this repository. Fetch it from the remote of the review, then reload.`;

/** The reason why there is no comparison, as a sentence for the user, or null if there is one. @gqlField */
export async function objectsMissing(
  { viewerReview: { served, review } }: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
): Promise<string | null> {
  const span = addressedSpan(review, from, to);
  if (span === null) return "The reviewed commits are unknown. Fetch the branch, then reload.";
  const [missing] = await context.loaders.reviewsOf(served).missing([span.base, span.head]);
  return missing === undefined ? null : missingMessage(missing);
}

/** The first commit of the review, which has its notes: the ID for scripts. @gqlField */
export function revision(review: Review): GitObjectID {
  return review.viewerReview.review.revision;
}

/** Whether the review is private: it stays in this repository and is never pushed until it is shared. @gqlField */
export function isPrivate(review: Review): boolean {
  return review.viewerReview.review.isPrivate;
}

/** Whether the review began with uncommitted work, of this work tree or another. @gqlField */
export function isOnWorktree(review: Review): boolean {
  return worktreeOf(review.viewerReview.review) !== null;
}

/** Whether the review is about the uncommitted work of this work tree. @gqlField */
export function isOfThisWorktree(review: Review): boolean {
  return isOfWorktree(review.viewerReview.review, review.viewerReview.served.git.id);
}
