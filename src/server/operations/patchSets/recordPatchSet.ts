import { forkPoint, mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { oldestCommit } from "#server/git/ancestry/revList.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { hasLeft } from "#server/git/refs/readRefs.ts";
import type { RequestItem } from "#server/store/notes/requestLine.ts";
import { nextRequest, writeRequest } from "./writeRequest.ts";
import { requireReview, type ReviewContext, targetCommits } from "#server/reviews/index/ReviewContext.ts";
import { readTips } from "#server/reviews/index/readTips.ts";
import { isMadeAgain } from "#server/reviews/stacks/madeAgain.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { firstCommit } from "#server/reviews/state/Review.ts";
import { mayDo, type Viewer } from "#server/reviews/state/Viewer.ts";

/**
 * Records a new state of a review's branch as a patch set, and protects its commits from garbage collection. A branch
 * that was rewritten including its first commit keeps its review: the new first commit is written as its alias. Written
 * once, even if several users record it. Returns the number, or null if there was nothing new.
 */
export async function recordPatchSet(
  context: ReviewContext,
  input: { readonly review: string },
): Promise<{ readonly review: Oid; readonly number: number | null }> {
  const review = await requireReview(context, input.review);
  return { review: review.revision, number: await recordNewHead(context, review) };
}

/** Does the same as `recordPatchSet`, but returns null instead of failing if the viewer may not write. */
export async function recordNewHead(context: ReviewContext, review: IndexedReview): Promise<number | null> {
  const mayRecord = isUnderReview(review) && mayDo(context.viewer, "comment", null);
  const found = mayRecord ? await findNewHead(context, review) : null;
  if (found === null) return null;
  const item = computePatchSet(review, context.viewer, context.now(), found);
  await context.store.archive([found.head]);
  await writeRequest(context, review, item, item.extras.key ?? "");
  return review.patchSets.length + 1;
}

function computePatchSet(
  review: IndexedReview,
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
 * Returns a review that is ready for comments: with the current state of its branch recorded, so that a comment names
 * its patch set and its commits stay.
 */
export async function currentReview(context: ReviewContext, found: IndexedReview): Promise<IndexedReview> {
  const number = await recordNewHead(context, found);
  return number === null ? found : requireReview(context, found.revision);
}

/** A state of the change that is not recorded yet. */
interface NewHead {
  readonly head: Oid;
  readonly base: Oid | null;
  /** Its first commit, if the review's own is not in its history any more. */
  readonly alias: Oid | null;
}

/**
 * Finds the state of a review's branch to record as its next patch set, or null if there is nothing new. Walks the
 * commits between it, the last recorded one and the target.
 */
export async function findNewHead(context: ReviewContext, review: IndexedReview): Promise<NewHead | null> {
  const { reviewRef } = review.current;
  const tips = await readTips(context.git, new Set([reviewRef, review.targetRef]));
  const target = tips.get(review.targetRef) ?? null;
  const tip = tips.get(reviewRef) ?? review.head;
  if (tip === null || !(await isNew(context, review, tip))) return null;
  const targets = target === null ? [] : await targetCommits(context.git, review.targetRef);
  // The base of the last patch set, as long as the branch has it, may be on a branch that landed as other commits.
  const last = review.patchSets.at(-1)?.base;
  const [known] = last == null ? [] : await readCommits(context.git, [last], { fromNotes: true });
  const base = await forkPoint(context.git, tip, known == null ? targets : [...targets, known.oid]);
  if (tip === review.head) return { head: tip, base: base ?? review.base, alias: null };
  if (base === null || base === tip) return null; // the branch has no commits of its own any more
  const first = await oldestCommit(context.git, [base, ...(target === null ? [] : [target])], tip);
  if (first === null || (await isOfAnother(context, review, first))) return null;
  const viewer = context.viewer.email;
  if (await isMadeAgain(context.git, review, { tip, targets, viewer })) return null;
  return { head: tip, base, alias: first };
}

/**
 * Returns true if a commit is a state of the change later than the last recorded one. In an outdated clone the branch
 * still points to an earlier state, which is nothing new; it is new if the requester reset the branch here.
 */
async function isNew({ git, viewer }: ReviewContext, review: IndexedReview, tip: Oid): Promise<boolean> {
  const { patchSets, current } = review;
  const last = patchSets.at(-1)?.head;
  if (last === undefined) return true;
  if (last === tip) return false;
  if (viewer.email === current.requester && (await hasLeft(git, current.reviewRef, last))) return true;
  if (patchSets.some(({ head }) => head === tip)) return false;
  const [before, after] = await readCommits(git, [last, tip], { fromNotes: true });
  if (before == null || after == null) return false;
  return after.committer.at >= before.committer.at || (await mergeBase(git, tip, last)) === last;
}

/** Returns true if a commit is the first of another review: the branch was reused. */
async function isOfAnother({ index }: ReviewContext, review: IndexedReview, first: Oid): Promise<boolean> {
  const reviews = await index.reviews();
  return reviews.some((other) => other.revision !== review.revision && firstCommit(other) === first);
}

/** Number of digits of a commit's id in a key. */
const OID_DIGITS = 40;

/**
 * Returns the key under which a head is recorded as the next patch set of a review: the same for everybody who records
 * it, so that it counts once.
 */
export function patchSetKey({ patchSets }: { readonly patchSets: { readonly length: number } }, head: Oid): string {
  return `ps-${patchSets.length + 1}-${head.slice(0, OID_DIGITS)}`;
}
