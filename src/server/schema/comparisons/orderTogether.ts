/** A change of more files stays as git lists it: putting it in order costs its square. */
const PATHS_MAX = 1000;

/**
 * Puts the paths of a change so that those stand next to one another that commits changed together: from the first one on always the
 * one that was changed most with those just before it, and where there is none the next that git lists. A commit says the more
 * of two files the fewer it changed. Null where there are too many. Costs the square of the paths.
 */
export function orderTogether(
  paths: readonly string[],
  commits: readonly (readonly string[])[],
): readonly string[] | null {
  if (paths.length > PATHS_MAX) return null;
  const bonds = bondsOf(new Set(paths), commits);
  const left = new Set(paths);
  const ordered: string[] = [];
  /** How near what is left is to what stands already; what was put last counts most. */
  let nearness = new Map<string, number>();
  for (let [next] = left; next !== undefined; next = nearest(left, nearness)) {
    left.delete(next);
    ordered.push(next);
    const faded = new Map([...nearness].map(([path, weight]) => [path, weight / 2]));
    for (const [path, weight] of bonds.get(next) ?? []) faded.set(path, (faded.get(path) ?? 0) + weight);
    nearness = faded;
  }
  return ordered;
}

type Bonds = ReadonlyMap<string, ReadonlyMap<string, number>>;

function bondsOf(paths: ReadonlySet<string>, commits: readonly (readonly string[])[]): Bonds {
  const bonds = new Map<string, Map<string, number>>();
  for (const changed of commits) {
    const known = changed.filter((path) => paths.has(path));
    for (const one of known) {
      const ofOne = bonds.get(one) ?? new Map<string, number>();
      bonds.set(one, ofOne);
      for (const other of known) {
        if (other !== one) ofOne.set(other, (ofOne.get(other) ?? 0) + 1 / (changed.length - 1));
      }
    }
  }
  return bonds;
}

/** Gives what is nearest of what is left; the first of it where nothing is near, undefined where nothing is left. */
function nearest(left: ReadonlySet<string>, nearness: ReadonlyMap<string, number>): string | undefined {
  let [found] = left;
  let most = 0;
  for (const path of left) {
    const weight = nearness.get(path) ?? 0;
    if (weight > most) [found, most] = [path, weight];
  }
  return found;
}
