import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { ReadOptions } from "../readOptions.ts";

interface PastUnreadableOptions extends ReadOptions {
  /** Those that are known to be missing or damaged. */
  readonly unreadable: ReadonlySet<Oid>;
  /** Whether commits are held against their parents, which then have to be readable too. */
  readonly withParents: boolean;
}

/**
 * Does with some commits what takes reading them: with all, or where one is missing or damaged, which a walk by the commit-graph
 * does not notice, with those that can be read. Only then all are read, which is linear in them; `isPast` says that folders and
 * contents may be lost too, and are to be read past.
 */
export async function pastUnreadable<Row extends { readonly oid: Oid }, Result>(
  repository: Repository,
  rows: readonly Row[],
  { unreadable, withParents, ...options }: PastUnreadableOptions,
  act: (rows: readonly Row[], isPast: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    if (unreadable.size === 0) return await act(rows, false);
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
  }
  const oids = rows.map(({ oid }) => oid);
  const commits = await readCommits(repository, oids, options);
  const parents = withParents ? [...new Set(commits.flatMap((commit) => commit?.parents ?? []))] : [];
  const asked = [...oids, ...parents];
  const found = [...commits, ...(await readCommits(repository, parents, options))];
  const missing = new Set([...unreadable, ...asked.filter((_, at) => found[at] === null)]);
  const isLost = (oid: Oid): boolean => missing.has(oid);
  const left = rows.filter(({ oid }, at) => !isLost(oid) && !(withParents && commits[at]?.parents.some(isLost)));
  return act(left, true);
}
