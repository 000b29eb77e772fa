import type { Repository as GitRepository } from "#server/git/openRepository.ts";
import type { Context } from "./Context.ts";
import type { RepositoryLoaders } from "./Loaders.ts";

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
