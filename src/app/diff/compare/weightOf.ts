/** A longer word, such as an object id, says no more about a line than this. */
const WEIGHT_MAX = 10;

/** Weighs how much words tell of the line they stand in: their letters and signs, blanks counting nothing. */
export function weightOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (word.trim() === "" ? 0 : Math.min(word.length, WEIGHT_MAX)), 0);
}
