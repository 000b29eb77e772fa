import type { SuiteArgs } from "./parseSuiteArgs.ts";

/** Gives those of the names that belong to a share: taken in turn, as scripts with names beside each other are slow together. */
export function takeShare(names: readonly string[], { place, of }: SuiteArgs["share"]): readonly string[] {
  return [...names].sort().filter((_, index) => index % of === place - 1);
}
