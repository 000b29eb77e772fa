import type { Int } from "grats";
import { GRAPH_COLUMNS_MAX, HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import { repositoryCache } from "#server/git/byteCache.ts";
import { rangeKey } from "#server/git/history/HistoryRange.ts";
import { findFrontier } from "#server/git/history/historyRows.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { HistoryRequest, CommitConnection } from "./CommitConnection.ts";

/** The lines of the commit graph of a page. @gqlType */
interface HistoryGraph {
  /** The number of columns to draw. @gqlField */
  readonly width: Int;
  /** The lines from the previous page, by column; 0 for an empty column. @gqlField */
  readonly above: readonly Int[];
  /** A list of rows, one for each commit of the page, in order. @gqlField */
  readonly rows: readonly GraphRow[];
}

/** The columns between two commits of a history, by the position of the second: a page starts as the previous one ended. */
const columnsAt = repositoryCache<GraphColumns>(HISTORY_CACHE_BYTES);
const COLUMN_BYTES = 140;

/**
 * The commit graph of the page; null if commits between the listed ones are left out: in the history of a path, in
 * search results, or if some cannot be read. Costs as much as the page; if the previous pages were not read, a walk to
 * its start.
 * @gqlField
 */
export async function graph(connection: CommitConnection, context: Context): Promise<HistoryGraph | null> {
  const { request, edges, unreadable = [] } = connection;
  if (request === undefined || request.filter !== null || isPartialWalk(request) || unreadable.length > 0) return null;
  const { served, range, skipped } = request;
  const from = skipped - edges.length;
  const above = await columnsAbove(request, from, context);
  const loader = context.loaders.of(served.git).commit;
  const records = await Promise.all(edges.map(({ node }) => loader.load(node.oid())));
  const laid: { readonly row: PlacedRow; readonly below: GraphColumns }[] = [];
  let current = above;
  for (const { oid, parents } of records) {
    const commit = assignColumns(current, oid, parents);
    laid.push(commit);
    current = commit.below;
  }
  const key = `${skipped} ${rangeKey(range)}`;
  columnsAt(served.git).set(key, current, 2 * key.length + COLUMN_BYTES * (1 + current.columns.length));
  const most = Math.max(...laid.map(({ row, below }) => Math.max(row.column + 1, below.columns.length)), 0);
  return {
    width: Math.min(Math.max(most, above.columns.length), GRAPH_COLUMNS_MAX),
    above: linesOf(above),
    rows: laid.map(({ row, below }) => rowOf(row, below)),
  };
}

/** Returns true if the history leaves out commits between those that it lists. */
function isPartialWalk({ range: { path, firstParent, since } }: HistoryRequest): boolean {
  return path !== null || firstParent || since !== null;
}

async function columnsAbove({ served, range }: HistoryRequest, from: number, context: Context): Promise<GraphColumns> {
  if (from <= 0) return NO_COLUMNS;
  const known = columnsAt(served.git).get(`${from} ${rangeKey(range)}`);
  if (known !== undefined) return known;
  const due = await findFrontier(served.git, range, from, { signal: context.signal });
  return { columns: due.map((oid, index) => ({ due: oid, line: index + 1 })), lines: due.length };
}

function rowOf({ column, line, ups, downs, parents }: PlacedRow, below: GraphColumns): GraphRow {
  const drawn = (one: number): number => Math.min(one, GRAPH_COLUMNS_MAX - 1);
  return {
    column: drawn(column),
    line,
    ups: ups.map(drawn),
    downs: downs.map(drawn),
    below: linesOf(below),
    hidden: below.columns.slice(GRAPH_COLUMNS_MAX).filter((openLine) => openLine !== null).length,
    merges: parents.length > 1 ? parents : [],
  };
}

function linesOf({ columns }: GraphColumns): readonly number[] {
  return columns.slice(0, GRAPH_COLUMNS_MAX).map((openLine) => openLine?.line ?? 0);
}

/**
 * A row of the commit graph. Columns are counted from 0 on the left; columns beyond the last drawn one are mapped to
 * it.
 * @gqlType
 */
export interface GraphRow {
  /** The column of the commit. @gqlField */
  readonly column: Int;
  /** The number of the commit's line, unique on the page. @gqlField */
  readonly line: Int;
  /** The columns whose lines end in the commit: those of its children. @gqlField */
  readonly ups: readonly Int[];
  /** The columns whose lines start in the commit, or that it joins: those of its parents, in order. @gqlField */
  readonly downs: readonly Int[];
  /** The lines below the commit, by column; 0 for an empty column. @gqlField */
  readonly below: readonly Int[];
  /** The number of lines below the commit that are not drawn. @gqlField */
  readonly hidden: Int;
  /** The parents of the commit if it is a merge; else empty. @gqlField */
  readonly merges: readonly GitObjectID[];
}

/** A line in a column that leads to a commit that is not listed yet. */
interface OpenLine {
  readonly due: Oid;
  /** Its number among the lines of the history, from 1. */
  readonly line: number;
}

/** The columns between two rows from the left, null for empty ones, and the number of lines so far. */
export interface GraphColumns {
  readonly columns: readonly (OpenLine | null)[];
  readonly lines: number;
}

/** The position of one commit between the columns above and below it. */
export interface PlacedRow {
  readonly oid: Oid;
  readonly parents: readonly Oid[];
  /** The column of the commit, and the number of its line. */
  readonly column: number;
  readonly line: number;
  /** The columns that end in it, and those that start in it or are joined by it: one for each parent, up to DOWNS_MAX. */
  readonly ups: readonly number[];
  readonly downs: readonly number[];
}

export interface LaidCommit {
  readonly row: PlacedRow;
  readonly below: GraphColumns;
}

/** At most this many lines leave a merge; if it has more parents, the others start lines of their own. */
const DOWNS_MAX = 256;

/** The columns above the first commit of a history. */
export const NO_COLUMNS: GraphColumns = { columns: [], lines: 0 };

/**
 * Assigns columns to a commit below the given ones. A line never moves to another column: it ends in its commit, or
 * joins a line on the left that leads to the same one. The first parent continues in the commit's own column. Linear in
 * the columns and parents.
 */
export function assignColumns({ columns, lines }: GraphColumns, oid: Oid, parents: readonly Oid[]): LaidCommit {
  const next: (OpenLine | null | undefined)[] = [...columns];
  const ups = columns.flatMap((openLine, column) => (openLine?.due === oid ? [column] : []));
  for (const column of ups) next[column] = null;
  const column = ups[0] ?? freeColumn(next, 0);
  let count = lines;
  const line = columns[column]?.due === oid ? (columns[column]?.line ?? 0) : ++count;
  const waiting = columnsByDue(next);
  const downs: number[] = [];
  let free = column; // columns are only taken here, so the search continues from the last one
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
  const below = { columns: Array.from(next, (openLine) => openLine ?? null), lines: count };
  return { row: { oid, parents, column, line, ups, downs }, below };
}

/** Returns the leftmost column that leads to each commit. */
function columnsByDue(columns: readonly (OpenLine | null | undefined)[]): ReadonlyMap<Oid, number> {
  const found = new Map<Oid, number>();
  for (const [column, openLine] of columns.entries())
    if (openLine != null && !found.has(openLine.due)) found.set(openLine.due, column);
  return found;
}

/** Returns the first empty column from the given one on. */
function freeColumn(columns: readonly (OpenLine | null | undefined)[], from: number): number {
  let column = from;
  while (columns[column] != null) column += 1;
  return column;
}
