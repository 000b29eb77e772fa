const NUMBER = new Intl.NumberFormat("en");

/** Writes a count with commas between its thousands, in English. Most counts are below a thousand and cost nothing. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : NUMBER.format(count);
}
