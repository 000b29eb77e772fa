import { randomUUID } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { reply } from "#server/reviews/comments/reply.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { addressedBy } from "../reviews/addressedBy.ts";
import { findRemark } from "../reviews/findRemark.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";

const ONLY_WITH = "A revision behind the remark's id is what addressed it.";

/** Answers a remark, proposes that it is addressed where that is asked for, and gives the answer's id. */
export async function replyVerb(room: ReviewRoom, { places, options }: AskedVerb, body: string): Promise<string> {
  const [id, revision] = places;
  const isAddressed = options["addressed"] === true;
  if (revision !== undefined && !isAddressed)
    throw new GalleyError("BAD_INPUT", ONLY_WITH, { next: `Say so: galley reply ${id} --addressed ${revision}` });
  const { review, thread, comment: parent } = await findRemark(room, id);
  const addressed = isAddressed ? await addressedBy(room, review, revision) : undefined;
  const key = randomUUID();
  const answer = { key, review: review.revision, thread: thread.root.item.id, parent, body, addressed };
  return (await reply(room, answer)).comment;
}
