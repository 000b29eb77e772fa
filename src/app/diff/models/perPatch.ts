import type { Patch } from "../patch/parsePatch.ts";
import { plainGrowthOf } from "../patch/plainGrowth.ts";

/**
 * Has something found once for each patch and kept for as long as the patch is: the same object each time. What `stays`, one
 * thing or any, is not looked for again in a patch that shows more context in plain ASCII: it would be found just so.
 */
export function perPatch<Found extends object>(
  stays: Found | "any",
  find: (patch: Patch) => Found,
): (patch: Patch) => Found {
  const known = new WeakMap<Patch, Found>();
  return (patch) => {
    const kept = known.get(patch);
    if (kept !== undefined) return kept;
    const source = plainGrowthOf(patch);
    const before = source === null ? undefined : known.get(source);
    const found = before !== undefined && (stays === "any" || stays === before) ? before : find(patch);
    known.set(patch, found);
    return found;
  };
}
