import type { Patch } from "./Patch.ts";

/**
 * Memoizes a computation per patch, so that it returns the same object each time. The result `stays`, or any result, is
 * taken over for a patch that only adds context in plain ASCII, since the computation would have the same result.
 */
export function memoizePerPatch<Found extends object>(
  stays: Found | "any",
  find: (patch: Patch) => Found,
): (patch: Patch) => Found {
  const known = new WeakMap<Patch, Found>();
  return (patch) => {
    const cached = known.get(patch);
    if (cached !== undefined) return cached;
    const source = plainGrowthOf(patch);
    const before = source === null ? undefined : known.get(source);
    const found = before !== undefined && (stays === "any" || stays === before) ? before : find(patch);
    known.set(patch, found);
    return found;
  };
}

/** Every character except printable ASCII, newline and tab. */
const UNCOMMON = /[^\n\t -~]/;

const sources = new WeakMap<Patch, Patch>();

/** Records that a patch consists of all lines of another one plus context with some texts. Linear in these texts. */
export function recordGrowth(grown: Patch, from: Patch, added: readonly string[]): void {
  if (!added.some((text) => UNCOMMON.test(text))) sources.set(grown, from);
}

/**
 * Returns the patch from which this one was made by adding only context in plain ASCII: a search in changed lines, or
 * for other scripts, has the same result in both. Null if not known.
 */
function plainGrowthOf(grown: Patch): Patch | null {
  return sources.get(grown) ?? null;
}

/** Characters that are not one column wide. */
const UNEVEN = /[^\n -~]/;

const known = new WeakMap<Patch, boolean>();

/** Returns true if every character of a patch takes one column. Cached per patch; linear in its text. */
export function isSingleWidth(patch: Patch): boolean {
  const found = known.get(patch) ?? !UNEVEN.test(patch.text);
  known.set(patch, found);
  return found;
}

/** Records that a patch has the text of another one plus some more, so that only the added text is examined. */
export function growSingleWidth(grown: Patch, from: Patch, added: readonly string[]): void {
  known.set(grown, isSingleWidth(from) && !added.some((text) => UNEVEN.test(text)));
}
