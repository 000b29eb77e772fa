import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import type { BookedReview } from "../BookedReview.ts";
import { currentReview } from "../patchSets/currentReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { refreshWorktree } from "../worktree/refreshWorktree.ts";

const GONE = "The review's last commit is not in the repository any more.";
const NAME = "Name the commit that did it.";

/**
 * Gives the commit that is said to have done what a remark asks for: the one of a revision, else what the review is at this
 * moment, of uncommitted work a snapshot of the files as they are. Fails as NOT_FOUND where there is none.
 */
export async function addressedBy(room: ReviewRoom, review: BookedReview, revision: string | undefined): Promise<Oid> {
  if (revision !== undefined) {
    const commit = await revParse(room.git, revision);
    if (commit === null)
      throw new GalleyError("NOT_FOUND", `“${revision}” is no commit of this repository.`, { next: NAME });
    return commit;
  }
  const { head } = await currentReview(room, await refreshWorktree(room, review.revision));
  if (head === null) throw new GalleyError("NOT_FOUND", GONE, { next: NAME });
  return head;
}
