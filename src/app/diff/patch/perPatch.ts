import type { Patch } from "./Patch.ts";

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

/** What does more than stand in its place: beside the letters, signs and spaces of ASCII only a tab does not. */
const UNCOMMON = /[^\n\t -~]/;

const sources = new WeakMap<Patch, Patch>();

/** Says that a patch has all lines of another and, as context, those of some texts. Linear in these. */
export function keepGrowth(grown: Patch, from: Patch, added: readonly string[]): void {
  if (!added.some((text) => UNCOMMON.test(text))) sources.set(grown, from);
}

/**
 * Gives the patch of which this one has all lines, and beside them nothing but context in plain ASCII: what somebody looks for in
 * changed lines, or in letters of other kinds, is in both or in none. Null where that is not known.
 */
function plainGrowthOf(grown: Patch): Patch | null {
  return sources.get(grown) ?? null;
}

/** What is not one column wide. */
const UNEVEN = /[^\n -~]/;

const known = new WeakMap<Patch, boolean>();

/** Tells whether every character of a patch takes one column. Found once for each patch; linear in its text. */
export function isEven(patch: Patch): boolean {
  const found = known.get(patch) ?? !UNEVEN.test(patch.text);
  known.set(patch, found);
  return found;
}

/** Says that a patch has the text of another and some more, so that only that has to be looked at. */
export function growEven(grown: Patch, from: Patch, added: readonly string[]): void {
  known.set(grown, isEven(from) && !added.some((text) => UNEVEN.test(text)));
}
