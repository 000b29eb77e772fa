import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { openedSlug } from "#contract/addresses.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { OPENED_REPOSITORIES_MAX } from "#contract/limits.ts";
import { onAbort } from "#server/git/processes/streams.ts";
import { discover, repositoryId } from "#server/git/repository/discover.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { linkedGitDirs } from "#server/git/workTree/worktreeList.ts";
import { closeRepository } from "#server/reviews/index/ReviewContext.ts";
import type { RequestRepositories } from "../request/Context.ts";
import type { ServedRepositories, ServedRepository } from "../request/ServedRepositories.ts";
import type { KnownRepository } from "./knownRepositories.ts";

export interface OpeningOptions {
  readonly known: () => Promise<readonly KnownRepository[]>;
  /** Called for each repository that is opened; returns the function to call when it is closed. */
  readonly onOpen: (served: ServedRepository) => () => void;
}

interface Opened {
  readonly served: ServedRepository;
  /** The signals of the requests that use it, such as the event stream of a page. */
  readonly users: Set<AbortSignal>;
  readonly end: () => void;
}

/** The place of a work tree or of a bare repository. */
interface Place {
  readonly path: string;
  readonly commonDir: string;
}

const UNKNOWN = "Galley does not know this repository or work tree.";
const RUN =
  "Run `galley` in its folder, wherever it is now. `git worktree prune` removes work trees that are gone from the list.";

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
  /** The reasons why repositories could not be opened again, by slug. */
  readonly #problems = new Map<string, GalleyError>();
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
      bySlug: (slug) => {
        const problem = this.#problems.get(slug);
        if (problem !== undefined) throw problem;
        return used(served.bySlug(slug));
      },
      byId: (id) => used(served.byId(id)),
      onOpen: (listener) => {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
      open: async (known, worktree) => used(await this.#open(known, worktree)),
    };
  }

  /** Serves the repository again to which this server gave a slug, now or before a restart. Does nothing for other slugs. */
  async openAgain(slug: string): Promise<void> {
    const { name, id } = openedSlug.read(slug) ?? {};
    if (name === undefined || id === undefined || this.#served.all.some((one) => one.slug === slug)) return;
    const place = await placeOf(await this.#options.known(), id);
    try {
      if (place !== null) await this.#serve(place, { id, name });
      this.#problems.delete(slug);
    } catch (error) {
      if (!(error instanceof GalleyError)) throw error;
      this.#problems.set(slug, error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { served } of this.#opened.values()) this.#end(served);
    await this.#closing;
  }

  async #open(knownId: string, worktree: string | null): Promise<ServedRepository> {
    const known = (await this.#options.known()).filter((one) => one.id === knownId);
    const id = worktree ?? knownId;
    const there = this.#served.all.find(({ git }) => git.id === id && git.commonDir === known[0]?.commonDir);
    if (there !== undefined) return there;
    const place = await placeOf(known, id);
    if (place === null) throw new GalleyError("NOT_FOUND", UNKNOWN, { next: RUN });
    return this.#serve(place, { id });
  }

  /** Serves the repository at a place, unless it is now another one, such as one of a folder above. */
  async #serve(
    { path, commonDir }: Place,
    wanted: { readonly id: string; readonly name?: string },
  ): Promise<ServedRepository> {
    const gone = new GalleyError("NOT_FOUND", `There is no longer a work tree or repository at ${path}.`, {
      next: RUN,
    });
    if (!existsSync(path)) throw gone;
    const git = await openRepository(path);
    const slug = openedSlug.write(git.name, git.id);
    const isWanted = git.commonDir === commonDir && slug === openedSlug.write(wanted.name ?? git.name, wanted.id);
    const there = this.#served.all.find((one) => one.git.id === git.id);
    if (this.#isClosed || !isWanted || there !== undefined) await git.close();
    if (this.#isClosed || !isWanted) throw gone;
    if (there !== undefined) return there;
    const served = { slug, git };
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

/**
 * Finds the work tree or bare repository with an id among known repositories, by the files that list linked ones; null if
 * there is none. Any folder may be listed there, so one that is of the repository comes before one that is not.
 */
async function placeOf(known: readonly KnownRepository[], id: string): Promise<Place | null> {
  let other: Place | null = null;
  for (const { path, commonDir } of known) {
    const linked = [...(await linkedGitDirs(commonDir)).keys()].map((one) => realpath(one).catch(() => one)); // gone
    const found = [path, ...(await Promise.all(linked))].find((one) => repositoryId(one) === id);
    if (found === undefined) continue;
    const place = { path: found, commonDir };
    if ((await discover(found).catch(fallback(null, "NOT_FOUND")))?.commonDir === commonDir) return place;
    other ??= place;
  }
  return other;
}
