import type { Int } from "grats";
import type { CommitConnection } from "../commits/CommitConnection.ts";
import { historyPage } from "../commits/historyPage.ts";
import { pageOf } from "../Connection.ts";
import { addressedSpan } from "../patchSets/addressedSpan.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "./Review.ts";

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
