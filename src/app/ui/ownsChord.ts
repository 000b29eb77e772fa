import { isApplePlatform } from "./isApplePlatform.ts";
import { ownsKeys } from "./ownsKeys.ts";
import type { KeyChord } from "./parseKeys.ts";

/** What Enter and the space bar press themselves. */
const PRESSED =
  'a[href], button, input, select, summary, [role="button"], [role="checkbox"], [role="link"], [role="option"], [role="radio"], [role="switch"], [role="tab"], [role="treeitem"]';

/**
 * Tells whether a chord pressed here belongs to the place itself: plain keys and `Mod+A` where one types, Enter on a button.
 * `Alt` chords are a field's own only in a dialog, and on Apple's machines, where they type letters.
 */
export function ownsChord(target: EventTarget | undefined, { key, mod, alt }: KeyChord): boolean {
  if (ownsKeys(target)) return mod ? key === "a" : !(alt && takesAlt(target));
  const presses = !mod && (key === "Enter" || key === "Space");
  return presses && target instanceof Element && target.closest(PRESSED) !== null;
}

function takesAlt(target: EventTarget | undefined): boolean {
  if (isApplePlatform()) return false;
  const types = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return types && target.closest('[role="dialog"], [role="alertdialog"]') === null;
}
