const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const HALF_PAIR = /[\uD800-\uDBFF]$/u;

/**
 * Cuts a text to at most `length` UTF-16 units, between two signs as a reader sees them: an emoji of several code points
 * stays whole or goes. A single sign that is longer is cut between its code points. Linear in the text.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = clusters.segment(text).containing(length)?.index ?? 0;
  return end > 0 ? text.slice(0, end) : text.slice(0, length).replace(HALF_PAIR, "");
}
