import { randomUUID } from "node:crypto";
import giveVerdict, {
  type useGiveVerdictMutation,
  type VerdictKind,
} from "#generated/useGiveVerdictMutation.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { chosenReview } from "../reviews/chosenReview.ts";
import { given } from "./given.ts";

/** Says what one thinks of the whole change of the review that is meant, as the page does, and gives the id of the comment that says it. */
export async function sayVerdict(
  galley: Galley,
  name: string | undefined,
  verdict: VerdictKind,
  body: string,
): Promise<string> {
  const { id } = await chosenReview(galley, name, true);
  const input = { key: randomUUID(), review: id, verdict, body };
  const answer = await galley.ask<useGiveVerdictMutation>(giveVerdict, () => ({ input }));
  const own = answer.giveVerdict?.review?.verdicts?.findLast(({ by }) => by?.isViewer === true);
  return given(own?.oid);
}
