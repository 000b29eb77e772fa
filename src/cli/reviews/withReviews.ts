import { openRepository } from "#server/git/openRepository.ts";
import { openReviewRoom } from "#server/reviews/viewer/openReviewRoom.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";

/** Opens the repository at a path for one act upon its reviews, an agent's where it is named, and closes it after that. */
export async function withReviews<Result>(
  path: string,
  act: (room: ReviewRoom) => Promise<Result>,
  agent: string | null = null,
): Promise<Result> {
  const repository = await openRepository(path);
  try {
    const room = await openReviewRoom(repository, {}, agent);
    try {
      return await act(room);
    } finally {
      await room.store.close();
    }
  } finally {
    await repository.close();
  }
}
