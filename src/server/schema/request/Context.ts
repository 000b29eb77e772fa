import DataLoader from "dataloader";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository as GitRepository } from "#server/git/openRepository.ts";
import type { Loaders, RepositoryLoaders } from "./Loaders.ts";
import type { ServedRepositories } from "./ServedRepositories.ts";

/**
 * What one request knows: the repositories served, the settings of whoever runs Galley, the loaders that turn many small asks into one call of git, and the
 * signal that ends this request's git processes when nobody waits for the answer any more.
 * @gqlContext
 */
export interface Context {
  readonly repositories: ServedRepositories;
  readonly settings: SettingsStore;
  readonly loaders: Loaders;
  readonly signal: AbortSignal;
  /** The program that asks in a person's name, as it calls itself; null where they do themselves. */
  readonly agent: string | null;
}

/** Where the choices of whoever runs Galley are kept. */
export interface SettingsStore {
  /** Where that is, for people. */
  readonly place: string;
  /** Gives what is kept now, by name; other programs of this user may have changed it. */
  read(): ReadonlyMap<string, string>;
  /**
   * Keeps choices beside those that are kept already; null has one go back to what is usual. READ_ONLY or DISK_FULL where that
   * cannot be.
   */
  keep(changes: ReadonlyMap<string, string | null>): Promise<void>;
}

/**
 * Makes something once for each repository that a request touches, such as a loader that gathers what its fields ask: for as
 * long as the request's other loaders live.
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

/** Gathers what fields ask of the sizes of objects, which are read without their contents; null for one that is missing. */
export const objectSizes = perRequest(
  (git, { signal }) =>
    new DataLoader<Oid, number | null>(async (oids) => {
      const stats = await statObjects(git, oids, { signal });
      return stats.map((stat) => stat?.size ?? null);
    }),
);
