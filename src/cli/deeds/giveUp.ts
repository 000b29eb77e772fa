import { randomUUID } from "node:crypto";
import abandonReview, { type useAbandonReviewMutation } from "#generated/useAbandonReviewMutation.graphql.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Galley } from "../ask/Galley.ts";
import { chosenReview } from "../reviews/chosenReview.ts";

const NAMED = "A review that is given up is named.";

/** Gives the review that is named up, as the page does, and gives its id. */
export async function giveUp(galley: Galley, name: string | undefined, body: string): Promise<string> {
  if (name === undefined) throw new GalleyError("BAD_INPUT", NAMED);
  const { id, revision } = await chosenReview(galley, name);
  const input = { key: randomUUID(), review: id, body };
  await galley.ask<useAbandonReviewMutation>(abandonReview, () => ({ input }));
  return revision;
}
