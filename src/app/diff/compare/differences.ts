/**
 * A place where two lists differ: entries `oldFrom` to `oldTo - 1` of the old list are replaced by `newFrom` to `newTo
 * - 1` of the new one.
 */
export interface Difference {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

const OUTSIDE = -1;

/**
 * Returns the smallest set of deletions and insertions that turns one list into the other (Myers, 1986), in ascending
 * order. Comparing one pair of entries is a step; returns null if more than `steps` would be needed between the common
 * prefix and suffix. Memory is bounded by `steps`.
 */
export function differences(
  before: readonly string[],
  after: readonly string[],
  steps: number,
): readonly Difference[] | null {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const oldEnd = before.length - tail;
  const newEnd = after.length - tail;
  if (head === oldEnd && head === newEnd) return [];
  if (head === oldEnd || head === newEnd) return [{ oldFrom: head, oldTo: oldEnd, newFrom: head, newTo: newEnd }];

  const reaches = search(before.slice(head, oldEnd), after.slice(head, newEnd), steps);
  return reaches === null ? null : walkBack(reaches, head, oldEnd, newEnd);
}

/**
 * Returns for each number of edits, and each diagonal from -edits to edits, the furthest reachable index of the old
 * list.
 */
function search(before: readonly string[], after: readonly string[], steps: number): readonly Int32Array[] | null {
  const reaches: Int32Array[] = [];
  let left = steps;
  for (let edits = 0; ; edits++) {
    const reach = new Int32Array(2 * edits + 1);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let at = edits === 0 ? 0 : afterEdit(reaches, edits, diagonal, before.length, after.length);
      while (at >= 0 && at < before.length && at - diagonal < after.length && before[at] === after[at - diagonal]) {
        at++;
        left--;
      }
      if (--left < 0) return null;
      reach[edits + diagonal] = at;
      if (at === before.length && at - diagonal === after.length) return [...reaches, reach];
    }
    reaches.push(reach);
  }
}

/** Returns the furthest index of the old list reached by one more edit on a diagonal, or OUTSIDE if there is none. */
function afterEdit(
  reaches: readonly Int32Array[],
  edits: number,
  diagonal: number,
  oldCount: number,
  newCount: number,
): number {
  const above = reachOf(reaches, edits - 1, diagonal + 1);
  const beside = reachOf(reaches, edits - 1, diagonal - 1);
  const inserted = above - diagonal <= newCount ? above : OUTSIDE;
  const deleted = beside !== OUTSIDE && beside < oldCount ? beside + 1 : OUTSIDE;
  return Math.max(inserted, deleted);
}

function reachOf(reaches: readonly Int32Array[], edits: number, diagonal: number): number {
  return Math.abs(diagonal) > edits ? OUTSIDE : (reaches[edits]?.[edits + diagonal] ?? OUTSIDE);
}

/** Walks the edits back from the ends of the lists; adjacent edits become one difference. */
function walkBack(reaches: readonly Int32Array[], head: number, oldEnd: number, newEnd: number): readonly Difference[] {
  const found: Difference[] = [];
  let old = oldEnd - head;
  let current = newEnd - head;
  for (let edits = reaches.length - 1; edits > 0; edits--) {
    const diagonal = old - current;
    const to = afterEdit(reaches, edits, diagonal, oldEnd - head, newEnd - head);
    const isDeletion = to === reachOf(reaches, edits - 1, diagonal - 1) + 1 && to > 0;
    const from = { old: isDeletion ? to - 1 : to, current: isDeletion ? to - diagonal : to - diagonal - 1 };
    const next = found.at(-1);
    const touches = next !== undefined && next.oldFrom === head + to && next.newFrom === head + to - diagonal;
    if (touches) found.pop();
    found.push({
      oldFrom: head + from.old,
      oldTo: touches ? next.oldTo : head + to,
      newFrom: head + from.current,
      newTo: touches ? next.newTo : head + to - diagonal,
    });
    old = from.old;
    current = from.current;
  }
  return found.reverse();
}
