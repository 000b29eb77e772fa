import type { BookedReview } from "../BookedReview.ts";
import { recordNewHead } from "./recordNewHead.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/**
 * Gives a review as it is to be remarked on: with its branch's present state recorded, so that a remark names the patch set
 * that it is about and its commits stay.
 */
export async function currentReview(room: ReviewRoom, found: BookedReview): Promise<BookedReview> {
  const number = await recordNewHead(room, found);
  return number === null ? found : requireReview(room, found.revision);
}
