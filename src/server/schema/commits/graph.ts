import type { Int } from "grats";
import { GRAPH_COLUMNS_MAX } from "#contract/limits.ts";
import { findFrontier } from "#server/git/history/findFrontier.ts";
import { historyCache } from "#server/git/historyCache.ts";
import { rangeKey } from "#server/git/history/rangeKey.ts";
import type { AskedHistory, CommitConnection } from "./CommitConnection.ts";
import type { Context } from "../request/Context.ts";
import type { GraphRow } from "./GraphRow.ts";
import { layLanes, NO_LANES, type LanesBetween, type LaneRow } from "./layLanes.ts";

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
