import type { Patch } from "./parsePatch.ts";

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
