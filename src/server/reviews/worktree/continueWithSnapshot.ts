import type { BookedReview } from "../BookedReview.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import { nextRequest } from "../patchSets/nextRequest.ts";
import { patchSetKey } from "../patchSets/patchSetKey.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { worktreeTitle } from "./worktreeTitle.ts";
import type { WorktreeState } from "./WorktreeStep.ts";
import { writeRequest } from "../patchSets/writeRequest.ts";

/** Records a snapshot as the next patch set of a review of uncommitted work, on the branch that HEAD is on now. */
export async function continueWithSnapshot(
  room: ReviewRoom,
  review: BookedReview,
  { commit, base, branch }: WorktreeState,
): Promise<void> {
  const { description } = review.current;
  const isNamed = description !== worktreeTitle(review.targetRef);
  const key = patchSetKey(review, commit);
  const act = isUnderReview(review) ? "patchSet" : "reopen";
  const item = nextRequest(review, room.viewer, room.now(), {
    targetRef: branch,
    baseCommit: base,
    description: isNamed ? description : worktreeTitle(branch),
    extras: { key, act, head: commit, base, kind: "snapshot", worktree: room.git.id },
  });
  await writeRequest(room, review, item, key);
}
