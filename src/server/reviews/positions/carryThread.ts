import { isOid, type Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../BookedReview.ts";
import type { CommentItem } from "../CommentItem.ts";
import type { FoldedThread } from "../FoldedReview.ts";
import { sideOf } from "./sideOf.ts";

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
