import { decodeBytes } from "#contract/byteText.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS, LAST_COMMITS_CACHE_BYTES, LAST_COMMITS_MS } from "#contract/limits.ts";
import { hasCommitGraph } from "../ancestry/commitGraph.ts";
import { repositoryCache } from "../byteCache.ts";
import { isArgSafePath, isPlainPath } from "../gitPaths.ts";
import { pathLimit } from "../history/log.ts";
import { readObjects } from "../objects/catFile.ts";
import { readShallow } from "../objects/readCommits.ts";
import { type Oid, requireOids, revisionInput } from "../oid.ts";
import { eachLine, inBatches } from "../processes/streams.ts";
import { readOids, requireRepository, streamGit } from "../processes/readGit.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { findTreeEntry, readTree } from "../trees/readTree.ts";
import { canonicalMode, ROOT_BYTES, rootTree, treeEntries } from "../trees/treeObject.ts";

/** Entries of a folder, by their names in `byteText` encoding, and the commit that last changed them. */
export interface LastCommit {
  readonly commit: Oid;
  readonly names: readonly string[];
}

export interface LastCommitsOptions extends ReadOptions {
  /** The time after which the remaining entries are searched one by one; LAST_COMMITS_MS if absent. */
  readonly walkMs?: number | undefined;
}

/** By commit and the folder's path. */
const cache = repositoryCache<readonly LastCommit[]>(LAST_COMMITS_CACHE_BYTES);
/** The memory that an entry takes in the cache besides its name. */
const ENTRY_BYTES = 120;

/**
 * Finds for each entry of a folder ("" is the root) the commit that last changed it, as `git log -1 -- path` does, in
 * the order in which they are found. One walk down history for all entries compares only the folder, once for each
 * commit that changed it. If that takes long and there is a commit-graph, the last few entries are searched with its
 * changed-path filters. Entries not found within GIT_WALK_MS are left out. Complete answers are cached. Git stops when
 * the consumer leaves. Fails as OBJECT_MISSING after those that were found, if missing objects hide the others.
 */
export async function* lastCommits(
  repository: Repository,
  commit: Oid,
  path: string,
  options: LastCommitsOptions = {},
): AsyncGenerator<readonly LastCommit[]> {
  requireOids(commit);
  const { signal, walkMs = LAST_COMMITS_MS, ...rest } = options;
  const key = `${commit} ${path}`;
  const cached = cache(repository).get(key);
  if (cached !== undefined) {
    await requireRepository(repository);
    yield cached;
    return;
  }
  const names = await namesIn(repository, commit, path, { signal, ...rest });
  if (names.length === 0) return;
  const found: LastCommit[] = [];
  yield* inBatches<LastCommit>(signal, (onFound, ending) => {
    const walk = new FolderWalk(repository, commit, path, names, { ...rest, signal: ending });
    const walking = walk.run(walkMs, (batch) => {
      found.push(...batch);
      return onFound(batch);
    });
    return walking.catch(fallback(undefined, "TIMEOUT"));
  });
  const count = found.reduce((sum, one) => sum + one.names.length, 0);
  // The history that a shallow repository lacks may be fetched later.
  if (count < names.length || (await readShallow(repository)).size > 0) return;
  const bytes = names.reduce((sum, name) => sum + ENTRY_BYTES + 2 * name.length, 0);
  cache(repository).set(key, found, bytes);
}

async function namesIn(
  repository: Repository,
  commit: Oid,
  path: string,
  options: ReadOptions,
): Promise<readonly string[]> {
  const folder = path === "" ? commit : (await findTreeEntry(repository, commit, path, options))?.oid;
  if (folder === undefined) return [];
  return [...new Set((await readTree(repository, folder, options)).map(({ name }) => name))];
}

/** Passes a batch to the reader; resolves to false if there is no reader any more. */
type Give = (batch: readonly LastCommit[]) => Promise<boolean>;

interface ListedCommit {
  readonly oid: Oid;
  readonly parents: readonly Oid[];
}

/** Commits compared at once: few at first, so that the first entries come quickly, then more, up to so many entries. */
const BATCH_FIRST = 16;
const BATCH_MAX = 256;
const BATCH_ENTRIES = 50_000;
/** The maximum number of names searched one by one, and the number searched at a time. */
const SINGLE_MAX = 24;
const SINGLE_AT_ONCE = 2;

