import type { BookedReview } from "../BookedReview.ts";
import { nextRequest } from "../patchSets/nextRequest.ts";
import { patchSetKey } from "../patchSets/patchSetKey.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import type { Landing } from "./WorktreeStep.ts";
import { writeRequest } from "../patchSets/writeRequest.ts";

/**
 * Records the commit in which reviewed work was committed as the next patch set of its review, and keeps it from garbage
 * collection, in a ref of ours alone where the review is private.
 */
export async function continueWithCommit(
  room: ReviewRoom,
  review: BookedReview,
  { commit, base }: Landing,
): Promise<void> {
  const key = patchSetKey(review, commit);
  const extras = { key, act: "patchSet" as const, head: commit, base };
  const item = nextRequest(review, room.viewer, room.now(), { baseCommit: base, extras });
  await room.store.archive([commit], review.isPrivate ? "private" : "public");
  await writeRequest(room, review, item, key);
}
