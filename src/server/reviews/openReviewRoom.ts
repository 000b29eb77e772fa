import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { readViewer } from "./readViewer.ts";
import type { ReviewRoom } from "./ReviewRoom.ts";
import { roomOf } from "./roomOf.ts";

/** Gives what verbs work with, for one request: the repository's reviews, the clock, and who the viewer is now. */
export async function openReviewRoom(repository: Repository, options: ReadOptions = {}): Promise<ReviewRoom> {
  const room = roomOf(repository);
  const viewer = await readViewer(repository, room.store, options);
  return { ...room, now: () => Math.floor(Date.now() / 1000), viewer };
}
