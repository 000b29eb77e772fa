import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { emptyCommit } from "../worktree/emptyCommit.ts";
import { inputRules } from "../inputRules.ts";
import type { NoteLines } from "../store/NotesWriter.ts";
import { requireReview, requireUnderReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";

export interface ShareReviewInput {
  readonly key: string;
  readonly review: string;
}

/** Copies after which others would have to write without a pause. */
const ROUNDS_MAX = 5;
const GONE = "A snapshot of this review was dropped, so nobody else could read what it is about.";
const BEGIN_ANEW = "Take a new snapshot and remark on that.";

/**
 * Makes a private review public: what it says is copied into the notes that are exchanged with others, and its snapshots with
 * all files in them are kept where they go along with the next push of reviews. Once it is public it is not private again,
 * and what is written to it from then on is public too. Done again it does nothing. Fails as OBJECT_MISSING where a snapshot
 * was dropped.
 */
export async function shareReview(room: ReviewRoom, input: ShareReviewInput): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const review = await requireReview(room, input.review);
  requireRight(room.viewer, "request", review.current.requester);
  const { revision, patchSets } = review;
  if (!review.isPrivate) return { review: revision };
  requireUnderReview(review);
  const heads = new Set(
    patchSets.flatMap(({ head, base }) => [head, ...(base === emptyCommit(room.git).oid ? [base] : [])]),
  );
  await archive(room, [...heads]);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const lines = await linesOf(room, revision);
    await room.store.append(lines, { key: `${key}-${round}` });
    // What was written to it meanwhile went to the private notes.
    if (round > 0 && sizeOf(lines) === sizeOf(await linesOf(room, revision))) break;
  }
  return { review: revision };
}

async function archive({ store }: ReviewRoom, heads: readonly Oid[]): Promise<void> {
  await store.archive(heads).catch((error: unknown) => {
    const isGone = error instanceof GalleyError && error.code === "OBJECT_MISSING";
    throw isGone ? new GalleyError("OBJECT_MISSING", GONE, { cause: error, next: BEGIN_ANEW }) : error;
  });
}

async function linesOf({ store }: ReviewRoom, revision: Oid): Promise<readonly NoteLines[]> {
  const { requests, comments } = await store.snapshot();
  const shelf = "public";
  return [
    { ref: "reviews", revision, lines: requests.get(revision) ?? [], shelf },
    { ref: "discuss", revision, lines: comments.get(revision) ?? [], shelf },
  ];
}

function sizeOf(lines: readonly NoteLines[]): number {
  return lines.reduce((size, one) => size + one.lines.length, 0);
}
