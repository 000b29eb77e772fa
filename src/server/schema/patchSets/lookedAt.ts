import type { Context } from "../request/Context.ts";
import { gitTimestamp } from "../gitTimestamp.ts";
import type { PatchSet } from "./PatchSet.ts";
import type { GitTimestamp } from "../scalars.ts";

/**
 * When who asks last looked at it; null where they never did.
 * @gqlField
 */
export async function lookedAt(patchSet: PatchSet, context: Context): Promise<GitTimestamp | null> {
  const { served, review } = patchSet.seen;
  const at = (await context.loaders.reviewsOf(served).looked(review)).get(patchSet.headOid());
  return at === undefined ? null : gitTimestamp(at);
}
