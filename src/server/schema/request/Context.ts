import DataLoader from "dataloader";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository as GitRepository } from "#server/git/Repository.ts";
import type { Loaders, RepositoryLoaders } from "./Loaders.ts";
import type { ServedRepositories, ServedRepository } from "./ServedRepositories.ts";

/**
 * The context of a request: the served repositories, the user's settings, the loaders that batch reads into single git
 * calls, and the signal that ends this request's git processes when the client disconnects.
 * @gqlContext
 */
export interface Context {
  readonly repositories: RequestRepositories;
  readonly settings: SettingsStore;
  readonly loaders: Loaders;
  readonly signal: AbortSignal;
  /** Reads the page into which exported reviews are put. */
  readonly exportTemplate: () => Promise<string>;
  /** The program that makes the request in a person's name, as it calls itself; null if the person does. */
  readonly agent: string | null;
}

export interface RequestRepositories extends Pick<ServedRepositories, "all" | "bySlug" | "byId"> {
  /** Serves a known repository too, or one of its work trees, both by id. Absent in a program without a server. */
  readonly open?: (known: string, worktree: string | null) => Promise<ServedRepository>;
  /** Calls a function for each repository that is served from now on, until the returned function is called. */
  readonly onOpen?: (listener: (served: ServedRepository) => void) => () => void;
}

export interface TextStore {
  /** Returns the current texts by name; other programs of this user may have changed them. */
  read(): ReadonlyMap<string, string>;
  /** Changes some texts; null removes one. Fails as READ_ONLY or DISK_FULL. */
  save(changes: ReadonlyMap<string, string | null>): Promise<void>;
}

export interface SettingsStore extends TextStore {
  /** The location of the store, for display. */
  readonly file: string;
  /** The known repositories, and what the user put off. */
  readonly inbox: TextStore;
}

/**
 * Creates a value once for each repository that a request touches, such as a batching loader. Lives as long as the
 * request's other loaders.
 */
export function perRequest<T>(
  make: (git: GitRepository, context: Context) => T,
): (context: Context, git: GitRepository) => T {
  const made = new WeakMap<RepositoryLoaders, { readonly value: T }>();
  return (context, git) => {
    const loaders = context.loaders.of(git);
    const { value } = made.get(loaders) ?? { value: make(git, context) };
    made.set(loaders, { value });
    return value;
  };
}

/** Batches reads of object sizes, without their contents; null for a missing object. */
export const objectSizes = perRequest(
  (git, { signal }) =>
    new DataLoader<Oid, number | null>(async (oids) => {
      const stats = await statObjects(git, oids, { signal });
      return stats.map((stat) => stat?.size ?? null);
    }),
);
