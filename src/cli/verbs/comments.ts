import type { Galley } from "../ask/Galley.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { remarksOutcome } from "../output/remarksOutcome.ts";
import { chosenRemarks } from "../reviews/chosenRemarks.ts";

/** Prints the remarks of a review. */
export async function comments(galley: Galley, asked: AskedVerb): Promise<Outcome> {
  const wanted = { isOpen: asked.options["open"] === true, since: optionText(asked, "since") };
  const { remarks } = await chosenRemarks(galley, asked.places[0], wanted);
  return remarksOutcome(remarks, optionText(asked, "format"), 0);
}
