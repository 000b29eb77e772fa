import type { Int } from "grats";
import type { Context } from "../request/Context.ts";
import { addressedSpan } from "../patchSets/addressedSpan.ts";
import type { Review } from "./Review.ts";

const UNKNOWN = "Nothing here tells which commits are reviewed. Fetch the branch, then look again.";
const missingWords = (oid: string): string =>
  `Commit ${oid.slice(0, 10)} is not in this repository. Fetch it from where the review came from, then look again.`;

/**
 * Why there is no comparison, in a sentence for people; null where there is one.
 * @gqlField
 */
export async function objectsMissing(
  { seen: { served, review } }: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
): Promise<string | null> {
  const span = addressedSpan(review, from, to);
  if (span === null) return UNKNOWN;
  const [missing] = await context.loaders.reviewsOf(served).missing([span.base, span.head]);
  return missing === undefined ? null : missingWords(missing);
}
