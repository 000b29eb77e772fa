import { randomUUID } from "node:crypto";
import { addComment } from "#server/reviews/comments/addComment.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { readPlace } from "../arguments/readPlace.ts";
import { refreshWorktree } from "../reviews/refreshWorktree.ts";

/** Remarks on a place and gives the remark's id; where that is uncommitted work, on what is in the files this moment. */
export async function comment(room: ReviewRoom, asked: AskedVerb, body: string, directory: string): Promise<string> {
  const review = await refreshWorktree(room, optionText(asked, "review"));
  const place = readPlace(asked.places[0], directory, room.git.path);
  const side = asked.options["old"] === true ? "old" : "new";
  const kind = asked.options["note"] === true ? "note" : "blocking";
  const anchor = { ...place, side, commit: null } as const;
  const written = await addComment(room, { key: randomUUID(), review: review.revision, anchor, body, kind });
  return written.comment;
}
