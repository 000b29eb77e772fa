import type { Int } from "grats";
import type { RefRecord } from "#server/git/refs/forEachRef.ts";
import { refsByDate } from "#server/git/refs/refsByDate.ts";
import { pageOf, pageSize, type Connection } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import { rankRefs } from "./rankRefs.ts";
import { Ref } from "./Ref.ts";
import type { Repository } from "./Repository.ts";

/** What is looked for by name alone; of so many that fit alike the newest come first. */
const SORTED_MAX = 500;

/**
 * The branches, tags and remote branches that fit a query, best first: a name that is the query, that begins with it, of which a part
 * begins with it, that contains it, that has its letters in their order. Of those that fit alike the newest come first. Without a
 * query the branches, newest first, and then all others. At most `first`; `totalCount` says how many fit.
 * @gqlField
 */
export async function searchRefs(
  repository: Repository,
  context: Context,
  query: string,
  first?: Int | null,
): Promise<Connection<Ref>> {
  const { served } = repository;
  const size = pageSize(first);
  const loaders = context.loaders.of(served.git);
  const all = (await loaders.refs("refs/", "name")).filter(({ symref }) => symref === null);
  const ranks = query.trim() === "" ? byKind(all) : rankRefs(all, query);
  const found: RefRecord[] = [];
  for (const rank of ranks) {
    if (found.length >= size) break;
    const isSortable = rank.length <= SORTED_MAX;
    const sorted = isSortable ? await refsByDate(served.git, rank, { signal: context.signal }) : rank;
    found.push(...sorted.slice(0, size));
  }
  const page = pageOf(found, { first: size }, (record) => new Ref(served, record));
  return { ...page, totalCount: ranks.reduce((count, rank) => count + rank.length, 0) };
}

/** The branches, the remote ones, and the tags. */
function byKind(refs: readonly RefRecord[]): readonly (readonly RefRecord[])[] {
  return ["refs/heads/", "refs/remotes/", "refs/tags/"].map((prefix) =>
    refs.filter(({ name }) => name.startsWith(prefix)),
  );
}
