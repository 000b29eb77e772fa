import type { Loaders } from "./Loaders.ts";
import type { ServedRepositories } from "./ServedRepositories.ts";
import type { SettingsStore } from "./SettingsStore.ts";

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
