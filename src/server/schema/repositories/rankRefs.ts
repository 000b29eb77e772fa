import type { RefRecord } from "#server/git/refs/forEachRef.ts";
import { shortRefName } from "../shortRefName.ts";

const [WHOLE, BEGINS, PART_BEGINS, CONTAINS, SCATTERED] = [0, 1, 2, 3, 4];

/** Refs that fit a query equally well. */
export type RankedRefs = readonly RefRecord[];

/**
 * Finds the refs whose short names fit a query, regardless of case, in ranks: those of that very name, those that begin with it,
 * those of which a part does, those that contain it, those that have its letters in their order. Of several words each has to fit; the
 * worst counts. Within a rank they stand as they were given. Linear in the names' length.
 */
export function rankRefs(refs: readonly RefRecord[], query: string): readonly RankedRefs[] {
  const words = query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "");
  const ranks: RefRecord[][] = [[], [], [], [], []];
  for (const ref of refs) {
    const name = shortRefName(ref.name).toLowerCase();
    let worst = WHOLE;
    for (const word of words) worst = Math.max(worst, rankOf(name, word));
    ranks[worst]?.push(ref);
  }
  return ranks.filter((rank) => rank.length > 0);
}

function rankOf(name: string, word: string): number {
  if (name === word) return WHOLE;
  const at = name.indexOf(word);
  if (at === 0) return BEGINS;
  if (at > 0) {
    for (let place = at; place !== -1; place = name.indexOf(word, place + 1))
      if (/[/._-]/u.test(name[place - 1] ?? "")) return PART_BEGINS;
    return CONTAINS;
  }
  let from = 0;
  for (const letter of word) {
    const found = name.indexOf(letter, from);
    if (found === -1) return Number.POSITIVE_INFINITY;
    from = found + letter.length;
  }
  return SCATTERED;
}
