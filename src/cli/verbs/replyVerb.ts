import { GalleyError } from "#contract/errors.ts";
import type { Galley } from "../ask/Galley.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { answerRemark } from "../deeds/answerRemark.ts";
import { chosenRemark } from "../reviews/chosenRemark.ts";

const ONLY_WITH = "A revision behind the remark's id is what addressed it.";

/** Answers a remark, proposes that it is addressed where that is asked for, and gives the answer's id. */
export async function replyVerb(galley: Galley, { places, options }: AskedVerb, body: string): Promise<string> {
  const [id, revision] = places;
  const isAddressed = options["addressed"] === true;
  if (revision !== undefined && !isAddressed)
    throw new GalleyError("BAD_INPUT", ONLY_WITH, { next: `Say so: galley reply ${id} --addressed ${revision}` });
  const { thread, oid } = await chosenRemark(galley, id);
  const answer = { thread: thread.id, replyTo: oid, body, isAddressed, addressedBy: revision ?? null };
  return (await answerRemark(galley, answer)).id;
}
