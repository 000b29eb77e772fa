import type { Int } from "grats";
import { isOfWorktree, worktreeOf } from "#server/reviews/state/Review.ts";
import type { CommitConnection } from "../commits/CommitConnection.ts";
import { historyPage } from "../commits/historyPage.ts";
import { pageOf } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Review } from "./Review.ts";
import { addressedSpan } from "./reviewSpan.ts";

/**
 * The commits of the change, newest first; none where the repository has not got them.
 * @gqlField commits
 */
export async function reviewCommits(
  { seen: { served, review } }: Review,
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

const UNKNOWN = "Nothing here tells which commits are reviewed. Fetch the branch, then look again.";
const missingWords = (oid: string): string =>
  `Commit ${oid.slice(0, 10)} is not in this repository. Fetch it from where the review came from, then look again.`;

/**
 * Why there is no comparison, in a sentence for people; null where there is one.
 * @gqlField
 */
export async function objectsMissing(
  { seen: { served, review } }: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
): Promise<string | null> {
  const span = addressedSpan(review, from, to);
  if (span === null) return UNKNOWN;
  const [missing] = await context.loaders.reviewsOf(served).missing([span.base, span.head]);
  return missing === undefined ? null : missingWords(missing);
}

/**
 * Its first commit, on which its notes stand: its name among programs.
 * @gqlField
 */
export function revision(review: Review): GitObjectID {
  return review.seen.review.revision;
}

/**
 * Whether nobody else gets to see it: it stands in this repository alone and is never pushed, until it is shared.
 * @gqlField
 */
export function isPrivate(review: Review): boolean {
  return review.seen.review.isPrivate;
}

/**
 * Whether it began with uncommitted work, of this work tree or another.
 * @gqlField
 */
export function isOnWorktree(review: Review): boolean {
  return worktreeOf(review.seen.review) !== null;
}

/**
 * Whether it is about the uncommitted work of this very work tree.
 * @gqlField
 */
export function isOfThisWorktree(review: Review): boolean {
  return isOfWorktree(review.seen.review, review.seen.served.git.id);
}
