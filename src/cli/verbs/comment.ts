import type { Galley } from "../ask/Galley.ts";
import { addRemark } from "../deeds/addRemark.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { readPlace } from "../arguments/readPlace.ts";
import { chosenReview } from "../reviews/chosenReview.ts";

/** Remarks on a place and gives the remark's id; where that is uncommitted work, on what is in the files this moment. */
export async function comment(galley: Galley, asked: AskedVerb, body: string, directory: string): Promise<string> {
  const { id } = await chosenReview(galley, optionText(asked, "review"), true);
  const place = readPlace(asked.places[0], directory, galley.root);
  const side = asked.options["old"] === true ? "OLD" : "NEW";
  const kind = asked.options["note"] === true ? "NOTE" : "BLOCKING";
  return addRemark(galley, { review: id, anchor: { ...place, side }, body, kind });
}
