/** The part of a bundler's context by which modules are put into files. */
export interface ChunkingContext {
  getModuleInfo(id: string): {
    readonly importedIds?: readonly string[];
    readonly dynamicallyImportedIds?: readonly string[];
    readonly importers?: readonly string[];
  } | null;
}

type Roots = (context: ChunkingContext) => readonly string[];

/**
 * Returns a function that names the chunk of each module that is one of these roots or is statically imported from
 * every set of roots, and returns null for all others.
 */
export function reached(name: string, ...rootsOf: readonly Roots[]) {
  let reachedFrom: readonly ReadonlySet<string>[] | null = null;
  return (id: string, context: ChunkingContext): string | null => {
    reachedFrom ??= rootsOf.map((roots) => reach(roots(context), context));
    return reachedFrom.every((ids) => ids.has(id)) ? name : null;
  };
}

export function reach(roots: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const ids = new Set(roots);
  for (const id of ids) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
  return ids;
}
