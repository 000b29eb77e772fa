import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS, LAST_COMMITS_CACHE_BYTES } from "#contract/limits.ts";
import { hasCommitGraph } from "../ancestry/commitGraph.ts";
import type { CommitPair } from "../diffs/diffTrees.ts";
import { isPlainPath, isArgSafePath } from "../gitPaths.ts";
import { skipUnreadable } from "../objects/skipUnreadable.ts";
import { pathLimit } from "../history/log.ts";
import { missingCommits } from "../objects/readCommits.ts";
import { type Oid, revisionInput } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { eachLine } from "../processes/streams.ts";
import { readOids, streamGit } from "../readGit.ts";
import { EntryChains } from "./EntryChains.ts";
import { entryDiffsPast, type EntryDiffsPast } from "./entryDiffs.ts";
import { repositoryCache } from "../byteCache.ts";

/** The commit that last changed each entry of a folder, by commit and the folder's path. */
export const lastCommitsCache = repositoryCache<ReadonlyMap<string, Oid>>(LAST_COMMITS_CACHE_BYTES);

/** Entries of a folder, by their names in `byteText` encoding, and the commit that last changed them. */
export interface LastCommit {
  readonly commit: Oid;
  readonly names: readonly string[];
}

/** Commits compared at once: few at first, so that the first entries come quickly, then more. */
const BATCH_FIRST = 16;
const BATCH_MAX = 256;
/** The maximum number of names searched one by one, and the number searched at a time. */
const SINGLE_MAX = 24;
const SINGLE_AT_ONCE = 2;

/** Passes a batch to the reader; resolves to false if there is no reader any more. */
type Give = (batch: readonly LastCommit[]) => Promise<boolean>;

interface ListedCommit {
  readonly oid: Oid;
  readonly parents: readonly Oid[];
}

/** One walk down history from a commit, for the entries of a folder in it: see `lastCommits`. */
export class FolderWalk {
  readonly #repository: Repository;
  readonly #tip: Oid;
  readonly #path: string;
  readonly #options: ReadOptions;
  readonly #chains: EntryChains;
  /** The path as git receives it; null if it cannot be passed on a command line. */
  readonly #limit: string | null;
  /** The number of names searched one by one that cannot be found. */
  #lost = 0;
  #isFirst = true;
  #size = BATCH_FIRST;

  /** Names are kept as the Latin-1 of their bytes, as git prints them. */
  constructor(repository: Repository, tip: Oid, path: string, names: readonly string[], options: ReadOptions) {
    this.#repository = repository;
    this.#tip = tip;
    this.#path = path;
    this.#options = options;
    this.#chains = new EntryChains(tip, names.map(toLatin1));
    this.#limit = path === "" || (isArgSafePath(path) && isPlainPath(path)) ? path : null;
  }

