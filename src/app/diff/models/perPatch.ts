import type { Patch } from "../patch/parsePatch.ts";

/** Has something found once for each patch and kept for as long as the patch is: the same object each time. */
export function perPatch<Found extends object>(find: (patch: Patch) => Found): (patch: Patch) => Found {
  const known = new WeakMap<Patch, Found>();
  return (patch) => {
    const kept = known.get(patch);
    if (kept !== undefined) return kept;
    const found = find(patch);
    known.set(patch, found);
    return found;
  };
}
