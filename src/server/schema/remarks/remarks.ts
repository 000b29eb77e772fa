import { gatherRemarks } from "#server/reviews/remarks/gatherRemarks.ts";
import { readSince } from "#server/reviews/remarks/readSince.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Remark } from "./Remark.ts";
import { remarkOf } from "./remarkOf.ts";

/**
 * Its remarks, each with its code then and now: now is its head, or of the uncommitted work that it goes on in the very state of
 * the files. With `isOpen` those that wait for something; with `since` those in whose threads something was said since a patch set, by its
 * number, or a day or moment in ISO 8601; with `roots` those whose first comments have these SHA-1s. Linear in them and the files that they stand on.
 * @gqlField
 */
export async function remarks(
  review: Review,
  context: Context,
  isOpen: boolean = false,
  since?: string | null,
  roots?: readonly GitObjectID[] | null,
): Promise<readonly Remark[]> {
  const { served, review: booked } = review.seen;
  const room = await context.loaders.reviewsOf(served).room();
  const gathered = await gatherRemarks(room, booked, {
    isOpen,
    since: readSince(booked, since ?? undefined),
    ...(roots != null && { only: new Set(roots) }),
  });
  return gathered.map(remarkOf);
}
