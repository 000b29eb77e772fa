import type { Repository } from "../openRepository.ts";
import { onAbort } from "../processes/streams.ts";
import { watchBranches } from "./watchBranches.ts";
import { type DirtyPaths, watchWorkTree, type WorkTreeWatch } from "./watchWorkTree.ts";

/** What may have changed in a repository, whoever changed it. */
export interface News {
  /** HEAD, a branch, a tag or a remote branch moved. */
  readonly refs: boolean;
  /** Uncommitted work may have changed. */
  readonly workTree: boolean;
}

/** How long the work tree is watched after somebody looked at it. */
const WATCHED_MS = 120_000;
/** Who looks is told of the next change after so many times what the look took. */
const PAUSES = 5;
const SOON_MS = 20;

/**
 * Watches an open repository for all who listen, and nothing while nobody does; its work tree, which costs more, only when
 * one of them looked at it in the last two minutes. Does not keep the process alive.
 */
class RepositoryNews {
  readonly #repository: Repository;
  readonly #listeners = new Set<(news: News) => void>();
  #endBranches: (() => void) | null = null;
  #workTree: WorkTreeWatch | null = null;
  #forgetting: NodeJS.Timeout | undefined;
  #watchedUntil = 0;
  #dirty: DirtyPaths = null;
  #pending: News = { refs: false, workTree: false };
  #telling: NodeJS.Timeout | undefined;
  #restUntil = 0;
  #lastLook: Promise<unknown> = Promise.resolve();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** Adds a listener and gives the function that takes it away. */
  listen(listener: (news: News) => void): () => void {
    // Wrapped, so that one function may listen twice.
    const entry = (news: News): void => listener(news);
    if (this.#repository.closing.aborted) return () => undefined;
    this.#listeners.add(entry);
    this.#endBranches ??= watchBranches(this.#repository, () => this.#ring({ refs: true, workTree: true }));
    this.#watchOrNot();
    return () => {
      this.#listeners.delete(entry);
      if (this.#listeners.size === 0) this.close();
    };
  }

  /**
   * Looks at the work tree, which has it watched for two minutes as long as somebody listens. `look` gets the paths that may
   * have changed since the last look; null where it may be any. One look at a time. The dearer it is, the later the next
   * change is told.
   */
  lookAtWorkTree<T>(look: (dirty: DirtyPaths) => Promise<T>): Promise<T> {
    const looking = this.#lastLook.then(() => this.#look(look));
    this.#lastLook = looking.catch(() => undefined); // whoever asked is told
    return looking;
  }

  async #look<T>(look: (dirty: DirtyPaths) => Promise<T>): Promise<T> {
    this.#watchedUntil = performance.now() + WATCHED_MS;
    this.#watchOrNot();
    // What happens while nothing is told is known to nobody.
    const dirty = this.#workTree?.mode() === "EVENTS" ? this.#dirty : null;
    this.#dirty = new Set();
    const begun = performance.now();
    try {
      return await look(dirty);
    } catch (error) {
      this.#dirty = null;
      throw error;
    } finally {
      this.#restUntil = performance.now() + PAUSES * (performance.now() - begun);
    }
  }

  /** Watches nothing any more and tells nobody; who listens again begins anew. */
  close(): void {
    this.#listeners.clear();
    this.#endBranches?.();
    this.#endBranches = null;
    this.#leaveWorkTree();
    clearTimeout(this.#telling);
    this.#telling = undefined;
    this.#pending = { refs: false, workTree: false };
  }

  #watchOrNot(): void {
    const left = this.#watchedUntil - performance.now();
    if (this.#listeners.size === 0 || left <= 0 || this.#repository.workTree === null) return this.#leaveWorkTree();
    this.#workTree ??= watchWorkTree(this.#repository, (paths) => this.#takeIn(paths));
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => this.#watchOrNot(), left).unref();
  }

  #leaveWorkTree(): void {
    clearTimeout(this.#forgetting);
    this.#workTree?.end();
    this.#workTree = null;
    this.#dirty = null;
  }

  #takeIn(paths: DirtyPaths): void {
    this.#dirty = paths === null || this.#dirty === null ? null : new Set([...this.#dirty, ...paths]);
    this.#ring({ refs: false, workTree: true });
  }

  #ring({ refs, workTree }: News): void {
    this.#pending = { refs: refs || this.#pending.refs, workTree: workTree || this.#pending.workTree };
    this.#telling ??= setTimeout(
      () => this.#tell(),
      refs ? SOON_MS : Math.max(SOON_MS, this.#restUntil - performance.now()),
    ).unref();
  }

  #tell(): void {
    this.#telling = undefined;
    const news = this.#pending;
    this.#pending = { refs: false, workTree: false };
    for (const listener of this.#listeners) listener(news);
  }
}

const kept = new WeakMap<Repository, RepositoryNews>();

/** Gives the one watch of an open repository, which ends with it. */
export function newsOf(repository: Repository): RepositoryNews {
  const known = kept.get(repository);
  if (known !== undefined) return known;
  const news = new RepositoryNews(repository);
  kept.set(repository, news);
  onAbort(repository.closing, () => news.close());
  return news;
}
