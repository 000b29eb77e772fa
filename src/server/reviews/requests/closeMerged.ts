import type { Oid } from "#server/git/oid.ts";
import { howMerged, type MergedHow } from "./howMerged.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import { mayDo } from "../viewer/mayDo.ts";
import { nextRequest } from "../patchSets/nextRequest.ts";
import { readTips } from "../book/readTips.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { worktreeOf } from "../book/worktreeOf.ts";
import { writeRequest } from "../patchSets/writeRequest.ts";

/** Digits of a commit's id that its key has room for. */
const KEY_DIGITS = 40;

/**
 * Closes a review whose change came into its target as other commits, squashed or rebased, which history does not show; of a
 * merge it does. Whoever closes it, it is written once. Tells how the change came in; null if it has not.
 */
export async function closeMerged(
  room: ReviewRoom,
  input: { readonly review: string },
): Promise<{ readonly review: Oid; readonly how: MergedHow | null }> {
  const review = await requireReview(room, input.review);
  const { revision, head, targetRef } = review;
  const isOfBranch = worktreeOf(review) === null; // what is committed where it was written is not in a target by that
  const mayClose = isOfBranch && isUnderReview(review) && mayDo(room.viewer, "comment", null);
  if (!mayClose || head === null) return { review: revision, how: review.mergedHow };
  const target = (await readTips(room.git, new Set([targetRef]))).get(targetRef) ?? null;
  const how = target === null ? null : await howMerged(room.git, target, head);
  if (how === null || how === "merge") return { review: revision, how };
  const key = `close-${review.requests.length}-${head.slice(0, KEY_DIGITS)}`;
  const item = nextRequest(review, room.viewer, room.now(), { extras: { key, act: "close", closed: how } });
  await writeRequest(room, review, item, key);
  return { review: revision, how };
}
