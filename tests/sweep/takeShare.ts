import type { SuiteArgs } from "./parseSuiteArgs.ts";

/**
 * Returns the names of a share. The names are dealt out in turn, because scripts with adjacent names are similarly
 * slow.
 */
export function takeShare(names: readonly string[], { place, of }: SuiteArgs["share"]): readonly string[] {
  return [...names].sort().filter((_, index) => index % of === place - 1);
}
