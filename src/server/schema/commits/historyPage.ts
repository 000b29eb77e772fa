import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import { historyRows } from "#server/git/history/historyRows.ts";
import type { CommitFilter } from "#server/git/history/matchCommits.ts";
import { type FoundCommit, searchBefore, searchHistory } from "#server/git/history/searchHistory.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { pageSize } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { Commit } from "./Commit.ts";
import type { CommitConnection, CommitEdge, UnreadableCommit } from "./CommitConnection.ts";
import { type HistoryFilter, readHistoryFilter } from "./HistoryFilter.ts";

const LOST = "An ancestor of these commits, or one of its folders or files, cannot be read.";
/** The limit for unreadable objects: a partial clone can lack thousands of contents. */
const OTHERS_MAX = 100;

interface Arguments {
  readonly first?: Int | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: Int | null | undefined;
  readonly before?: string | null | undefined;
  readonly filter?: HistoryFilter | null | undefined;
}

interface Piece {
  readonly found: readonly FoundCommit[];
  /** The positions in the range between which they were searched. */
  readonly from: number;
  readonly next: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly isPartial: boolean;
  readonly unreadable: ReadonlySet<Oid>;
}

/**
 * Reads one page of a history in date order. A cursor contains its range and the number of commits before it, so later
 * pages belong to the same history even if a branch moves; the filter is passed again with each page. The next page
 * costs the same at any depth. `startRange` is called only without a cursor.
 */
export async function historyPage(
  context: Context,
  served: ServedRepository,
  startRange: () => CommitRange | Promise<CommitRange>,
  { first, after, last, before, filter: request }: Arguments,
): Promise<CommitConnection> {
  if (last != null && before == null) {
    throw new GalleyError("BAD_INPUT", "`last` requires `before`: a history cannot be read from its end.");
  }
  const size = pageSize(last ?? first);
  const { limits, filter } = readHistoryFilter(request);
  const cursor = historyCursor.read(before ?? after);
  const { tips, exclude } = cursor?.range ?? (await startRange());
  const range = { ...limits, tips, exclude };
  const read = { context, served, range, filter, size };
  const piece = await (cursor && before != null
    ? readBefore(read, cursor.at)
    : readAfter(read, cursor ? cursor.at + 1 : 0));
  const { found, from, next, hasNext, hasPrevious, isPartial } = piece;
  const edges = await Promise.all(found.map((one) => readEdge(read, one)));
  // In the history of all files, each is one of the rows.
  const areRows = filter === null && range.path === null;
  const unreadable = unreadableOf(edges, hasNext || areRows ? [] : piece.unreadable);
  const isWhole =
    !hasNext && unreadable.length === 0 && (filter === null ? found.length > 0 || from === 0 : from === 0);
  const startsAt = found[0]?.at ?? null;
  const endsAt = isPartial ? next - 1 : (found.at(-1)?.at ?? null);
  return {
    edges: edges.filter((edge) => "node" in edge),
    unreadable,
    totalCount: isWhole ? (filter === null ? next : found.length) : null,
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: startsAt === null ? null : historyCursor.write(range, startsAt),
      endCursor: endsAt === null ? null : historyCursor.write(range, endsAt),
    },
    isPartial,
    scannedCount: filter === null ? null : next,
  };
}

/** Loads a commit, or returns the error if it is missing. */
async function readEdge(
  { context, served, range }: Reading,
  { row, at }: FoundCommit,
): Promise<CommitEdge | { readonly oid: Oid; readonly failure: GalleyError }> {
  try {
    const node = await Commit.load(context, served, row.oid);
    return { cursor: historyCursor.write(range, at), node, named: row.path };
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
    return { oid: row.oid, failure: error };
  }
}

/** Lists the unreadable commits at their positions; `others` were met on the way and are listed at the end. */
function unreadableOf(
  edges: readonly Awaited<ReturnType<typeof readEdge>>[],
  others: Iterable<Oid>,
): readonly UnreadableCommit[] {
  const unreadable: UnreadableCommit[] = [];
  let commitIndex = 0;
  for (const edge of edges) {
    if ("node" in edge) commitIndex += 1;
    else unreadable.push({ oid: edge.oid, commitIndex, code: edge.failure.code, message: edge.failure.message });
  }
  const known = new Set(unreadable.map(({ oid }) => oid));
  const { code, message } = new GalleyError("OBJECT_MISSING", LOST);
  const more = [...others].filter((oid) => !known.has(oid)).slice(0, OTHERS_MAX);
  return [...unreadable, ...more.map((oid) => ({ oid, commitIndex, code, message }))];
}

interface Reading {
  readonly context: Context;
  readonly served: ServedRepository;
  readonly range: HistoryRange;
  readonly filter: CommitFilter | null;
  readonly size: number;
}

async function readAfter({ context, served, range, filter, size }: Reading, from: number): Promise<Piece> {
  const options = { signal: context.signal };
  const hasPrevious = from > 0;
  if (filter === null) {
    const { rows, isEnd, unreadable } = await historyRows(served.git, range, from, size, options);
    const found = rows.map((row, index) => ({ row, at: from + index }));
    return { found, from, next: from + rows.length, hasPrevious, hasNext: !isEnd, isPartial: false, unreadable };
  }
  const search = { ...options, from, count: size };
  const { found, next, isEnd, unreadable } = await searchHistory(served.git, range, filter, search);
  return { found, from, next, hasPrevious, hasNext: !isEnd, isPartial: !isEnd && found.length < size, unreadable };
}

async function readBefore({ context, served, range, filter, size }: Reading, end: number): Promise<Piece> {
  const options = { signal: context.signal };
  if (filter === null) {
    const from = Math.max(0, end - size);
    const { rows, unreadable } = await historyRows(served.git, range, from, end - from, options);
    const found = rows.map((row, index) => ({ row, at: from + index }));
    return { found, from, next: end, hasPrevious: from > 0, hasNext: true, isPartial: false, unreadable };
  }
  const { found, hasPrevious } = await searchBefore(served.git, range, filter, end, size, options);
  const from = hasPrevious ? (found[0]?.at ?? end) : 0;
  return { found, from, next: end, hasPrevious, hasNext: true, isPartial: false, unreadable: new Set() };
}

/** The commits reachable from `tips`, without those reachable from `exclude`. */
export interface CommitRange {
  readonly tips: readonly Oid[];
  readonly exclude: readonly Oid[];
}

/** The maximum number of commits on either side of a range. */
const ENDS_MAX = 100;

/** Encodes positions of histories as cursors. */
const historyCursor = {
  write: ({ tips, exclude }: CommitRange, at: number): string => `${tips.join("_")}.${exclude.join("_")}.${at}`,

  /** Returns null if there is no cursor; fails with BAD_INPUT if it is malformed. */
  read(cursor: string | null | undefined): { readonly range: CommitRange; readonly at: number } | null {
    if (cursor === null || cursor === undefined) return null;
    const [tips = "", exclude = "", at = "", ...more] = cursor.split(".");
    const range = { tips: endsIn(tips), exclude: endsIn(exclude) };
    const areEnds =
      tips !== "" && [range.tips, range.exclude].every((oids) => oids.length <= ENDS_MAX && oids.every(isOid));
    if (!areEnds || !/^\d{1,9}$/.test(at) || more.length > 0) {
      throw new GalleyError("BAD_INPUT", "The cursor is not a valid Galley cursor.");
    }
    return { range, at: Number(at) };
  },
};

function endsIn(text: string): readonly Oid[] {
  return text === "" ? [] : text.split("_", ENDS_MAX + 1);
}
