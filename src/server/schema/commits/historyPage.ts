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

const LOST = "A commit that led to these, or a folder or file of one, cannot be read.";
/** A partial clone lacks thousands of contents: these say so. */
const OTHERS_MAX = 100;

interface Arguments {
  readonly first?: Int | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: Int | null | undefined;
  readonly before?: string | null | undefined;
  readonly filter?: HistoryFilter | null | undefined;
}

/** Some commits of a history. */
interface Piece {
  readonly found: readonly FoundCommit[];
  /** The places in the range between which they were looked for. */
  readonly from: number;
  readonly next: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly isPartial: boolean;
  /** Commits in the way that are missing or damaged. */
  readonly unreadable: ReadonlySet<Oid>;
}

/**
 * Gives one page of a history in date order. A cursor names the range it was made for and how many commits precede, so
 * the pages that follow stay those of one history when a branch moves meanwhile; the filter is given anew with each. The next
 * page costs the same at any depth. `startRange` is asked only where no cursor says it.
 */
export async function historyPage(
  context: Context,
  served: ServedRepository,
  startRange: () => CommitRange | Promise<CommitRange>,
  { first, after, last, before, filter: asked }: Arguments,
): Promise<CommitConnection> {
  if (last != null && before == null) {
    throw new GalleyError(
      "BAD_INPUT",
      "The last commits are asked for before a cursor; a history is not walked to its end.",
    );
  }
  const size = pageSize(last ?? first);
  const { limits, filter } = readHistoryFilter(asked);
  const cursor = historyCursor.read(before ?? after);
  const { tips, exclude } = cursor?.range ?? (await startRange());
  const range = { ...limits, tips, exclude };
  const read = { context, served, range, filter, size };
  const piece = await (cursor && before != null
    ? readBefore(read, cursor.at)
    : readAfter(read, cursor ? cursor.at + 1 : 0));
  const { found, from, next, hasNext, hasPrevious, isPartial } = piece;
  const edges = await Promise.all(found.map((one) => readEdge(read, one)));
  const unreadable = unreadableOf(edges, hasNext ? [] : piece.unreadable);
  const isWhole =
    !hasNext && unreadable.length === 0 && (filter === null ? found.length > 0 || from === 0 : from === 0);
  const startsAt = found[0]?.at ?? null;
  const endsAt = isPartial ? next - 1 : (found.at(-1)?.at ?? null);
  const reached = filter === null ? next : from === 0 ? found.length : null;
  return {
    edges: edges.filter((edge) => "node" in edge),
    unreadable,
    totalCount: isWhole ? reached : null,
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: startsAt === null ? null : historyCursor.write(range, startsAt),
      endCursor: endsAt === null ? null : historyCursor.write(range, endsAt),
    },
    asked: { served, range, filter, known: reached, passed: next, isPartial },
  };
}

/** Reads a commit, or tells why it cannot be read. */
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

/** Tells of the commits that cannot be read where they should stand; `others` are in the way and have no place. */
function unreadableOf(
  edges: readonly Awaited<ReturnType<typeof readEdge>>[],
  others: Iterable<Oid>,
): readonly UnreadableCommit[] {
  const told: UnreadableCommit[] = [];
  let place = 0;
  for (const edge of edges) {
    if ("node" in edge) place += 1;
    else told.push({ oid: edge.oid, place, code: edge.failure.code, sentence: edge.failure.message });
  }
  const known = new Set(told.map(({ oid }) => oid));
  const { code, message: sentence } = new GalleyError("OBJECT_MISSING", LOST);
  const more = [...others].filter((oid) => !known.has(oid)).slice(0, OTHERS_MAX);
  return [...told, ...more.map((oid) => ({ oid, place, code, sentence }))];
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

/** A place in a history: the range it is in and how many commits precede. */
export interface HistoryPlace {
  readonly range: CommitRange;
  readonly at: number;
}

/** The most ends that a range has on either side. */
const ENDS_MAX = 100;

/** Places of histories as texts. */
const historyCursor = {
  /** Writes one. */
  write: ({ tips, exclude }: CommitRange, at: number): string => `${tips.join("_")}.${exclude.join("_")}.${at}`,

  /** Reads one; null for none, BAD_INPUT for one that is malformed. */
  read(cursor: string | null | undefined): HistoryPlace | null {
    if (cursor === null || cursor === undefined) return null;
    const [tips = "", exclude = "", at = "", ...more] = cursor.split(".");
    const range = { tips: endsIn(tips), exclude: endsIn(exclude) };
    const areEnds =
      tips !== "" && [range.tips, range.exclude].every((oids) => oids.length <= ENDS_MAX && oids.every(isOid));
    if (!areEnds || !/^\d{1,9}$/.test(at) || more.length > 0) {
      throw new GalleyError("BAD_INPUT", "The cursor is not one that Galley gave out.");
    }
    return { range, at: Number(at) };
  },
};

function endsIn(text: string): readonly Oid[] {
  return text === "" ? [] : text.split("_", ENDS_MAX + 1);
}
