import { revParse } from "#server/git/refs/revParse.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import type { BookedReview } from "../BookedReview.ts";
import { findBranch } from "./findBranch.ts";

/**
 * Finds the review of a branch or a commit that waits for an end: that of the branch, else one that had the commit as its head; null
 * where there is none.
 */
export async function reviewOfHead(room: ReviewRoom, head: string): Promise<BookedReview | null> {
  const branch = await findBranch(room.git, head);
  const commit = branch?.commit ?? (await revParse(room.git, head));
  const open = (await room.book.reviews()).filter(isUnderReview);
  return (
    open.find(({ current }) => branch !== null && current.reviewRef === branch.ref) ??
    open.find(({ patchSets, isPrivate }) => !isPrivate && patchSets.some((set) => set.head === commit)) ??
    null
  );
}
