import { oncePer } from "#server/git/byteCache.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { type DerivedThread, isPart } from "../state/Review.ts";

export interface ThreadPosition {
  /** Null for the whole change. */
  readonly path: string | null;
  readonly side: "old" | "new";
  /** Lines from 1, both inclusive; null for the whole file. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  /** A sentence for the user. */
  readonly reason: string;
}

/** The commits between which a change is read. A side without a commit is missing. */
export interface PositionSpan {
  readonly old: Oid | null;
  readonly new: Oid | null;
  /** True if the old side is the head of another patch set, so that the code before the change is not shown. */
  readonly isBetween: boolean;
  /** True if only the commit `new` is shown, as a layer of its stack. */
  readonly isLayer?: boolean;
}

export interface ThreadOrDraft extends Pick<DerivedThread, "location" | "side"> {
  readonly root: { readonly item: Pick<CommentItem, "id" | "extras"> };
}

export interface ThreadToPort {
  readonly thread: ThreadOrDraft;
  readonly path: string;
  readonly side: "old" | "new";
  /** Null if the thread has no commit. */
  readonly from: Oid | null;
  /** Null if that side is missing. */
  readonly to: Oid | null;
}

/** Returns the commits that a thread is ported between; null for a thread on the whole change. */
export function threadToPort(review: IndexedReview, thread: ThreadOrDraft, span: PositionSpan): ThreadToPort | null {
  const { commit = "", path = "" } = thread.location ?? {};
  if (path === "") return null;
  const side = sideOf(review, thread);
  return { thread, path, side, from: isOid(commit) ? commit : null, to: span[side] };
}

/**
 * Returns the side of the change that a thread is on. Other tools do not record it: their comments on a base are on the
 * old side. A layer's side is always recorded: the base of a patch set may be a layer of an earlier one. So is that of a part, whose
 * submodule may be the same on both sides.
 */
export function sideOf(review: IndexedReview, { location, side, root }: ThreadOrDraft): "old" | "new" {
  const { layer, side: recorded } = root.item.extras;
  if (layer !== undefined || (recorded !== undefined && isPart(review))) return side;
  const commit = location?.commit ?? "";
  return side === "old" || (commit !== "" && basesOf(review).has(commit)) ? "old" : "new";
}

const basesOf = oncePer(
  ({ base, patchSets, requests }: IndexedReview) =>
    new Set([base, ...patchSets.map((set) => set.base), ...requests.map(({ baseCommit }) => baseCommit)]),
);
