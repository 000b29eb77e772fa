import { readMove } from "#server/reviews/patchSets/readMove.ts";
import type { Context } from "../request/Context.ts";
import type { PatchSet } from "./PatchSet.ts";
import type { PatchSetMove } from "./PatchSetMove.ts";
import { patchSetsOf } from "./patchSetsOf.ts";

/**
 * How it came from the patch set before it; null for the first, and where the repository has not got the commits that tell.
 * Costs a few walks of history, once.
 * @gqlField
 */
export async function move(patchSet: PatchSet, context: Context): Promise<PatchSetMove | null> {
  const { served, review } = patchSet.seen;
  const sets = patchSetsOf(review);
  const newer = sets.find(({ number }) => number === patchSet.number());
  const older = sets.find(({ number }) => number === patchSet.number() - 1);
  if (newer === undefined || older === undefined) return null;
  return readMove(served.git, older, newer, { signal: context.signal });
}
