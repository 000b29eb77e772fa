import { differences } from "./differences.ts";
import { LINE_LENGTH_COMPARED } from "../measures.ts";
import { NO_PARTNER, pairBySimilarity } from "./pairBySimilarity.ts";

/** Entries of two lists that stand for each other; null on the side that has none. */
export interface PairedEntries {
  readonly old: number | null;
  readonly new: number | null;
  readonly isSame: boolean;
}

/** Pairs of entries looked at: some ten milliseconds. */
const STEPS = 400_000;

/**
 * Pairs the entries of two lists in their order: equal ones, and of those between them the ones that are most alike by their
 * words. Removed ones come before added ones. Null where finding out would take too long. Linear where little differs.
 */
export function pairEntries(before: readonly string[], after: readonly string[]): readonly PairedEntries[] | null {
  const found = differences(before, after, STEPS);
  if (found === null) return null;
  const pairs: PairedEntries[] = [];
  let [old, current] = [0, 0];
  const keepTo = (end: number): void => {
    while (old < end) pairs.push({ old: old++, new: current++, isSame: true });
  };
  for (const { oldFrom, oldTo, newFrom, newTo } of found) {
    keepTo(oldFrom);
    const partners = pairBySimilarity(compared(before, oldFrom, oldTo), compared(after, newFrom, newTo));
    while (old < oldTo) {
      const partner = partners?.[old - oldFrom] ?? NO_PARTNER;
      if (partner !== NO_PARTNER) {
        while (current < newFrom + partner) pairs.push({ old: null, new: current++, isSame: false });
      }
      pairs.push({ old: old++, new: partner === NO_PARTNER ? null : current++, isSame: false });
    }
    while (current < newTo) pairs.push({ old: null, new: current++, isSame: false });
  }
  keepTo(before.length);
  return pairs;
}

/** Of long entries the beginnings say what they are. */
function compared(list: readonly string[], from: number, to: number): readonly string[] {
  return list.slice(from, to).map((entry) => entry.slice(0, LINE_LENGTH_COMPARED));
}
