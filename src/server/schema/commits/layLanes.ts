import type { Oid } from "#server/git/oid.ts";

/** A line that goes down a column, to the commit that it waits for. */
interface Lane {
  readonly due: Oid;
  /** Its number among the lines of the history, from 1. */
  readonly line: number;
}

/** What stands between two rows: the columns from the left, some of them empty, and how many lines there have been. */
export interface LanesBetween {
  readonly columns: readonly (Lane | null)[];
  readonly lines: number;
}

/** How one commit is drawn between the columns above it and those below. */
export interface LaneRow {
  readonly oid: Oid;
  readonly parents: readonly Oid[];
  /** Where the commit itself stands, and the number of its line. */
  readonly column: number;
  readonly line: number;
  /** The columns that end in it, and those that begin in it or are joined by it: one for each parent, of some hundred. */
  readonly ups: readonly number[];
  readonly downs: readonly number[];
}

export interface LaidCommit {
  readonly row: LaneRow;
  readonly below: LanesBetween;
}

/** So many lines leave a merge at most; of one made to have more, the commits of the others begin lines of their own. */
const DOWNS_MAX = 256;

/** What stands above the first commit of a history. */
export const NO_LANES: LanesBetween = { columns: [], lines: 0 };

/**
 * Lays a commit below what stands above it. No line ever moves to another column: it ends in the commit that it waits for, or
 * joins a line to its left that waits for the same one. The first parent goes on in the commit's own column. Linear in the
 * columns and parents.
 */
export function layLanes({ columns, lines }: LanesBetween, oid: Oid, parents: readonly Oid[]): LaidCommit {
  const next: (Lane | null | undefined)[] = [...columns];
  const ups = columns.flatMap((lane, column) => (lane?.due === oid ? [column] : []));
  for (const column of ups) next[column] = null;
  const column = ups[0] ?? freeColumn(next, 0);
  let count = lines;
  const line = columns[column]?.due === oid ? (columns[column]?.line ?? 0) : ++count;
  const waiting = columnsByDue(next);
  const downs: number[] = [];
  let free = column; // columns are taken here and none is left: what was taken stays so
  for (const [index, due] of [...new Set(parents.slice(0, DOWNS_MAX))].entries()) {
    const joined = waiting.get(due);
    const isOwn = index === 0 && (joined === undefined || joined > column);
    if (!isOwn && joined === undefined) free = freeColumn(next, free);
    const target = isOwn ? column : (joined ?? free);
    if (isOwn) next[target] = { due, line };
    else if (joined === undefined) next[target] = { due, line: ++count };
    downs.push(target);
  }
  while (next.length > 0 && next.at(-1) == null) next.pop();
  const below = { columns: Array.from(next, (lane) => lane ?? null), lines: count };
  return { row: { oid, parents, column, line, ups, downs }, below };
}

/** The leftmost column that waits for each commit. */
function columnsByDue(columns: readonly (Lane | null | undefined)[]): ReadonlyMap<Oid, number> {
  const found = new Map<Oid, number>();
  for (const [column, lane] of columns.entries()) if (lane != null && !found.has(lane.due)) found.set(lane.due, column);
  return found;
}

/** The first column without a line from a place on. */
function freeColumn(columns: readonly (Lane | null | undefined)[], from: number): number {
  let column = from;
  while (columns[column] != null) column += 1;
  return column;
}
