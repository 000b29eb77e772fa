import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { emptyCommit } from "../worktree/emptyCommit.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { NoteLines } from "#server/store/storeRefs.ts";
import { requireReview, requireUnderReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { isPart, pullOf } from "#server/reviews/state/Review.ts";
import { partsOf } from "#server/reviews/positions/submodules/parts.ts";
import { contextIn } from "../submodules/partComments.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";

export interface ShareReviewInput {
  readonly key: string;
  readonly review: string;
}

/** Number of copies after which others must be writing without a pause. */
const ROUNDS_MAX = 5;
const GONE = "A snapshot of this review was deleted, so nobody else could read the reviewed files.";
const TAKE_NEW_SNAPSHOT = "Take a new snapshot and comment on that.";

/**
 * Makes a private review public: copies its lines into the notes that are exchanged with others, and archives its
 * snapshots with all files in them, which are pushed with the next push of reviews. A public review cannot become
 * private again, and later lines are public too. Repeating it does nothing. Fails as OBJECT_MISSING if a snapshot was
 * dropped.
 */
export async function shareReview(context: ReviewContext, input: ShareReviewInput): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const review = await requireReview(context, input.review);
  requireRight(context.viewer, "request", review.current.requester);
  const { revision, patchSets } = review;
  // First, so that a call that was interrupted is completed when it is repeated.
  for (const part of partsOf(review))
    await shareReview(contextIn(context, part.git), { key, review: part.review.revision });
  if (!review.isPrivate) return { review: revision };
  requireUnderReview(review);
  const isOfPart = isPart(review);
  const keepsBase = (base: Oid | null): boolean => isOfPart || base === emptyCommit(context.git).oid;
  const heads = patchSets.flatMap(({ head, base }) => (base !== null && keepsBase(base) ? [head, base] : [head]));
  // The notes of a pull request and of a part are on a commit of their own.
  await archive(context, pullOf(review) === null && !isOfPart ? heads : [revision, ...heads]);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const lines = await linesOf(context, revision);
    await context.store.append(lines, { key: `${key}-${round}` });
    // Lines written to it meanwhile went to the private notes.
    if (round > 0 && sizeOf(lines) === sizeOf(await linesOf(context, revision))) break;
  }
  return { review: revision };
}

async function archive({ store }: ReviewContext, heads: readonly Oid[]): Promise<void> {
  await store.archive(heads).catch((error: unknown) => {
    const isGone = error instanceof GalleyError && error.code === "OBJECT_MISSING";
    throw isGone ? new GalleyError("OBJECT_MISSING", GONE, { cause: error, next: TAKE_NEW_SNAPSHOT }) : error;
  });
}

async function linesOf({ store }: ReviewContext, revision: Oid): Promise<readonly NoteLines[]> {
  const { requests, comments } = await store.snapshot();
  const scope = "public";
  return [
    { ref: "reviews", revision, lines: requests.get(revision) ?? [], scope },
    { ref: "discuss", revision, lines: comments.get(revision) ?? [], scope },
  ];
}

function sizeOf(lines: readonly NoteLines[]): number {
  return lines.reduce((size, one) => size + one.lines.length, 0);
}
