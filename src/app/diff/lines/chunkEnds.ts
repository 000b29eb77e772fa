/** Characters that a browser lays out in a few milliseconds. */
const CHUNK = 10_000;

/**
 * Gives where a long text is cut into pieces that are laid out each by itself, so that showing more of it costs what is
 * new; none for a text of one piece. Never between the halves of one character.
 */
export function chunkEnds(text: string): readonly number[] {
  const ends: number[] = [];
  for (let at = CHUNK; at < text.length; at += CHUNK) {
    const last = text.charCodeAt(at - 1);
    ends.push(last >= 0xd800 && last <= 0xdbff ? at - 1 : at);
  }
  return ends;
}
