import type { BookedReview } from "../BookedReview.ts";
import { findNewHead, type NewHead } from "./findNewHead.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import { mayDo } from "../viewer/mayDo.ts";
import { nextRequest } from "./nextRequest.ts";
import { patchSetKey } from "./patchSetKey.ts";
import type { RequestItem } from "../RequestItem.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import type { Viewer } from "../Viewer.ts";
import { writeRequest } from "./writeRequest.ts";

/**
 * Records the state of a review's branch as a patch set where it is new, and keeps its commits from garbage collection. Gives
 * the number, or null where there was nothing new or the viewer may not write.
 */
export async function recordNewHead(room: ReviewRoom, review: BookedReview): Promise<number | null> {
  const mayRecord = isUnderReview(review) && mayDo(room.viewer, "comment", null);
  const found = mayRecord ? await findNewHead(room, review) : null;
  if (found === null) return null;
  const item = computePatchSet(review, room.viewer, room.now(), found);
  await room.store.archive([found.head]);
  await writeRequest(room, review, item, item.extras.key ?? "");
  return review.patchSets.length + 1;
}

function computePatchSet(
  review: BookedReview,
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
