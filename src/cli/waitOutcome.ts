import type { BookedReview } from "#server/reviews/BookedReview.ts";
import type { ReviewRoom } from "#server/reviews/ReviewRoom.ts";
import { requireReview } from "#server/reviews/requireReview.ts";
import { gatherRemarks } from "#server/reviews/gatherRemarks.ts";
import type { Outcome } from "./Outcome.ts";
import { optionText } from "./optionText.ts";
import type { AskedVerb } from "./parseVerb.ts";
import { remarksOutcome } from "./remarksOutcome.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitForReader } from "./waitForReader.ts";

const CODES = { approve: 0, reject: 10, comment: 11 } as const;
const INTERRUPTED: Outcome = { text: "", isExact: true, code: 130 };

/** Waits until the reader hands a review back, then gives what is open; its exit code says what they said. */
export async function waitOutcome(
  room: ReviewRoom,
  review: BookedReview,
  before: ReadonlySet<string>,
  asked: AskedVerb,
  { signal, tell }: VerbSurroundings,
): Promise<Outcome> {
  tell(`Waiting until somebody hands back “${review.title}” (${review.revision.slice(0, 12)}).`);
  const answer = await waitForReader(room, review, before, signal);
  if (answer === null) return INTERRUPTED;
  const now = await requireReview(room, review.revision);
  const remarks = await gatherRemarks(room, now, { isOpen: true, since: null });
  return remarksOutcome(remarks, optionText(asked, "format"), CODES[answer]);
}
