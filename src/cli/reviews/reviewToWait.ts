import { revParse } from "#server/git/refs/revParse.ts";
import type { BookedReview } from "#server/reviews/BookedReview.ts";
import { findBranch } from "#server/reviews/requests/findBranch.ts";
import { isUnderReview } from "#server/reviews/book/isUnderReview.ts";
import { requireReview } from "#server/reviews/book/requireReview.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { requestOf } from "./requestOf.ts";

/**
 * Gives the review of a branch or a commit that somebody waits for: the one there is, else a new one, asked for as
 * `galley request` does. BAD_INPUT where all of it is in the base already, for then nobody can hold it back.
 */
export async function reviewToWait(room: ReviewRoom, head: string, base?: string): Promise<BookedReview> {
  const branch = await findBranch(room.git, head);
  const commit = branch?.commit ?? (await revParse(room.git, head));
  const open = (await room.book.reviews()).filter(isUnderReview);
  const known =
    open.find(({ current }) => branch !== null && current.reviewRef === branch.ref) ??
    open.find(({ patchSets, isPrivate }) => !isPrivate && patchSets.some((set) => set.head === commit));
  return known ?? requireReview(room, await requestOf(room, { head, base }));
}
