import { navigationWords } from "./navigationWords.ts";

const TEXT = navigationWords.conflictWords;

/** Says why a file conflicts, one reason after the other. */
export function conflictWords(kinds: readonly string[]): string {
  return kinds.map((kind) => TEXT.words[kind] ?? TEXT.other).join("; ");
}
