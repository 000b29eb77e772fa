import { isOid, type Oid } from "#server/git/oid.ts";
import type { CommentItem } from "../notes/CommentItem.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import type { FoldedThread } from "../state/Review.ts";

/** Where a thread stands in the change that is read. */
export interface ThreadPosition {
  /** Null for the change as a whole. */
  readonly path: string | null;
  readonly side: "old" | "new";
  /** Lines from 1, both within; null where the file as a whole is meant. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  /** A sentence for people. */
  readonly reason: string;
}

/** The commits that a change is read between. A side without a commit is not there. */
export interface PositionSpan {
  readonly old: Oid | null;
  readonly new: Oid | null;
  /** Whether the old side is what another patch set came to, so that what was before the change is not shown. */
  readonly isBetween: boolean;
}

/** What is carried: a thread, or a draft of one. */
export interface CarriedRemark extends Pick<FoldedThread, "location" | "side"> {
  readonly root: { readonly item: Pick<CommentItem, "id" | "extras"> };
}

/** A thread on a file, and where it is carried from and to. */
export interface CarriedThread {
  readonly thread: CarriedRemark;
  readonly path: string;
  readonly side: "old" | "new";
  /** Null where the thread names no commit. */
  readonly from: Oid | null;
  /** Null where that side is not there. */
  readonly to: Oid | null;
}

/** Says what a thread is carried between; null for one on the change as a whole. */
export function carryThread(review: BookedReview, thread: CarriedRemark, span: PositionSpan): CarriedThread | null {
  const { commit = "", path = "" } = thread.location ?? {};
  if (path === "") return null;
  const side = sideOf(review, thread);
  return { thread, path, side, from: isOid(commit) ? commit : null, to: span[side] };
}

const known = new WeakMap<BookedReview, ReadonlySet<string | null>>();

/**
 * Tells on which side of the change a thread stands. Other tools cannot say so: a remark on a base is one on what was there
 * before.
 */
export function sideOf(
  review: BookedReview,
  { location, side }: Pick<FoldedThread, "location" | "side">,
): "old" | "new" {
  const bases = known.get(review) ?? basesOf(review);
  known.set(review, bases);
  const commit = location?.commit ?? "";
  return side === "old" || (commit !== "" && bases.has(commit)) ? "old" : "new";
}

function basesOf({ base, patchSets, requests }: BookedReview): ReadonlySet<string | null> {
  return new Set([base, ...patchSets.map((set) => set.base), ...requests.map(({ baseCommit }) => baseCommit)]);
}
