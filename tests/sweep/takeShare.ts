import type { SuiteWords } from "./parseSuiteWords.ts";

/** Gives those of the names that belong to a share: taken in turn, as scripts with names beside each other are slow together. */
export function takeShare(names: readonly string[], { place, of }: SuiteWords["share"]): readonly string[] {
  return [...names].sort().filter((_, index) => index % of === place - 1);
}
