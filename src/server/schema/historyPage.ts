import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { log } from "#server/git/log.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { Commit } from "./Commit.ts";
import { pageSize, type Connection } from "./Connection.ts";
import type { Context } from "./Context.ts";
import type { ServedRepository } from "./ServedRepositories.ts";

/** The commits reachable from `tip`, without those reachable from `exclude`. */
export interface CommitRange {
  readonly tip: Oid;
  readonly exclude: Oid | null;
}

interface Arguments {
  readonly first?: Int | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: Int | null | undefined;
  readonly before?: string | null | undefined;
}

/** Where a walk stands after so many commits: what it takes to go on from there without walking from the start again. */
const frontiers = new Map<string, readonly Oid[]>();
const FRONTIERS_KEPT = 2000;

/**
 * Gives one page of a history in date order. A cursor names the range it was made for and how many commits precede, so
 * the pages that follow stay those of one history when a branch moves meanwhile. The frontier of every page end is
 * remembered (the newest 2,000): the next page costs the same at any depth; without it, after a restart, one walk from
 * the tip finds the place again. `startRange` is asked only where no cursor says it.
 */
export async function historyPage(
  context: Context,
  served: ServedRepository,
  startRange: () => CommitRange | Promise<CommitRange>,
  { first, after, last, before }: Arguments,
): Promise<Connection<Commit>> {
  if (last != null && before == null) {
    throw new GalleyError(
      "BAD_INPUT",
      "The last commits are asked for before a cursor; a history is not walked to its end.",
    );
  }
  const size = pageSize(last ?? first);
  const cursor = decode(before ?? after);
  const range = cursor?.range ?? (await startRange());
  const end = cursor && before ? cursor.at : null;
  const from = end === null ? (cursor ? cursor.at + 1 : 0) : Math.max(0, end - size);
  const tips = await frontierAt(context, served, range, from);
  const { oids, frontier } = await walk(context, served, range, tips, end === null ? size : end - from);
  remember(key(served, range, from + oids.length), frontier);
  const edges = oids.map(async (oid, index) => ({
    cursor: encode(range, from + index),
    node: await Commit.load(context, served, oid),
  }));
  return {
    edges: await Promise.all(edges),
    totalCount: frontier.length === 0 && (oids.length > 0 || from === 0) ? from + oids.length : null,
    pageInfo: {
      hasNextPage: frontier.length > 0,
      hasPreviousPage: from > 0,
      startCursor: oids.length > 0 ? encode(range, from) : null,
      endCursor: oids.length > 0 ? encode(range, from + oids.length - 1) : null,
    },
  };
}

async function frontierAt(
  context: Context,
  served: ServedRepository,
  range: CommitRange,
  at: number,
): Promise<readonly Oid[]> {
  if (at === 0) return [range.tip];
  const known = frontiers.get(key(served, range, at));
  if (known) return known;
  const { frontier } = await walk(context, served, range, [range.tip], at);
  remember(key(served, range, at), frontier);
  return frontier;
}

async function walk(
  context: Context,
  served: ServedRepository,
  range: CommitRange,
  tips: readonly Oid[],
  count: number,
) {
  if (tips.length === 0 || count === 0) return { oids: [], frontier: tips };
  const exclude = range.exclude === null ? [] : [range.exclude];
  return log(served.git, { tips, exclude, count, signal: context.signal });
}

function key(served: ServedRepository, { tip, exclude }: CommitRange, at: number): string {
  return `${served.git.id} ${tip} ${exclude} ${at}`;
}

function remember(place: string, frontier: readonly Oid[]): void {
  frontiers.delete(place);
  frontiers.set(place, frontier);
  const oldest = frontiers.size > FRONTIERS_KEPT ? frontiers.keys().next().value : undefined;
  if (oldest !== undefined) frontiers.delete(oldest);
}

function encode({ tip, exclude }: CommitRange, at: number): string {
  return `${tip}.${exclude ?? ""}.${at}`;
}

/** Reads a cursor; null for none, BAD_INPUT for one that is malformed. */
function decode(cursor: string | null | undefined): { readonly range: CommitRange; readonly at: number } | null {
  if (cursor === null || cursor === undefined) return null;
  const [tip = "", exclude = "", at = "", ...more] = cursor.split(".");
  const isRange = isOid(tip) && (exclude === "" || isOid(exclude));
  if (!isRange || !/^\d{1,9}$/.test(at) || more.length > 0) {
    throw new GalleyError("BAD_INPUT", "The cursor is not one that Galley gave out.");
  }
  return { range: { tip, exclude: exclude === "" ? null : exclude }, at: Number(at) };
}
