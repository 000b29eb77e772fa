/** Joins what several say: nothing if none says anything, false if one says false. */
export function conjunction(all: Iterable<boolean | null>): boolean | null {
  let joined: boolean | null = null;
  for (const one of all) if (one !== null) joined = (joined ?? true) && one;
  return joined;
}
