import type { Int } from "grats";
import { type RefRecord, refsByDate } from "#server/git/refs/forEachRef.ts";
import { type Connection, pageOf, pageSize } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import { Ref, shortRefName } from "./Ref.ts";
import type { Repository } from "./Repository.ts";

/** Above this number of equal matches they are sorted by name alone, not by date. */
const SORTED_MAX = 500;

/**
 * The branches, tags and remote branches that match a query, best first: equal to it, beginning with it, with a part
 * that begins with it, containing it, and containing its letters in order. Equal matches are sorted newest first.
 * Without a query, the branches, newest first, then all others. Returns at most `first`; `totalCount` is the number of
 * all matches.
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

function byKind(refs: readonly RefRecord[]): readonly (readonly RefRecord[])[] {
  return ["refs/heads/", "refs/remotes/", "refs/tags/"].map((prefix) =>
    refs.filter(({ name }) => name.startsWith(prefix)),
  );
}

const [WHOLE, BEGINS, PART_BEGINS, CONTAINS, SCATTERED] = [0, 1, 2, 3, 4];

export type RankedRefs = readonly RefRecord[];

/**
 * Ranks the refs whose short names match a query, in any case: equal to it, beginning with it, with a part that does,
 * containing it, and containing its letters in order. Each of several words must match; the worst rank counts. The
 * order within a rank does not change. Linear in the names' length.
 */
function rankRefs(refs: readonly RefRecord[], query: string): readonly RankedRefs[] {
  const words = query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "");
  const ranks: RefRecord[][] = [[], [], [], [], []];
  for (const ref of refs) {
    const name = shortRefName(ref.name).toLowerCase();
    let worst = WHOLE;
    for (const word of words) worst = Math.max(worst, rankOf(name, word));
    ranks[worst]?.push(ref);
  }
  return ranks.filter((rank) => rank.length > 0);
}

function rankOf(name: string, word: string): number {
  if (name === word) return WHOLE;
  const at = name.indexOf(word);
  if (at === 0) return BEGINS;
  if (at > 0) {
    for (let offset = at; offset !== -1; offset = name.indexOf(word, offset + 1))
      if (/[/._-]/u.test(name[offset - 1] ?? "")) return PART_BEGINS;
    return CONTAINS;
  }
  let from = 0;
  for (const letter of word) {
    const found = name.indexOf(letter, from);
    if (found === -1) return Number.POSITIVE_INFINITY;
    from = found + letter.length;
  }
  return SCATTERED;
}
