import type { Int } from "grats";
import { readMove } from "#server/reviews/patchSets/PatchSetMove.ts";
import { rangeDiff } from "#server/git/patches/rangeDiff.ts";
import { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "./Review.ts";
import { addressedSpan, patchSetsOf } from "../request/reviewSpan.ts";

/** A commit of a review whose message differs between two patch sets. @gqlType */
export interface ChangedMessage {
  /** The commit in the newer patch set. @gqlField */
  readonly commit: Commit;
  /** The whole message in the older patch set. @gqlField */
  readonly old: string;
  /** The whole message in the newer patch set. @gqlField */
  readonly new: string;
}

/**
 * The commits whose messages differ between patch sets `from` and `to`, paired as by `git range-diff`. None if a patch
 * set is compared with its base, or if one of them is a snapshot of uncommitted work.
 * @gqlField
 */
export async function changedMessages(
  { viewerReview: { served, review } }: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
): Promise<readonly ChangedMessage[]> {
  const between = addressedSpan(review, from, to)?.between ?? null;
  if (between === null) return [];
  const { older, newer } = between;
  const isSnapshot = patchSetsOf(review).some(
    ({ head, kind }) => kind === "snapshot" && (head === older.head || head === newer.head),
  );
  if (isSnapshot || older.base === null || newer.base === null) return [];
  const before = { base: older.base, head: older.head };
  const pairs = await rangeDiff(served.git, before, { base: newer.base, head: newer.head }, { signal: context.signal });
  const { commit } = context.loaders.of(served.git);
  const changed = pairs.map(async ({ old, new: next, isEqual }): Promise<readonly ChangedMessage[]> => {
    if (old === null || next === null || isEqual) return [];
    const [was, is] = await Promise.all([commit.load(old), commit.load(next)]);
    return was.message === is.message ? [] : [{ commit: new Commit(served, is), old: was.message, new: is.message }];
  });
  return (await Promise.all(changed)).flat();
}

/**
 * The number of the newest patch set that the viewer visited, if the author edited files or commit messages since. Null
 * otherwise.
 * @gqlField
 */
export async function sinceLastVisit(review: Review, context: Context): Promise<Int | null> {
  const { served, review: indexedReview } = review.viewerReview;
  const visits = await context.loaders.reviewsOf(served).visits(indexedReview);
  const sets = patchSetsOf(indexedReview);
  const [newest, current] = [sets.findLast(({ head }) => visits.has(head)), sets.at(-1)];
  if (newest === undefined || newest.isCurrent || current === undefined) return null;
  const move = await readMove(served.git, newest, current, { signal: context.signal });
  const hasEdits = move?.editedFiles !== 0 || (await changedMessages(review, context, newest.number)).length > 0;
  return hasEdits ? newest.number : null;
}
