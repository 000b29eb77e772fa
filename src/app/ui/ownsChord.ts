import { ownsKeys } from "./ownsKeys.ts";
import type { KeyChord } from "./parseKeys.ts";

/** What Enter and the space bar press themselves. */
const PRESSED =
  'a[href], button, input, select, summary, [role="button"], [role="checkbox"], [role="link"], [role="option"], [role="radio"], [role="switch"], [role="tab"], [role="treeitem"]';

/** Tells whether a chord pressed here belongs to the place itself: plain keys and `Mod+A` where one types, Enter on a button. */
export function ownsChord(target: EventTarget | undefined, { key, mod }: KeyChord): boolean {
  if (ownsKeys(target)) return !mod || key === "a";
  const presses = !mod && (key === "Enter" || key === "Space");
  return presses && target instanceof Element && target.closest(PRESSED) !== null;
}
