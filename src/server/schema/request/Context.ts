import type { Loaders } from "./Loaders.ts";
import type { ServedRepositories } from "./ServedRepositories.ts";

/**
 * What one request knows: the repositories served, the loaders that turn many small asks into one call of git, and the
 * signal that ends this request's git processes when nobody waits for the answer any more.
 * @gqlContext
 */
export interface Context {
  readonly repositories: ServedRepositories;
  readonly loaders: Loaders;
  readonly signal: AbortSignal;
}
