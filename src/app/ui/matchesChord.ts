import type { KeyChord } from "./parseKeys.ts";

/**
 * Tells whether a key press is the chord. A sign such as `?` or `]` counts however the keyboard's layout reaches it
 * (Shift, AltGr, Option), and a letter by its place on the board where the layout has no Latin letters.
 */
export function matchesChord(event: KeyboardEvent, chord: KeyChord, apple: boolean): boolean {
  if (keyOf(event) !== chord.key) return false;
  // Windows reports AltGr as control and alt.
  const altGraph = event.getModifierState("AltGraph");
  const control = event.ctrlKey && !altGraph;
  const mod = apple ? event.metaKey : control;
  const foreign = apple ? control : event.metaKey;
  if (mod !== chord.mod || foreign) return false;
  if (isSign(chord.key) && !chord.mod) return (event.shiftKey || !chord.shift) && (event.altKey || !chord.alt);
  return event.shiftKey === chord.shift && (event.altKey && !altGraph) === chord.alt;
}

function keyOf({ key, code }: KeyboardEvent): string {
  if (key === " ") return "Space";
  if (key.length !== 1) return key;
  const latin = key > "\u007f" ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (latin ?? key).toLowerCase();
}

function isSign(key: string): boolean {
  return key.length === 1 && !/[a-z]/.test(key);
}
