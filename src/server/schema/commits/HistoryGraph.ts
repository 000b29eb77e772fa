import type { Int } from "grats";
import { GRAPH_COLUMNS_MAX } from "#contract/limits.ts";
import { historyCache } from "#server/git/byteCache.ts";
import { rangeKey } from "#server/git/history/HistoryRange.ts";
import { findFrontier } from "#server/git/history/historyRows.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { AskedHistory, CommitConnection } from "./CommitConnection.ts";

/**
 * The lines that lead from each commit of a page to its parents.
 * @gqlType
 */
interface HistoryGraph {
  /**
   * How many columns are drawn.
   * @gqlField
   */
  readonly width: Int;
  /**
   * The lines that come from the page before, by their columns; 0 where there is none.
   * @gqlField
   */
  readonly above: readonly Int[];
  /**
   * One for each commit of the page, in their order.
   * @gqlField
   */
  readonly rows: readonly GraphRow[];
}

/** What stands between two commits of a history, by the place of the second: a page begins as the one before it ended. */
const lanesAt = historyCache<LanesBetween>();
const LANE_BYTES = 140;

/**
 * The lines that lead from each commit to its parents; null where commits are left out between them: in the history of a path, or
 * of what is looked for, or where some cannot be read. Costs what the page has; where the pages before it were not read, a walk to its beginning.
 * @gqlField
 */
export async function graph(connection: CommitConnection, context: Context): Promise<HistoryGraph | null> {
  const { asked, edges, unreadable = [] } = connection;
  if (asked === undefined || asked.filter !== null || isCutShort(asked) || unreadable.length > 0) return null;
  const { served, range, passed } = asked;
  const from = passed - edges.length;
  const above = await lanesAbove(asked, from, context);
  const loader = context.loaders.of(served.git).commit;
  const records = await Promise.all(edges.map(({ node }) => loader.load(node.oid())));
  const laid: { readonly row: LaneRow; readonly below: LanesBetween }[] = [];
  let lanes = above;
  for (const { oid, parents } of records) {
    const commit = layLanes(lanes, oid, parents);
    laid.push(commit);
    lanes = commit.below;
  }
  const key = `${passed} ${rangeKey(range)}`;
  lanesAt(served.git).set(key, lanes, 2 * key.length + LANE_BYTES * (1 + lanes.columns.length));
  const most = Math.max(...laid.map(({ row, below }) => Math.max(row.column + 1, below.columns.length)), 0);
  return {
    width: Math.min(Math.max(most, above.columns.length), GRAPH_COLUMNS_MAX),
    above: linesOf(above),
    rows: laid.map(({ row, below }) => rowOf(row, below)),
  };
}

/** Whether the history leaves commits out between those that it lists. */
function isCutShort({ range: { path, firstParent, since } }: AskedHistory): boolean {
  return path !== null || firstParent || since !== null;
}

async function lanesAbove({ served, range }: AskedHistory, from: number, context: Context): Promise<LanesBetween> {
  if (from <= 0) return NO_LANES;
  const known = lanesAt(served.git).get(`${from} ${rangeKey(range)}`);
  if (known !== undefined) return known;
  const due = await findFrontier(served.git, range, from, { signal: context.signal });
  return { columns: due.map((oid, index) => ({ due: oid, line: index + 1 })), lines: due.length };
}

function rowOf({ column, line, ups, downs, parents }: LaneRow, below: LanesBetween): GraphRow {
  const drawn = (one: number): number => Math.min(one, GRAPH_COLUMNS_MAX - 1);
  return {
    column: drawn(column),
    line,
    ups: ups.map(drawn),
    downs: downs.map(drawn),
    below: linesOf(below),
    hidden: below.columns.slice(GRAPH_COLUMNS_MAX).filter((lane) => lane !== null).length,
    merges: parents.length > 1 ? parents : [],
  };
}

function linesOf({ columns }: LanesBetween): readonly number[] {
  return columns.slice(0, GRAPH_COLUMNS_MAX).map((lane) => lane?.line ?? 0);
}

/**
 * How one commit is drawn in the graph of a history. Columns are counted from 0 on the left; those beyond the last that is
 * drawn stand as that one.
 * @gqlType
 */
export interface GraphRow {
  /**
   * The column in which the commit stands.
   * @gqlField
   */
  readonly column: Int;
  /**
   * The line on which it stands, a number that no other line of the page has.
   * @gqlField
   */
  readonly line: Int;
  /**
   * The columns whose lines end in it: its children's.
   * @gqlField
   */
  readonly ups: readonly Int[];
  /**
   * The columns whose lines begin in it, or that it joins: its parents', in their order.
   * @gqlField
   */
  readonly downs: readonly Int[];
  /**
   * The lines below it by their columns; 0 where there is none.
   * @gqlField
   */
  readonly below: readonly Int[];
  /**
   * How many more lines there are below it than are drawn.
   * @gqlField
   */
  readonly hidden: Int;
  /**
   * What it came from, where it is a merge; else nothing.
   * @gqlField
   */
  readonly merges: readonly GitObjectID[];
}

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
