import { pairEntries } from "#app/diff/compare/pairEntries.ts";
import type { NotebookCell } from "./parseNotebook.ts";

/** What a cell is known by. */
export interface CellName {
  /** Of the notebook's own giving; null where it gives none. */
  readonly id: string | null;
  readonly kind: NotebookCell["kind"];
  readonly source: string;
}

/** Cells of two states of a notebook that are one cell; null on the side that lacks it. */
export interface PairedCells {
  readonly old: number | null;
  readonly new: number | null;
  /** Whether it changed places with cells that stayed. */
  readonly isMoved: boolean;
}

const NONE = -1;

/**
 * Pairs the cells of two states of a notebook: by their ids, those without by what is in them, and lists them as they stand now,
 * the removed ones where they stood. Null where finding out would take too long. Linear where little differs.
 */
export function pairCells(before: readonly CellName[], after: readonly CellName[]): readonly PairedCells[] | null {
  const partners = pairById(before, after);
  if (!pairByContent(before, after, partners)) return null;
  pairMoved(before, after, partners);
  return inOrder(before.length, partners);
}

/** Gives for each new cell the old one of its id, where each of the two has that id alone. */
function pairById(before: readonly CellName[], after: readonly CellName[]): Int32Array {
  const places = uniqueIds(before);
  const own = uniqueIds(after);
  return Int32Array.from(after, ({ id }) => (id === null || !own.has(id) ? NONE : (places.get(id) ?? NONE)));
}

function uniqueIds(cells: readonly CellName[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  cells.forEach(({ id }, index) => {
    if (id === null) return;
    if (places.has(id)) twice.add(id);
    places.set(id, index);
  });
  for (const id of twice) places.delete(id);
  return places;
}

function pairByContent(before: readonly CellName[], after: readonly CellName[], partners: Int32Array): boolean {
  const { olds, news } = alone(before.length, partners);
  const nameAt = (cells: readonly CellName[]) => (index: number) => keyOf(cells[index]);
  const pairs = pairEntries(olds.map(nameAt(before)), news.map(nameAt(after)));
  if (pairs === null) return false;
  for (const pair of pairs) {
    const [old, current] = [olds[pair.old ?? NONE], news[pair.new ?? NONE]];
    if (old === undefined || current === undefined || before[old]?.kind !== after[current]?.kind) continue;
    partners[current] = old;
  }
  return true;
}

/** Of what is left, cells with the very same content that stand elsewhere now. */
function pairMoved(before: readonly CellName[], after: readonly CellName[], partners: Int32Array): void {
  const { olds, news } = alone(before.length, partners);
  const places = new Map<string, number[]>();
  for (const old of olds) {
    if (before[old]?.source === "") continue;
    const key = keyOf(before[old]);
    const known = places.get(key);
    if (known === undefined) places.set(key, [old]);
    else known.push(old);
  }
  for (const current of news) partners[current] = places.get(keyOf(after[current]))?.shift() ?? NONE;
}

function keyOf(cell: CellName | undefined): string {
  return cell === undefined ? "" : `${cell.kind}\n${cell.source}`;
}

function alone(count: number, partners: Int32Array): { olds: readonly number[]; news: readonly number[] } {
  const paired = new Set(partners);
  const olds = Array.from({ length: count }, (_, index) => index).filter((index) => !paired.has(index));
  return { olds, news: [...partners.keys()].filter((index) => partners[index] === NONE) };
}

function inOrder(count: number, partners: Int32Array): readonly PairedCells[] {
  const paired = new Set(partners);
  const stayed = longestRise(partners);
  const listed: PairedCells[] = [];
  let old = 0;
  /** Lists the cells that went, from where the last one stood that stayed to the next one. */
  const listGone = (): void => {
    for (; old < count && !stayed.has(old); old++) {
      if (!paired.has(old)) listed.push({ old, new: null, isMoved: false });
    }
  };
  listGone();
  partners.forEach((partner, current) => {
    const isStaying = partner !== NONE && stayed.has(partner);
    listed.push({ old: partner === NONE ? null : partner, new: current, isMoved: partner !== NONE && !isStaying });
    if (!isStaying) return;
    old = partner + 1;
    listGone();
  });
  return listed;
}

/** Finds the most old cells that stand in the same order as before (the longest increasing run of numbers). */
function longestRise(partners: Int32Array): ReadonlySet<number> {
  /** For each length the place of the smallest number that ends a run so long, and for each place the one before it. */
  const ends: number[] = [];
  const previous = new Int32Array(partners.length).fill(NONE);
  partners.forEach((partner, index) => {
    if (partner === NONE) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((partners[ends[middle] ?? 0] ?? 0) < partner) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? NONE;
    ends[low] = index;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1) ?? NONE; at !== NONE; at = previous[at] ?? NONE) rise.add(partners[at] ?? NONE);
  return rise;
}
