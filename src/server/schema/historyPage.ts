import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { CommitFilter } from "#server/git/CommitFilter.ts";
import type { HistoryRange } from "#server/git/HistoryRange.ts";
import { historyRows } from "#server/git/historyRows.ts";
import { searchBefore, searchHistory, type FoundCommit } from "#server/git/searchHistory.ts";
import { Commit } from "./Commit.ts";
import type { CommitConnection } from "./CommitConnection.ts";
import { pageSize } from "./Connection.ts";
import type { Context } from "./Context.ts";
import type { HistoryFilter } from "./HistoryFilter.ts";
import { historyCursor, type CommitRange } from "./historyCursor.ts";
import { readHistoryFilter } from "./readHistoryFilter.ts";
import type { ServedRepository } from "./ServedRepositories.ts";

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
  const edges = found.map(async ({ row, at }) => ({
    cursor: historyCursor.write(range, at),
    node: await Commit.load(context, served, row.oid),
    named: row.path,
  }));
  const isWhole = !hasNext && (filter === null ? found.length > 0 || from === 0 : from === 0);
  const startsAt = found[0]?.at ?? null;
  const endsAt = isPartial ? next - 1 : (found.at(-1)?.at ?? null);
  const reached = filter === null ? next : from === 0 ? found.length : null;
  return {
    edges: await Promise.all(edges),
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
    const { rows, isEnd } = await historyRows(served.git, range, from, size, options);
    const found = rows.map((row, index) => ({ row, at: from + index }));
    return { found, from, next: from + rows.length, hasPrevious, hasNext: !isEnd, isPartial: false };
  }
  const { found, next, isEnd } = await searchHistory(served.git, range, filter, { ...options, from, count: size });
  return { found, from, next, hasPrevious, hasNext: !isEnd, isPartial: !isEnd && found.length < size };
}

async function readBefore({ context, served, range, filter, size }: Reading, end: number): Promise<Piece> {
  const options = { signal: context.signal };
  if (filter === null) {
    const from = Math.max(0, end - size);
    const { rows } = await historyRows(served.git, range, from, end - from, options);
    const found = rows.map((row, index) => ({ row, at: from + index }));
    return { found, from, next: end, hasPrevious: from > 0, hasNext: true, isPartial: false };
  }
  const { found, hasPrevious } = await searchBefore(served.git, range, filter, end, size, options);
  const from = hasPrevious ? (found[0]?.at ?? end) : 0;
  return { found, from, next: end, hasPrevious, hasNext: true, isPartial: false };
}
