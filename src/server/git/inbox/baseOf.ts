import { join } from "node:path";
import { readSmallText } from "../disk/readPlainFile.ts";
import { countApart } from "../ancestry/revList.ts";
import type { Oid } from "../oid.ts";
import { forEachRef, upstreams } from "../refs/forEachRef.ts";
import { defaultBranch } from "../refs/head.ts";
import type { ReadOptions, Repository } from "../Repository.ts";

const CONFIG_BYTES = 1_048_576;

/** The default branch, and the upstream of each branch, by their full names. */
interface Origins {
  readonly usual: string | null;
  readonly upstreams: ReadonlyMap<string, string>;
}

/** Reads them with a process at most: a repository whose settings have no branch has no upstream. */
export async function originsOf(repository: Repository, options: ReadOptions = {}): Promise<Origins> {
  const usual = (await defaultBranch(repository, options))?.name ?? null;
  const mayHave = readSmallText(join(repository.commonDir, "config"), CONFIG_BYTES)?.includes("[branch ") ?? true;
  return { usual, upstreams: mayHave ? await upstreams(repository, options) : new Map() };
}

/** A branch that was chosen as the base, and the number of branches it was chosen from. */
export interface ChosenBase {
  readonly name: string;
  readonly commit: Oid;
  readonly candidates: number;
}

/** Finds the branch that HEAD came from: the upstream if that is a local branch, or for the default branch; else the latter. */
export async function baseOf(
  repository: Repository,
  { oid, ref }: { readonly oid: Oid; readonly ref: string | null },
  { usual, upstreams: known }: Origins,
  options: ReadOptions = {},
): Promise<ChosenBase | null> {
  const upstream = ref === null ? undefined : known.get(ref);
  const isOwn = ref !== null && usual === ref;
  const name = upstream !== undefined && (isOwn || upstream.startsWith(LOCAL)) ? upstream : usual;
  if (name === null || (isOwn && name === usual)) return null;
  return nearestOf(repository, name, oid, options);
}

/**
 * Of a branch and those of its name on remotes, finds the one that HEAD left last: a local branch may be behind. The
 * local one if they are equally near.
 */
async function nearestOf(
  repository: Repository,
  name: string,
  head: Oid,
  options: ReadOptions,
): Promise<ChosenBase | null> {
  const patterns = name.startsWith(LOCAL) ? [name, `refs/remotes/*/${name.slice(LOCAL.length)}`] : [name];
  const named = (await forEachRef(repository, { ...options, patterns })).flatMap(({ name: ref, commit }) =>
    commit === null ? [] : [{ name: shortName(ref), commit }],
  );
  const candidates = named.length;
  if (new Set(named.map(({ commit }) => commit)).size < 2) {
    const [first] = named;
    return first === undefined ? null : { ...first, candidates };
  }
  const distances = await Promise.all(
    named.map(async (one) => ({ one, ...(await countApart(repository, head, one.commit, options)) })),
  );
  const [nearest] = distances.toSorted((a, b) => a.ahead - b.ahead);
  return nearest === undefined ? null : { ...nearest.one, candidates };
}

const LOCAL = "refs/heads/";

export function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes)\//u, "");
}
