import { stat } from "node:fs/promises";
import { openedSlug } from "#contract/addresses.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { OPENED_REPOSITORIES_MAX } from "#contract/limits.ts";
import { unlessMissing } from "#server/git/disk/fsErrors.ts";
import { onAbort } from "#server/git/processes/streams.ts";
import type { Repository } from "#server/git/Repository.ts";
import { repositoryId } from "#server/git/repository/discover.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { worktreeList } from "#server/git/workTree/worktreeList.ts";
import { closeRepository } from "#server/reviews/index/ReviewContext.ts";
import type { RequestRepositories } from "../request/Context.ts";
import type { ServedRepositories, ServedRepository } from "../request/ServedRepositories.ts";

export interface OpeningOptions {
  /** Finds the path of a known repository by its id; null if there is none. */
  readonly pathOf: (id: string) => Promise<string | null>;
  /** Called for each repository that is opened; returns the function to call when it is closed. */
  readonly onOpen: (served: ServedRepository) => () => void;
}

/** A repository that was opened on request. */
interface Opened {
  readonly served: ServedRepository;
  /** The signals of the requests that use it, such as the event stream of a page. */
  readonly users: Set<AbortSignal>;
  readonly end: () => void;
}

const RUN = "Run `galley` in its folder, wherever it is now.";
const PRUNE = "If nobody needs it any more, `git worktree prune` removes it from the list.";

/**
 * Opens further repositories while the server runs: known ones and their work trees, by ids, so that no request names a
 * path. Keeps the last ones open, and all that a page or a program uses.
 */
export class OpenRepositories {
  readonly #served: ServedRepositories;
  readonly #options: OpeningOptions;
  /** By id, the last used one last. */
  readonly #opened = new Map<string, Opened>();
  readonly #listeners = new Set<(served: ServedRepository) => void>();
  #closing: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(served: ServedRepositories, options: OpeningOptions) {
    this.#served = served;
    this.#options = options;
  }

  /** Returns the served repositories for one request, which keeps those that it uses open until its signal aborts. */
  during(signal: AbortSignal): RequestRepositories {
    const served = this.#served;
    const used = (one: ServedRepository): ServedRepository => {
      this.#use(one, signal);
      return one;
    };
    return {
      get all() {
        return served.all;
      },
      bySlug: (slug) => used(served.bySlug(slug)),
      byId: (id) => used(served.byId(id)),
      onOpen: (listener) => {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
      open: async (id, worktree) => used(await (worktree == null ? this.#open(id) : this.#openWorktree(id, worktree))),
    };
  }

  /** Serves the repository again to which this server gave a slug, now or before a restart. Does nothing for other slugs. */
  async openAgain(slug: string): Promise<void> {
    const id = openedSlug.read(slug)?.id;
    if (id === undefined || this.#served.all.some((one) => one.slug === slug)) return;
    await this.#open(id, slug).catch(fallback(null, "NOT_FOUND")); // The request says that there is no such repository.
  }

  /** Closes what was opened on request. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { served } of this.#opened.values()) this.#end(served);
    await this.#closing;
  }

  async #open(id: string, slug: string | null = null): Promise<ServedRepository> {
    const there = this.#served.all.find(({ git }) => git.id === id);
    if (there !== undefined) return there;
    const path = await this.#options.pathOf(id);
    if (path === null) throw new GalleyError("NOT_FOUND", "Galley does not know this repository.", { next: RUN });
    const isRight = (git: Repository): boolean =>
      git.id === id && (slug === null || slug === openedSlug.write(git.name, id));
    return this.#serve(path, isRight, RUN);
  }

  async #openWorktree(id: string, worktree: string): Promise<ServedRepository> {
    const { git } = await this.#open(id);
    const path = (await worktreeList(git)).find((one) => repositoryId(one.path) === worktree)?.path;
    if (path === undefined) throw new GalleyError("NOT_FOUND", `${git.name} no longer has this work tree.`);
    // A repository can name any folder as its work tree.
    return this.#serve(path, ({ commonDir }) => commonDir === git.commonDir, PRUNE);
  }

  /** Serves the repository at a path, unless it is now another one, such as one of a folder above. */
  async #serve(path: string, isRight: (git: Repository) => boolean, next: string): Promise<ServedRepository> {
    const gone = new GalleyError("NOT_FOUND", `There is no longer a work tree or repository at ${path}.`, { next });
    if ((await unlessMissing(stat(path))) === null) throw gone;
    const git = await openRepository(path);
    const there = this.#served.all.find((one) => one.git.id === git.id);
    const isNew = isRight(git) && there === undefined && !this.#isClosed;
    if (!isNew) await git.close();
    if (!isRight(git) || this.#isClosed) throw gone;
    if (there !== undefined) return there;
    const served = { slug: openedSlug.write(git.name, git.id), git };
    this.#served.add(served);
    this.#opened.set(git.id, { served, users: new Set(), end: this.#options.onOpen(served) });
    for (const listener of this.#listeners) listener(served);
    this.#closeUnused();
    return served;
  }

  #use({ git }: ServedRepository, signal: AbortSignal): void {
    const opened = this.#opened.get(git.id);
    if (opened === undefined || opened.users.has(signal) || signal.aborted) return;
    this.#opened.delete(git.id);
    this.#opened.set(git.id, opened);
    opened.users.add(signal);
    onAbort(signal, () => {
      opened.users.delete(signal);
      this.#closeUnused();
    });
  }

  /** Closes those that were not used for longest until few enough are open, but none that is used or was just opened. */
  #closeUnused(): void {
    const unused = [...this.#opened.values()].slice(0, -1).filter(({ users }) => users.size === 0);
    for (const { served } of unused.slice(0, Math.max(0, this.#opened.size - OPENED_REPOSITORIES_MAX)))
      this.#end(served);
  }

  #end(served: ServedRepository): void {
    this.#served.remove(served);
    this.#opened.get(served.git.id)?.end();
    this.#opened.delete(served.git.id);
    this.#closing = Promise.all([this.#closing, closeRepository(served.git)]);
  }
}
