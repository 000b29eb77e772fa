import { isApplePlatform } from "./isApplePlatform.ts";
import { parseKeys } from "./parseKeys.ts";

/** Writes keys for `aria-keyshortcuts`; sequences, which it has no words for, give undefined. */
export function ariaKeys(keys: string | undefined): string | undefined {
  if (keys === undefined) return undefined;
  const [chord, ...more] = parseKeys(keys);
  if (chord === undefined || more.length > 0) return undefined;
  const names = [chord.key.length === 1 ? chord.key.toUpperCase() : chord.key];
  if (chord.shift) names.unshift("Shift");
  if (chord.alt) names.unshift("Alt");
  if (chord.mod) names.unshift(isApplePlatform() ? "Meta" : "Control");
  return names.join("+");
}
