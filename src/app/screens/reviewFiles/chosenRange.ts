/** Reads which patch sets an address names: 0 is the base, and what it does not name is the base and the last one. */
export function chosenRange(
  from: string | null,
  to: string | null,
  last: number,
): { readonly from: number; readonly to: number } {
  return { from: read(from) ?? 0, to: read(to) ?? last };
}

function read(word: string | null): number | null {
  return word !== null && /^\d{1,4}$/.test(word) ? Number(word) : null;
}