  /**
   * Walks, and after `walkMs` searches for the remaining names one by one, if they are few and there are changed-path
   * filters.
   */
  async run(walkMs: number, give: Give): Promise<void> {
    if (this.#chains.left === 0) return;
    const diffs = await entryDiffsPast(this.#repository, toLatin1(this.#path), this.#limit);
    const hasFilters = await hasCommitGraph(this.#repository);
    const end = performance.now() + walkMs;
    const isLong = () => hasFilters && performance.now() > end && this.#chains.left <= SINGLE_MAX;
    try {
      await this.#walkPast(diffs, give, isLong);
    } finally {
      diffs.stop();
    }
    await this.#findSingly(give);
    const lost = this.#chains.lost + this.#lost;
    if (lost > 0) throw new GalleyError("OBJECT_MISSING", lostText(lost));
  }

  /**
   * Walks the commits that changed the folder; if one cannot be read, walks all commits. Names that were found stay
   * found, and the rest continue from where they wait.
   */
  async #walkPast(diffs: EntryDiffsPast, give: Give, isEnough: () => boolean): Promise<void> {
    // Lists every merge, and of the other commits those that changed the folder, with parents rewritten to listed
    // commits.
    const limited = [this.#tip, "--full-history", "--", this.#limit ?? ""];
    const isLimited = this.#limit !== null && this.#path !== "";
    try {
      await this.#walk(isLimited ? limited : [this.#tip], undefined, diffs, give, isEnough);
    } catch (error) {
      if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
      const missing = () => missingCommits(this.#repository, [this.#tip], this.#options);
      await skipUnreadable(
        this.#repository,
        { ...this.#options, kind: "commit", missing, attempts: 2 },
        (replaceRefBase) => this.#walk([this.#tip], replaceRefBase, diffs, give, isEnough),
      );
    }
  }

  /** Processes commits, children first, until all is found, the reader leaves or `isEnough` returns true. */
  async #walk(
    range: readonly string[],
    replaceRefBase: string | undefined,
    diffs: EntryDiffsPast,
    give: Give,
    isEnough: () => boolean,
  ): Promise<void> {
    const call = {
      ...this.#options,
      args: ["rev-list", "--date-order", "--parents", ...range],
      replaceRefBase,
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
        const batch = listed.splice(0, this.#size);
        this.#size = Math.min(2 * this.#size, BATCH_MAX);
        const found = await this.#visitBatch(diffs, batch);
        if (found.length > 0 && !(await give(found))) return false;
        if (this.#chains.left === 0 || isEnough()) return false;
      }
      return true;
    });
  }

  async #visitBatch(diffs: EntryDiffsPast, batch: readonly ListedCommit[]): Promise<readonly LastCommit[]> {
    const [first] = batch;
    // The first listed commit is the tip, or the commit since which the folder has been the same.
    if (this.#isFirst && first !== undefined) this.#chains.move(this.#tip, first.oid);
    this.#isFirst = false;
    const found: LastCommit[] = [];
    const reached = new Set<Oid>();
    const pairs: CommitPair[] = [];
    const reachable = batch.filter(({ oid, parents }) => {
      if (!this.#chains.isWaiting(oid) && !reached.has(oid)) return false;
      for (const parent of parents) {
        reached.add(parent);
        pairs.push([oid, parent]);
      }
      return true;
    });
    const differing = (await diffs.read(pairs)).values();
    for (const { oid, parents } of reachable) {
      const differs = parents.map(() => differing.next().value ?? null);
      if (!this.#chains.isWaiting(oid)) continue;
      const known = lastCommitsCache(this.#repository).get(`${oid} ${this.#path}`);
      if (known !== undefined) found.push(...this.#takeKnown(oid, known));
      else {
        const names = this.#chains.passToParents(oid, parents, differs);
        if (names.length > 0) found.push({ commit: oid, names: names.map(toText) });
      }
    }
    return found;
  }

  /** Names that wait here are unchanged since this commit, so the cached answers for its folder apply. */
  #takeKnown(commit: Oid, known: ReadonlyMap<string, Oid>): readonly LastCommit[] {
    const names = [...this.#chains.take(commit)].map(toText);
    return groupByCommit(new Map(names.map((name) => [name, known.get(name) ?? commit])));
  }

  /** Searches for the remaining names from where the walk left them, one process per name. */
  async #findSingly(give: Give): Promise<void> {
    if (this.#chains.left === 0 || this.#options.signal?.aborted) return;
    const prefix = this.#path === "" ? "" : `${this.#path}/`;
    const left = [...this.#chains.waiting].flatMap(([from, names]) => [...names].map((name) => ({ from, name })));
    const find = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const name = toText(next.name);
        const commit = await this.#lastCommitAt(next.from, prefix + name);
        if (commit !== null && !(await give([{ commit, names: [name] }]))) return;
      }
    };
    await Promise.all(Array.from({ length: SINGLE_AT_ONCE }, find));
  }

  async #lastCommitAt(from: Oid, path: string): Promise<Oid | null> {
    try {
      return await lastCommitAt(this.#repository, from, path, this.#options);
    } catch (error) {
      if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
      this.#lost += 1;
      return null;
    }
  }
}

function lostText(lost: number): string {
  const entries = lost === 1 ? "one entry" : `${lost} entries`;
  return `The last commits of ${entries} cannot be found because an object of the history is missing.`;
}

function toLatin1(text: string): string {
  return Buffer.from(encodeBytes(text)).toString("latin1");
}

function toText(latin1: string): string {
  return decodeBytes(Buffer.from(latin1, "latin1"));
}

export function groupByCommit(found: ReadonlyMap<string, Oid>): readonly LastCommit[] {
  const byCommit = new Map<Oid, string[]>();
  for (const [name, commit] of found) {
    const names = byCommit.get(commit);
    if (names === undefined) byCommit.set(commit, [name]);
    else names.push(name);
  }
  return [...byCommit].map(([commit, names]) => ({ commit, names }));
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
  if (!isPlainPath(path) || (!isArgSafePath(path) && path.includes("\n"))) return null;
  const limit = pathLimit([path]);
  const args = ["rev-list", "--max-count=1", "--stdin", ...limit.args];
  const input = revisionInput([from], [], limit.lines);
  const [oid] = await readOids(repository, { ...options, args, input, heavy: true, timeoutMs: GIT_WALK_MS });
  return oid ?? null;
}
