import type { Galley } from "../ask/Galley.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { remarksOutcome } from "../output/remarksOutcome.ts";
import { chosenRemarks } from "../reviews/chosenRemarks.ts";
import type { ChosenReview } from "../reviews/chosenReview.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitForReader } from "../reviews/waitForReader.ts";

const CODES = { APPROVE: 0, REQUEST_CHANGES: 10, COMMENT: 11 } as const;
const INTERRUPTED: Outcome = { text: "", isExact: true, code: 130 };

/** Waits until the reader hands a review back, then gives what is open; its exit code says what they said. */
export async function waitOutcome(
  galley: Galley,
  { id, revision, title }: Pick<ChosenReview, "id" | "revision" | "title">,
  before: ReadonlySet<string>,
  asked: AskedVerb,
  { signal, tell }: VerbSurroundings,
): Promise<Outcome> {
  tell(`Waiting until somebody hands back “${title}” (${revision.slice(0, 12)}).`);
  const answer = await waitForReader(galley, id, before, signal);
  if (answer === null) return INTERRUPTED;
  const { remarks } = await chosenRemarks(galley, revision, { isOpen: true });
  return remarksOutcome(remarks, optionText(asked, "format"), CODES[answer]);
}
