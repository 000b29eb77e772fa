import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";

/** The commits of refs by full name; null if there is no such ref. */
export type Tips = ReadonlyMap<string, Oid | null>;

const BRANCH = "refs/heads/";
const REMOTE = "refs/remotes/";

/** The form of a full ref name. Other texts from notes, globs among them, are never resolved. */
const REF_NAME = /^refs\/[^\s~^:?*[\\\p{Cc}]*[^\s~^:?*[\\\p{Cc}/]$/u;

/** Refs that are neither local nor remote branches are resolved by name, up to this many. */
const OTHERS_MAX = 100;

/** The last result for each list of refs. */
const found = new WeakMap<readonly RefRecord[], { readonly names: ReadonlySet<string>; readonly tips: Tips }>();

/**
 * Resolves refs to commits. A branch that exists only on remotes resolves to the newest of these. One process lists all
 * branches; commits are read only if remotes disagree. Returns the same map as long as no branch moved and the same set
 * is asked for.
 */
export async function readTips(
  repository: Repository,
  names: ReadonlySet<string>,
  options: ReadOptions = {},
): Promise<Tips> {
  const others = [...names].filter((name) => !name.startsWith(BRANCH) && !name.startsWith(REMOTE));
  const patterns = [BRANCH, REMOTE, ...others.filter((name) => REF_NAME.test(name)).slice(0, OTHERS_MAX)];
  const records = await forEachRef(repository, { ...options, patterns });
  const last = found.get(records);
  if (last?.names === names) return last.tips;
  const here = new Map(records.map(({ name, commit }) => [name, commit]));
  const absent = [...names].filter((name) => name.startsWith(BRANCH) && !here.has(name));
  const remote = await newestOfRemotes(repository, records, new Set(absent), options);
  const tips = new Map([...names].map((name) => [name, here.get(name) ?? remote.get(name) ?? null]));
  found.set(records, { names, tips });
  return tips;
}

async function newestOfRemotes(
  repository: Repository,
  records: readonly RefRecord[],
  branches: ReadonlySet<string>,
  options: ReadOptions,
): Promise<ReadonlyMap<string, Oid>> {
  const candidates = remoteCommits(records, branches);
  const disputed = [...candidates.values()].filter(({ size }) => size > 1).flatMap((oids) => [...oids]);
  const commits = await readCommits(repository, disputed, options);
  const times = new Map(
    commits.flatMap((commit) => (commit === null ? [] : [[commit.oid, commit.committer.at] as const])),
  );
  const timeOf = (oid: Oid): number => times.get(oid) ?? 0;
  return new Map(
    [...candidates].map(([branch, oids]) => [
      branch,
      [...oids].reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one)),
    ]),
  );
}

/** Collects the commits of branches on remotes whose names have no slash. */
function remoteCommits(
  records: readonly RefRecord[],
  branches: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<Oid>> {
  const commits = new Map<string, Set<Oid>>();
  for (const { name, commit } of branches.size > 0 ? records : []) {
    if (commit === null || !name.startsWith(REMOTE)) continue;
    const branch = `${BRANCH}${name.slice(name.indexOf("/", REMOTE.length) + 1)}`;
    if (branches.has(branch)) commits.set(branch, (commits.get(branch) ?? new Set()).add(commit));
  }
  return commits;
}
