import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { oldestCommit } from "#server/git/ancestry/revList.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { hasLeft } from "#server/git/refs/readRefs.ts";
import type { RequestItem } from "../notes/requestLine.ts";
import { nextRequest, writeRequest } from "../requests/writeRequest.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { readTips } from "../reviewIndex/readTips.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { firstCommit } from "../state/Review.ts";
import { mayDo } from "../viewer/permissions.ts";
import type { Viewer } from "../viewer/Viewer.ts";

/**
 * Records the state of a review's branch as a patch set where it is new, and keeps its commits from garbage collection. A
 * branch that was rewritten down to its first commit keeps its review: the new first commit is written as its alias. Whoever
 * records it, and however often, it is written once. Gives the number, or null where there was nothing new.
 */
export async function recordPatchSet(
  room: ReviewRoom,
  input: { readonly review: string },
): Promise<{ readonly review: Oid; readonly number: number | null }> {
  const review = await requireReview(room, input.review);
  return { review: review.revision, number: await recordNewHead(room, review) };
}

/**
 * Records the state of a review's branch as a patch set where it is new, and keeps its commits from garbage collection. Gives
 * the number, or null where there was nothing new or the viewer may not write.
 */
export async function recordNewHead(room: ReviewRoom, review: BookedReview): Promise<number | null> {
  const mayRecord = isUnderReview(review) && mayDo(room.viewer, "comment", null);
  const found = mayRecord ? await findNewHead(room, review) : null;
  if (found === null) return null;
  const item = computePatchSet(review, room.viewer, room.now(), found);
  await room.store.archive([found.head]);
  await writeRequest(room, review, item, item.extras.key ?? "");
  return review.patchSets.length + 1;
}

function computePatchSet(
  review: BookedReview,
  viewer: Viewer,
  now: number,
  { head, base, alias }: NewHead,
): RequestItem {
  const key = patchSetKey(review, head);
  return nextRequest(review, viewer, now, {
    ...(alias !== null && { alias }),
    ...(base !== null && { baseCommit: base }),
    extras: { key, act: "patchSet", head, ...(base !== null && { base }) },
  });
}

/**
 * Gives a review as it is to be remarked on: with its branch's present state recorded, so that a remark names the patch set
 * that it is about and its commits stay.
 */
export async function currentReview(room: ReviewRoom, found: BookedReview): Promise<BookedReview> {
  const number = await recordNewHead(room, found);
  return number === null ? found : requireReview(room, found.revision);
}

/** A state of the change that is not recorded yet. */
interface NewHead {
  readonly head: Oid;
  readonly base: Oid | null;
  /** The first commit of it, where the review's own is not in its history any more. */
  readonly alias: Oid | null;
}

/**
 * Finds the state of a review's branch that is to be recorded as its next patch set, or null where there is nothing new.
 * Walks what lies between it, the last one recorded and the target.
 */
export async function findNewHead(room: ReviewRoom, review: BookedReview): Promise<NewHead | null> {
  const { reviewRef } = review.current;
  const tips = await readTips(room.git, new Set([reviewRef, review.targetRef]));
  const target = tips.get(review.targetRef) ?? null;
  const tip = tips.get(reviewRef) ?? review.head;
  if (tip === null || !(await isNew(room, review, tip))) return null;
  const base = target === null ? null : await mergeBase(room.git, target, tip);
  if (tip === review.head) return { head: tip, base: base ?? review.base, alias: null };
  if (base === null || base === tip) return null; // the branch has nothing of its own any more
  const first = await oldestCommit(room.git, base, tip);
  if (first === null || (await isOfAnother(room, review, first))) return null;
  return { head: tip, base, alias: first };
}

/**
 * Tells whether a commit is a state of the change that came after the last one recorded. In a clone that lags behind, the
 * branch still stands where it stood before, which is nothing new; it is where whoever asked for the review took it back here.
 */
async function isNew({ git, viewer }: ReviewRoom, review: BookedReview, tip: Oid): Promise<boolean> {
  const { patchSets, current } = review;
  const last = patchSets.at(-1)?.head;
  if (last === undefined) return true;
  if (last === tip) return false;
  if (viewer.email === current.requester && (await hasLeft(git, current.reviewRef, last))) return true;
  if (patchSets.some(({ head }) => head === tip)) return false;
  const [before, after] = await readCommits(git, [last, tip]);
  if (before == null || after == null) return false;
  return after.committer.at >= before.committer.at || (await mergeBase(git, tip, last)) === last;
}

/** Tells whether a commit is the first of another review: the branch was taken for something else. */
async function isOfAnother({ book }: ReviewRoom, review: BookedReview, first: Oid): Promise<boolean> {
  const reviews = await book.reviews();
  return reviews.some((other) => other.revision !== review.revision && firstCommit(other) === first);
}

/** Digits of a commit's id that a key has room for. */
const OID_DIGITS = 40;

/** Gives the key under which a head is recorded as the next patch set of a review: the same whoever records it, so that it counts once. */
export function patchSetKey({ patchSets }: Pick<BookedReview, "patchSets">, head: Oid): string {
  return `ps-${patchSets.length + 1}-${head.slice(0, OID_DIGITS)}`;
}
