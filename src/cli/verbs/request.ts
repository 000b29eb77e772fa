import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { requestOf } from "../reviews/requestOf.ts";

/** Asks for a review and gives its id. */
export async function request(room: ReviewRoom, asked: AskedVerb, body: string): Promise<string> {
  const reviewers = (optionText(asked, "reviewer") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const head = asked.places[0] ?? "HEAD";
  return requestOf(room, {
    head,
    base: optionText(asked, "base"),
    title: optionText(asked, "title"),
    body,
    reviewers,
  });
}
