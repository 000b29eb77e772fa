import { GalleyError } from "#contract/errors.ts";
import type { BookedReview } from "../BookedReview.ts";
import { isOfWorktree } from "./isOfWorktree.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { takeSnapshot } from "./takeSnapshot.ts";
import { chooseReview } from "../book/chooseReview.ts";

/**
 * Gives the review that a person means, as `chooseReview` does, with what is uncommitted now as its last patch set where it is
 * about that. Where nothing is said and there is none, begins that of the uncommitted work.
 */
export async function refreshWorktree(room: ReviewRoom, word: string | undefined): Promise<BookedReview> {
  const found = await chooseReview(room, word).catch((error: unknown) => {
    const mayBegin = word === undefined && room.git.workTree !== null;
    if (mayBegin && error instanceof GalleyError && error.code === "NOT_FOUND") return error;
    throw error;
  });
  if (!(found instanceof GalleyError) && !isOfWorktree(found, room.git.id)) return found;
  const { review, problem } = await takeSnapshot(room);
  if (!(found instanceof GalleyError)) return requireReview(room, found.revision);
  if (review === null) throw problem ?? found;
  return review;
}
