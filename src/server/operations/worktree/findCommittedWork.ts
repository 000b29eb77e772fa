import { oncePer } from "#server/git/byteCache.ts";
import { fallback } from "#contract/errors.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { newestCommits } from "#server/git/ancestry/revList.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { forEachYielding } from "#server/git/eventLoop.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { patchIds, rangePatchId } from "#server/git/patches/patchIds.ts";
import { listStashes } from "#server/git/snapshots/stashes.ts";
import type { CommittedWork } from "./WorktreeStep.ts";

/** Reviewed work that may have been committed, and the data to find the commit. */
export interface CommittedWorkQuery {
  /** The last patch set, and when it was recorded. */
  readonly head: Oid;
  readonly base: Oid;
  readonly kind: "commits" | "snapshot";
  readonly at: number;
  /** HEAD's commit, and the files that are still uncommitted. */
  readonly tip: Oid;
  readonly uncommitted: ReadonlySet<string>;
  /** True if a commit with edited content may be taken for it. */
  readonly mayBeEdited: boolean;
}

/** Maximum number of commits read, newest first: work committed before these without a scan is not found. */
const COMMITS_MAX = 200;
/** Seconds that the clock of a patch set may be ahead of a commit's; distinguishes those of one second. */
const CLOCK_SLACK = 60;

/** The search result for reviewed work, whatever else is uncommitted. */
interface Search {
  /** The commits since the last scan, newest first. */
  readonly commits: readonly CommitRecord[];
  readonly found: CommittedWork | null;
}

/** The last result for a patch set and a tip; it never changes. */
const searchesIn = oncePer((_: Repository) => new Map<string, Search | null>());
const KNOWN_MAX = 1024;

/**
 * Finds the commit of HEAD's history in which reviewed work was committed: the newest with identical files; else the
 * one with the same change, alone or with as many commits as the work had; else, if allowed, HEAD's commit, provided
 * that all commits since were made after the scan, touch a file of the work and leave none of its files uncommitted.
 * Null if there is none, or it is known already. Reads patches of at most 200 commits, once for each HEAD.
 */
export async function findCommittedWork(
  repository: Repository,
  question: CommittedWorkQuery,
): Promise<CommittedWork | null> {
  const { head, base, tip } = question;
  if (tip === base || tip === head) return null;
  const searches = searchesIn(repository);
  const key = `${base} ${head} ${tip}`;
  const last = searches.get(key);
  const search = last === undefined ? await searchHistory(repository, question) : last;
  if (searches.size >= KNOWN_MAX) searches.clear();
  searches.set(key, search);
  return search && (search.found ?? findEdited(repository, question, search.commits));
}

/** Returns null if there is nothing to search. */
async function searchHistory(repository: Repository, question: CommittedWorkQuery): Promise<Search | null> {
  const { head, base, kind, tip } = question;
  const [work] = await readCommits(repository, [head]);
  if (work == null || (kind === "commits" && (await mergeBase(repository, tip, head)) === head)) return null;
  const oids = await newestCommits(repository, tip, base, { count: COMMITS_MAX });
  const commits = (await readCommits(repository, oids)).filter((commit) => commit !== null);
  const same = commits.find(({ tree }) => tree === work.tree);
  if (same !== undefined) return { commits, found: { commit: same.oid, base, how: "tree" } };
  return { commits, found: await findChange(repository, question, commits) };
}

async function findChange(
  repository: Repository,
  { head, base, kind, tip }: CommittedWorkQuery,
  commits: readonly CommitRecord[],
): Promise<CommittedWork | null> {
  const change = await changeOf(repository, base, head);
  if (change === null) return null;
  const ids = await patchIds(
    repository,
    commits.map(({ oid }) => oid),
  );
  const one = commits.find(({ oid }) => ids.get(oid) === change);
  const [parent] = one?.parents ?? [];
  if (one !== undefined) return { commit: one.oid, base: parent ?? base, how: "patchId" };
  if (kind === "snapshot") return null;
  const count = (await newestCommits(repository, head, base, { count: COMMITS_MAX })).length;
  const below = commits[count - 1]?.parents[0];
  if (below === undefined || (await changeOf(repository, below, tip)) !== change) return null;
  return { commit: tip, base: below, how: "patchId" };
}

/** Returns the patch id; null for no change, and for one that is too large. */
function changeOf(repository: Repository, base: Oid, head: Oid): Promise<string | null> {
  return rangePatchId(repository, base, head).catch(fallback(null, "TOO_LARGE", "TIMEOUT", "OBJECT_MISSING"));
}

async function findEdited(
  repository: Repository,
  { head, base, kind, at, tip, uncommitted, mayBeEdited }: CommittedWorkQuery,
  commits: readonly CommitRecord[],
): Promise<CommittedWork | null> {
  if (!mayBeEdited || commits.length === 0 || commits.length === COMMITS_MAX) return null;
  const made = kind === "commits" ? commits.slice(0, 1) : commits;
  if (!made.every(({ committer }) => committer.at >= at - CLOCK_SLACK)) return null;
  const isFirst = commits.some(({ parents }) => parents.length === 0);
  if (!isFirst && (await mergeBase(repository, tip, base)) !== base) return null;
  const stashes = await listStashes(repository);
  if (stashes.some((stash) => stash.base === base && stash.at >= at - CLOCK_SLACK)) return null; // the work may be in the stash
  const work = await changedPaths(repository, base, head);
  const done = await changedPaths(repository, base, tip);
  const isLeft = kind === "snapshot" && [...work].some((path) => uncommitted.has(path));
  return !isLeft && [...work].some((path) => done.has(path)) ? { commit: tip, base, how: "edited" } : null;
}

/** Lists the files that differ between two commits, by their names on either side. */
export async function changedPaths(repository: Repository, from: Oid, to: Oid): Promise<ReadonlySet<string>> {
  const files = await diffTree(repository, from, to);
  const paths = new Set<string>();
  await forEachYielding(files, ({ oldPath, newPath }) => {
    if (oldPath !== null) paths.add(oldPath);
    if (newPath !== null) paths.add(newPath);
  });
  return paths;
}
