import type { Int } from "grats";
import { type RefRecord, refsByDate } from "#server/git/refs/forEachRef.ts";
import { type Connection, pageOf, pageSize } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import { Ref, shortRefName } from "./Ref.ts";
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

const [WHOLE, BEGINS, PART_BEGINS, CONTAINS, SCATTERED] = [0, 1, 2, 3, 4];

/** Refs that fit a query equally well. */
export type RankedRefs = readonly RefRecord[];

/**
 * Finds the refs whose short names fit a query, regardless of case, in ranks: those of that very name, those that begin with it,
 * those of which a part does, those that contain it, those that have its letters in their order. Of several words each has to fit; the
 * worst counts. Within a rank they stand as they were given. Linear in the names' length.
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
    for (let place = at; place !== -1; place = name.indexOf(word, place + 1))
      if (/[/._-]/u.test(name[place - 1] ?? "")) return PART_BEGINS;
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
