import { oncePer } from "../byteCache.ts";
import type { Repository } from "../Repository.ts";
import { onAbort } from "../processes/streams.ts";
import { watchBranches } from "./watchBranches.ts";
import { WorkTreeWatch } from "./WorkTreeWatch.ts";

/** A possible change in a repository, by any program. */
export interface RepositoryUpdate {
  /** HEAD, a branch, a tag or a remote branch moved. */
  readonly refs: boolean;
  readonly workTree: boolean;
}

const WATCHED_MS = 120_000;
/** The next update of the work tree comes after a pause of this many times the duration of the last scan. */
const PAUSES = 5;
const SOON_MS = 20;

/**
 * Watches an open repository for all listeners, and nothing without listeners. Its work tree, which is more expensive,
 * is watched only if it was scanned in the last two minutes. Does not keep the process alive.
 */
class RepositoryWatcher {
  readonly #repository: Repository;
  readonly #listeners = new Set<(update: RepositoryUpdate) => void>();
  #endBranches: (() => void) | null = null;
  #workTree: WorkTreeWatch | null = null;
  #forgetting: NodeJS.Timeout | undefined;
  #watchedUntil = 0;
  #pending: RepositoryUpdate = { refs: false, workTree: false };
  #timer: NodeJS.Timeout | undefined;
  #pausedUntil = 0;
  #lastScan: Promise<unknown> = Promise.resolve();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  listen(listener: (update: RepositoryUpdate) => void): () => void {
    // Wrapped, so that the same function can be added twice.
    const entry = (update: RepositoryUpdate): void => listener(update);
    if (this.#repository.closing.aborted) return () => undefined;
    this.#listeners.add(entry);
    this.#endBranches ??= watchBranches(this.#repository, () => this.#schedule({ refs: true, workTree: true }));
    this.#watchOrNot();
    return () => {
      this.#listeners.delete(entry);
      if (this.#listeners.size === 0) this.close();
    };
  }

  /**
   * Scans the work tree, and has it watched for two minutes while there are listeners. Runs one scan at a time. The more
   * expensive a scan is, the later the next update comes.
   */
  scanWorkTree<T>(scan: () => Promise<T>): Promise<T> {
    const looking = this.#lastScan.then(() => this.#scan(scan));
    this.#lastScan = looking.catch(() => undefined); // the caller handles the error
    return looking;
  }

  async #scan<T>(scan: () => Promise<T>): Promise<T> {
    this.#watchedUntil = performance.now() + WATCHED_MS;
    this.#watchOrNot();
    const begun = performance.now();
    try {
      return await scan();
    } finally {
      this.#pausedUntil = performance.now() + PAUSES * (performance.now() - begun);
    }
  }

  /** Stops watching and removes all listeners. A new listener starts again. */
  close(): void {
    this.#listeners.clear();
    this.#endBranches?.();
    this.#endBranches = null;
    this.#leaveWorkTree();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending = { refs: false, workTree: false };
  }

  #watchOrNot(): void {
    const left = this.#watchedUntil - performance.now();
    if (this.#listeners.size === 0 || left <= 0 || this.#repository.workTree === null) return this.#leaveWorkTree();
    this.#workTree ??= new WorkTreeWatch(this.#repository, () => this.#schedule({ refs: false, workTree: true }));
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => this.#watchOrNot(), left).unref();
  }

  #leaveWorkTree(): void {
    clearTimeout(this.#forgetting);
    this.#workTree?.end();
    this.#workTree = null;
  }

  #schedule({ refs, workTree }: RepositoryUpdate): void {
    this.#pending = { refs: refs || this.#pending.refs, workTree: workTree || this.#pending.workTree };
    this.#timer ??= setTimeout(
      () => this.#notify(),
      refs ? SOON_MS : Math.max(SOON_MS, this.#pausedUntil - performance.now()),
    ).unref();
  }

  #notify(): void {
    this.#timer = undefined;
    const update = this.#pending;
    this.#pending = { refs: false, workTree: false };
    for (const listener of this.#listeners) listener(update);
  }
}

/** Returns the watcher of an open repository, which ends with it. */
export const repositoryWatcher = oncePer((repository: Repository) => {
  const watcher = new RepositoryWatcher(repository);
  onAbort(repository.closing, () => watcher.close());
  return watcher;
});
