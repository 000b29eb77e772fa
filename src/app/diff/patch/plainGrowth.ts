import type { Patch } from "./parsePatch.ts";

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
export function plainGrowthOf(grown: Patch): Patch | null {
  return sources.get(grown) ?? null;
}
