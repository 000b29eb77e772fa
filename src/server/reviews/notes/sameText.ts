/** Texts kept, the last ones: remarks repeat those of their neighbours. */
const KEPT = 10_000;

let known = new Map<string, string>();

/**
 * Gives the text that was given before for the same one, so that a name or an id that a thousand remarks repeat is in memory
 * once. Takes the time to look it up.
 */
export function sameText(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= KEPT) known = new Map();
  known.set(text, text);
  return text;
}
