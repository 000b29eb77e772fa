const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Half of the text that is searched for a cluster: longer than any that is in use. */
const NEAR = 64;
/** Before and after a pair of these there is always a boundary. */
const SEPARATE = /^[\x20-\x7e]{2}$/u;

/**
 * Returns where the sign that a person sees at an offset begins: a letter with its accents, a flag, a family of emoji.
 * Immediate.
 */
export function clusterStart(text: string, at: number): number {
  if (at <= 0 || at >= text.length || SEPARATE.test(text.slice(at - 1, at + 1))) return at;
  const from = Math.max(0, at - NEAR);
  return from + (clusters.segment(text.slice(from, at + NEAR)).containing(at - from)?.index ?? at - from);
}

/** Returns where the sign that a person sees at an offset ends. Immediate. */
export function clusterEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && clusterStart(text, end) < end) end += 1;
  return end;
}

/** Returns the first `most` characters of a text, without a part of a sign at the end. */
export function truncated(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, clusterStart(text, most));
}

/** Splits a text into the signs that a person sees. Linear. */
export function clustersOf(text: string): readonly string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}
