import { differences } from "#app/diff/compare/differences.ts";
import { NO_PARTNER, pairBySimilarity } from "#app/diff/compare/pairBySimilarity.ts";
import { LINE_LENGTH_COMPARED } from "#app/diff/measures.ts";

/** A part of a text, such as a paragraph, a cell or a row, in both versions; null on the side that lacks it. */
export interface ChangedBlock<Block> {
  readonly kind: "same" | "changed" | "added" | "removed";
  readonly old: Block | null;
  readonly new: Block | null;
}

/** The most pairs of blocks compared: some ten milliseconds. */
const STEPS = 400_000;

/**
 * Pairs the blocks of two versions in order: those with the same key, then those between them whose keys have the most
 * words in common. Removed blocks come before added ones. Null if it would take too long. Linear if little differs.
 */
export function pairBlocks<Block>(
  before: readonly Block[],
  after: readonly Block[],
  keyOf: (block: Block) => string,
): readonly ChangedBlock<Block>[] | null {
  const [oldKeys, newKeys] = [before.map(keyOf), after.map(keyOf)];
  const found = differences(oldKeys, newKeys, STEPS);
  if (found === null) return null;
  const pairs: ChangedBlock<Block>[] = [];
  let [old, current] = [0, 0];
  const add = (kind: ChangedBlock<Block>["kind"]): void => {
    const [was, is] = [kind === "added" ? undefined : before[old++], kind === "removed" ? undefined : after[current++]];
    pairs.push({ kind, old: was ?? null, new: is ?? null });
  };
  for (const { oldFrom, oldTo, newFrom, newTo } of found) {
    while (old < oldFrom) add("same");
    const partners = pairBySimilarity(compared(oldKeys, oldFrom, oldTo), compared(newKeys, newFrom, newTo));
    while (old < oldTo) {
      const partner = partners?.[old - oldFrom] ?? NO_PARTNER;
      while (partner !== NO_PARTNER && current < newFrom + partner) add("added");
      add(partner === NO_PARTNER ? "removed" : "changed");
    }
    while (current < newTo) add("added");
  }
  while (old < before.length) add("same");
  return pairs;
}

/** The beginning is enough to compare long keys. */
function compared(keys: readonly string[], from: number, to: number): readonly string[] {
  return keys.slice(from, to).map((key) => key.slice(0, LINE_LENGTH_COMPARED));
}

/** Splits a pair whose blocks are not versions of each other. */
export function splitPair<Block>({ old, new: current }: ChangedBlock<Block>): readonly ChangedBlock<Block>[] {
  return [
    { kind: "removed", old, new: null },
    { kind: "added", old: null, new: current },
  ];
}
