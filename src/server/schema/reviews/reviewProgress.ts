import type { Int } from "grats";
import { GIT_CHILDREN_MAX } from "#contract/limits.ts";
import type { CommitRecord } from "#server/git/objects/readCommits.ts";
import { readSince } from "#server/reviews/index/findComment.ts";
import { secondsOf } from "#server/store/notes/timestamps.ts";
import { readChain } from "#server/reviews/stacks/readLayers.ts";
import { isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { submitsReview } from "#server/reviews/state/whoseTurn.ts";
import { readDelivered } from "#server/operations/verdicts/deliveries.ts";
import { readReviewWatchers } from "#server/operations/verdicts/reviewWatchers.ts";
import { countUnviewed, countUnviewedOutside } from "#server/reviews/patchSets/viewedMarks.ts";
import type { LayerRange } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { Review } from "./Review.ts";
import { addressedSpan, reviewSpan } from "../request/reviewSpan.ts";

/** The part of a change that is not viewed yet. @gqlType */
export interface UnviewedCount {
  /** The number of hunks that are not marked as viewed. A file without hunks counts as one. @gqlField */
  readonly hunks: Int;
  /** The number of files with such hunks. @gqlField */
  readonly files: Int;
  /** The number of all files of the change. @gqlField */
  readonly totalFiles: Int;
  /** The number of all hunks of the change. @gqlField */
  readonly totalHunks: Int;
}

/**
 * The part of the current change that the viewer has not viewed. Null if the review is merged or abandoned, if the
 * commits are missing, and if counting takes more than a second. The count then continues in the background.
 * @gqlField
 */
export async function unviewed(review: Review, context: Context): Promise<UnviewedCount | null> {
  const { served, review: indexedReview } = review.viewerReview;
  const span = isUnderReview(indexedReview) ? reviewSpan(indexedReview, 0, null) : null;
  return span && countUnviewed(served.git, span, await review.loaders(context).viewedHunks(indexedReview));
}

/**
 * The part of the current change that would not be viewed yet if the viewer had viewed all of a comparison, with the
 * arguments of `comparison`. Null as for `unviewed`, and for a comparison that is the whole change.
 * @gqlField
 */
export async function unviewedOutside(
  review: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
  layers?: LayerRange | null,
): Promise<UnviewedCount | null> {
  const { served, review: indexedReview } = review.viewerReview;
  const loaders = review.loaders(context);
  const part = { from, to, layers };
  const whole = isUnderReview(indexedReview) ? reviewSpan(indexedReview, 0, null) : null;
  const shown = await loaders.shownSpan(indexedReview, part);
  if (whole === null || shown === null || (shown.base === whole.base && shown.head === whole.head)) return null;
  const within = (await loaders.viewedSteps(indexedReview, part)) ?? shown;
  return countUnviewedOutside(served.git, whole, within, await loaders.viewedHunks(indexedReview));
}

/**
 * The part of each layer of patch set `to` that the viewer has not viewed, in the order of `stack`; of the current patch set if absent.
 * Null for a layer that could not be counted in time.
 * @gqlField
 */
export async function unviewedLayers(
  review: Review,
  context: Context,
  to?: Int | null,
): Promise<readonly (UnviewedCount | null)[]> {
  const { served, review: indexedReview } = review.viewerReview;
  const { git } = served;
  const whole = isUnderReview(indexedReview) ? addressedSpan(indexedReview, 0, to) : null;
  if (whole === null) return [];
  const [layers, viewed] = await Promise.all([
    readChain(git, whole, { signal: context.signal }),
    review.loaders(context).viewedHunks(indexedReview),
  ]);
  const counts: (UnviewedCount | null)[] = [];
  // A few at a time: a stack may have as many layers as calls may wait.
  for (let at = 0; at < layers.length; at += GIT_CHILDREN_MAX) {
    const some = layers.slice(at, at + GIT_CHILDREN_MAX);
    const count = ({ oid, parents }: CommitRecord) =>
      countUnviewed(git, { base: parents[0] ?? git.emptyTree, head: oid }, viewed);
    counts.push(...(await Promise.all(some.map(count))));
  }
  return counts;
}

/** The keys of all hunks that the viewer marked as viewed, in any patch set, sorted. @gqlField */
export async function viewedKeys(review: Review, context: Context): Promise<readonly string[]> {
  return [...(await review.loaders(context).viewedHunks(review.viewerReview.review))];
}

/** A comment of a review, for clients that wait for a reply. @gqlType */
interface PostedComment {
  /** The SHA-1 of the comment. @gqlField */
  readonly oid: GitObjectID;
  /**
   * Whether the comment alone submits the review: a person's text that does not resolve a thread and was not deleted.
   * @gqlField
   */
  readonly submitsReview: boolean;
}

/**
 * All comments, verdicts included, in the order of the threads. `before` limits them to those before a patch set, by
 * its number, or before a day or time in ISO 8601. Linear in the comments.
 * @gqlField
 */
export function postedComments(review: Review, before?: string | null): readonly PostedComment[] {
  const { review: indexedReview } = review.viewerReview;
  const end = readSince(indexedReview, before ?? null);
  return indexedReview.threads
    .flatMap(({ comments }) => comments)
    .filter(({ item }) => end === null || secondsOf(item.timestamp) < end)
    .map(({ item, isDeleted }) => ({
      oid: item.id,
      submitsReview: !isDeleted && submitsReview(item),
    }));
}

/**
 * The comments and verdicts that reached the viewer, or the agent that acts for them, when they waited for them.
 * @gqlField
 */
export async function deliveredComments(review: Review, context: Context): Promise<readonly GitObjectID[]> {
  return readDelivered(await review.loaders(context).reviewContext(), review.viewerReview.review.revision);
}

/**
 * The people and programs on this machine that wait for the review to be submitted, oldest first. Reads a small file
 * for each.
 * @gqlField
 */
export async function waiting(review: Review): Promise<readonly ReviewWatcher[]> {
  const { served, review: indexedReview } = review.viewerReview;
  const all = await readReviewWatchers(served.git);
  return (all.get(indexedReview.revision) ?? []).map((watcher) => ({
    ...watcher,
    since: gitTimestamp(watcher.since),
  }));
}

/** A person or program that waits for a review to be submitted. @gqlType */
export interface ReviewWatcher {
  /** The name that the watcher gives itself. Not verified. @gqlField */
  readonly name: string;
  /** Whether the watcher is a program. @gqlField */
  readonly isAgent: boolean;
  /** The time when the watcher began to wait. @gqlField */
  readonly since: GitTimestamp;
}
