import type { BookedReview } from "#server/reviews/BookedReview.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { requireReview } from "#server/reviews/book/requireReview.ts";
import { gatherRemarks } from "#server/reviews/remarks/gatherRemarks.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { remarksOutcome } from "../output/remarksOutcome.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitForReader } from "../reviews/waitForReader.ts";

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
