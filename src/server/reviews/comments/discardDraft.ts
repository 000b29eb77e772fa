import type { Oid } from "#server/git/oid.ts";
import { dropDrafts } from "./dropDrafts.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** Removes a draft for good; one that is not there is removed already. */
export async function discardDraft(
  room: ReviewRoom,
  input: { readonly key: string; readonly review: string },
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const { revision } = await requireReview(room, input.review);
  await dropDrafts(room, revision, [key]);
  return { review: revision };
}
