import { isApplePlatform } from "./isApplePlatform.ts";
import { matchesChord } from "./matchesChord.ts";
import { parseKeys } from "./parseKeys.ts";

/** Tells whether a key press is this chord, written as for `useShortcut`; a sequence counts by its first. */
export function isPressed(event: KeyboardEvent, keys: string): boolean {
  const [chord] = parseKeys(keys);
  return chord !== undefined && matchesChord(event, chord, isApplePlatform());
}
