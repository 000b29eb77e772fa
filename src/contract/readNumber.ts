/**
 * Reads a number of at most four digits as an address writes it, of a patch set (0 is the base) or a stash; null where there is
 * none.
 */
export function readNumber(word: string | null): number | null {
  return word !== null && /^\d{1,4}$/.test(word) ? Number(word) : null;
}
