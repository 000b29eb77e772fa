/** What a key may take up before its number, so that the whole stays a key of at most 64 characters. */
const STEM_MAX = 58;

/** Gives the key of one of several lines that one deed writes: its own for the first, numbered ones after it. */
export function derivedKey(key: string, index: number): string {
  return index === 0 ? key : `${key.slice(0, STEM_MAX)}-${index}`;
}
