import type { Galley } from "../ask/Galley.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { requestReview } from "../deeds/requestReview.ts";

/** Asks for a review and gives its id. */
export async function request(galley: Galley, asked: AskedVerb, body: string): Promise<string> {
  const reviewers = (optionText(asked, "reviewer") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return requestReview(galley, {
    head: asked.places[0] ?? "HEAD",
    base: optionText(asked, "base") ?? null,
    title: optionText(asked, "title") ?? null,
    body,
    reviewers,
  });
}
