import { GalleyError } from "#contract/errors.ts";
import { readHead } from "#server/git/refs/head.ts";
import type { BookedReview } from "../BookedReview.ts";
import { findBranch } from "../requests/findBranch.ts";
import { isOfWorktree } from "../worktree/isOfWorktree.ts";
import { isUnderReview } from "./isUnderReview.ts";
import type { ReviewRoom } from "./ReviewRoom.ts";

const LIST = "`galley list` lists the reviews there are.";
const NONE_HERE = "Neither the branch that is checked out nor the uncommitted work has a review.";

/**
 * Finds the review that a person means: by the beginning of its id or by its branch; where nothing is said that of the branch
 * that is checked out, else that of the uncommitted work. NOT_FOUND where there is none.
 */
export async function chooseReview(room: ReviewRoom, word: string | undefined): Promise<BookedReview> {
  const reviews = (await room.book.reviews()).toSorted(
    (one, other) => Number(isUnderReview(other)) - Number(isUnderReview(one)),
  );
  if (word !== undefined) {
    const branch = await findBranch(room.git, word);
    const ref = branch?.ref ?? `refs/heads/${word}`; // a review of a branch that only others have is called by it too
    const meant = reviews.find(({ current }) => current.reviewRef === ref) ?? (await room.book.find(word));
    if (meant !== null) return meant;
    throw new GalleyError("NOT_FOUND", `There is no review of the id or branch “${word}”.`, { next: LIST });
  }
  const head = await readHead(room.git);
  const open = reviews.filter(isUnderReview);
  const ofBranch = head.kind === "detached" ? undefined : open.find(({ current }) => current.reviewRef === head.ref);
  const here = ofBranch ?? open.find((review) => isOfWorktree(review, room.git.id));
  if (here === undefined) throw new GalleyError("NOT_FOUND", NONE_HERE, { next: `Name one: ${LIST}` });
  return here;
}