/** One walk down history from a commit. A name waits at the last commit up to which its entry is known to be the same. */
class FolderWalk {
  readonly #repository: Repository;
  readonly #tip: Oid;
  readonly #path: string;
  readonly #options: ReadOptions;
  readonly #waiting: Map<Oid, readonly string[]>;
  #left: number;
  /** The number of names whose commits cannot be found. */
  #lost = 0;
  #isFirst = true;
  #size = BATCH_FIRST;
  readonly #sizeMax: number;

  constructor(repository: Repository, tip: Oid, path: string, names: readonly string[], options: ReadOptions) {
    this.#repository = repository;
    this.#tip = tip;
    this.#path = path;
    this.#options = options;
    this.#waiting = new Map([[tip, names]]);
    this.#left = names.length;
    this.#sizeMax = Math.min(BATCH_MAX, Math.ceil(BATCH_ENTRIES / names.length));
  }

  /** Walks for `walkMs`, or longer without changed-path filters, and then searches for a few remaining names. */
  async run(walkMs: number, give: Give): Promise<void> {
    const hasFilters = await hasCommitGraph(this.#repository);
    const end = performance.now() + walkMs;
    const isLong = () => hasFilters && performance.now() > end && this.#left <= SINGLE_MAX;
    await this.#walk(give, isLong).catch(fallback(undefined, "OBJECT_MISSING"));
    await this.#findSingly(give);
    if (this.#lost > 0) throw new GalleyError("OBJECT_MISSING", lostText(this.#lost));
  }

  /** Visits commits, children first, until all is found, the reader leaves or `isEnough` returns true. */
  async #walk(give: Give, isEnough: () => boolean): Promise<void> {
    // Lists every merge, and of the other commits those that changed the folder, with parents rewritten to listed ones.
    const limit = this.#path === "" || !isSearchable(this.#path) ? null : pathLimit([this.#path]);
    const flags = limit === null ? [] : ["--full-history", ...limit.args];
    const call = {
      ...this.#options,
      args: ["rev-list", "--date-order", "--parents", "--stdin", ...flags],
      input: revisionInput([this.#tip], [], limit?.lines),
      heavy: true,
      timeoutMs: GIT_WALK_MS,
      maxBytes: Infinity,
    } as const;
    const listed: ListedCommit[] = [];
    const take = eachLine((line) => {
      const [oid = "", ...parents] = line.split(" ");
      listed.push({ oid, parents });
    });
    await streamGit(this.#repository, call, async (bytes) => {
      take(bytes);
      while (listed.length > 0) {
        const found = await this.#visit(listed.splice(0, Math.min(this.#size, this.#sizeMax)));
        this.#size *= 4;
        if (found.length > 0 && !(await give(found))) return false;
        if (this.#left === 0 || isEnough()) return false;
      }
      return true;
    });
  }

  async #visit(batch: readonly ListedCommit[]): Promise<readonly LastCommit[]> {
    // The first listed commit is the tip, or the commit since which the folder has been the same.
    const start = this.#isFirst ? batch[0]?.oid : undefined;
    if (start !== undefined) this.#waiting.set(start, this.#take(this.#tip));
    this.#isFirst = false;
    const reached = new Set<Oid>();
    const visited = batch.filter(({ oid, parents }) => {
      if (!this.#waiting.has(oid) && !reached.has(oid)) return false;
      for (const parent of parents) reached.add(parent);
      return true;
    });
    const commits = [...new Set(visited.flatMap(({ oid, parents }) => [oid, ...parents]))];
    const folders = await foldersIn(this.#repository, commits, this.#path, this.#options);
    return visited.flatMap(({ oid, parents }) => {
      const names = this.#passToParents(oid, parents, folders);
      return names.length === 0 ? [] : [{ commit: oid, names }];
    });
  }

  /** Moves each name that waits at a commit to the first parent with the same entry; returns those without one. */
  #passToParents(
    commit: Oid,
    parents: readonly Oid[],
    folders: ReadonlyMap<Oid, FolderEntries | null>,
  ): readonly string[] {
    const next = new Map<Oid, string[]>(parents.map((parent) => [parent, []]));
    const changed: string[] = [];
    for (const name of this.#take(commit)) {
      const entry = folders.get(commit)?.get(name);
      const parent = parents.find((one) => folders.get(one)?.get(name) === entry || folders.get(one) === null);
      (next.get(parent ?? "") ?? changed).push(name);
    }
    for (const [parent, names] of next) {
      if (folders.get(parent) === null) {
        this.#lost += names.length;
        this.#left -= names.length;
      } else if (names.length > 0) this.#waiting.set(parent, [...(this.#waiting.get(parent) ?? []), ...names]);
    }
    this.#left -= changed.length;
    return changed;
  }

  #take(commit: Oid): readonly string[] {
    const names = this.#waiting.get(commit) ?? [];
    this.#waiting.delete(commit);
    return names;
  }

  /** Searches for the remaining names from where the walk left them, one process for each of the first few. */
  async #findSingly(give: Give): Promise<void> {
    const all = [...this.#waiting].flatMap(([from, names]) => names.map((name) => ({ from, name })));
    if (this.#options.signal?.aborted === true) return;
    const left = all.slice(0, SINGLE_MAX);
    this.#lost += all.length - left.length;
    const prefix = this.#path === "" ? "" : `${this.#path}/`;
    const find = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const { from, name } = next;
        const finding = lastCommitAt(this.#repository, from, prefix + name, this.#options);
        const commit = await finding.catch(fallback("lost" as const, "OBJECT_MISSING"));
        if (commit === "lost") this.#lost += 1;
        else if (commit !== null && !(await give([{ commit, names: [name] }]))) return;
      }
    };
    await Promise.all(Array.from({ length: SINGLE_AT_ONCE }, find));
  }
}

function lostText(lost: number): string {
  const entries = lost === 1 ? "one entry" : `${lost} entries`;
  return `The last commits of ${entries} cannot be found because an object of the history is missing.`;
}

/** The modes and ids of a folder's entries, by name. */
type FolderEntries = ReadonlyMap<string, string>;

/** The mode of a folder, as `FolderEntries` has it before the id. */
const FOLDER = "040000 ";

/**
 * Reads a folder in some commits: empty where it does not exist, null where it, or what leads to it, is missing or
 * damaged. Starts no process.
 */
async function foldersIn(
  repository: Repository,
  commits: readonly Oid[],
  path: string,
  options: ReadOptions,
): Promise<ReadonlyMap<Oid, FolderEntries | null>> {
  const records = await readObjects(repository, commits, { ...options, maxBytes: ROOT_BYTES, isTruncated: true });
  const roots = records.map((record) => record && rootTree(record.content));
  let folders = await readEntries(repository, roots, options);
  for (const part of path === "" ? [] : path.split("/")) {
    const trees = folders.map((folder) => {
      const entry = folder?.get(part);
      return folder && (entry?.startsWith(FOLDER) === true ? entry.slice(FOLDER.length) : repository.emptyTree);
    });
    folders = await readEntries(repository, trees, options);
  }
  return new Map(commits.map((commit, index) => [commit, folders[index] ?? null]));
}

async function readEntries(
  repository: Repository,
  trees: readonly (Oid | null)[],
  options: ReadOptions,
): Promise<readonly (FolderEntries | null)[]> {
  const known = new Map<Oid | null, FolderEntries>();
  const wanted = [...new Set(trees)].filter((tree) => tree !== null);
  for (const object of await readObjects(repository, wanted, options)) {
    const entries = object?.type === "tree" ? treeEntries(object.content, object.oid.length / 2) : null;
    const named = entries?.map(({ name, mode, oid }) => [decodeBytes(name), `${canonicalMode(mode)} ${oid}`] as const);
    if (object !== null && named !== undefined) known.set(object.oid, new Map(named));
  }
  return trees.map((tree) => known.get(tree) ?? null);
}

/** Returns true if git can limit a walk to a path: it takes ".." for the folder above, but a damaged tree can have it. */
function isSearchable(path: string): boolean {
  return isPlainPath(path) && (isArgSafePath(path) || !path.includes("\n"));
}

/**
 * Finds the commit that last changed the content at a path, as `git log -1 -- path` does; null if there is none. For a
 * path that does not exist it is the commit that deleted it. Walks down to that commit; with the changed-path filters
 * of the commit-graph few trees are read. Null too for a path that cannot be passed to git.
 */
export async function lastCommitAt(
  repository: Repository,
  from: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<Oid | null> {
  if (!isSearchable(path)) return null;
  const limit = pathLimit([path]);
  const args = ["rev-list", "--max-count=1", "--stdin", ...limit.args];
  const input = revisionInput([from], [], limit.lines);
  const [oid] = await readOids(repository, { ...options, args, input, heavy: true, timeoutMs: GIT_WALK_MS });
  return oid ?? null;
}
