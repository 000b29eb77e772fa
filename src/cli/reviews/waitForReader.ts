import { beginWaiting } from "#server/reviews/verdicts/beginWaiting.ts";
import type { BookedReview } from "#server/reviews/BookedReview.ts";
import { requireReview } from "#server/reviews/book/requireReview.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { handedBack, type HandBack } from "./handedBack.ts";

/**
 * Waits until somebody hands a review back, in whatever Galley on this repository: within a second of its being written; the
 * review's page shows meanwhile who waits. Null where `signal` ends it before. `before` are the comments that were there
 * already.
 */
export async function waitForReader(
  room: ReviewRoom,
  review: BookedReview,
  before: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<HandBack | null> {
  let wake = (): void => undefined;
  const end = room.store.watch(() => wake());
  const stop = (): void => wake();
  signal.addEventListener("abort", stop);
  const endWaiting = await beginWaiting(room, review);
  try {
    for (;;) {
      const changed = new Promise<void>((resolve) => (wake = resolve)); // before reading, so that nothing is missed
      if (signal.aborted) return null;
      const answer = handedBack(await requireReview(room, review.revision), before);
      if (answer !== null) return answer;
      await changed;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    end();
    await endWaiting();
  }
}
