import type { Oid } from "../oid.ts";

/**
 * Follows the entries of a folder down history to the commits that last changed them, as `git log -1 -- path` does:
 * from a commit to the first of its parents that has the same entry; if none has, the commit is the result. Each commit
 * is processed once, after all its children.
 */
export class EntryChains {
  /** The names that have reached a commit which is not processed yet. */
  readonly #waiting = new Map<Oid, Set<string>>();
  #left: number;
  #lost = 0;

  constructor(tip: Oid, names: Iterable<string>) {
    const all = new Set(names);
    this.#left = all.size;
    if (all.size > 0) this.#waiting.set(tip, all);
  }

  /** The number of names that have not been found. */
  get left(): number {
    return this.#left;
  }

  /** The number of names that cannot be followed further and are dropped. */
  get lost(): number {
    return this.#lost;
  }

  isWaiting(commit: Oid): boolean {
    return this.#waiting.has(commit);
  }

  /** The names that are not found, by the last commit up to which they are unchanged. */
  get waiting(): ReadonlyMap<Oid, ReadonlySet<string>> {
    return this.#waiting;
  }

  /** Removes the names that wait at a commit, counting them as found. */
  take(commit: Oid): ReadonlySet<string> {
    const names = this.#waiting.get(commit) ?? new Set();
    this.#waiting.delete(commit);
    this.#left -= names.size;
    return names;
  }

  /** Moves the names that wait at one commit to another whose folder is identical. */
  move(from: Oid, to: Oid): void {
    const names = this.#waiting.get(from);
    if (names === undefined || from === to) return;
    this.#waiting.delete(from);
    this.#add(to, names);
  }

  /**
   * Moves the names that wait at a commit to its parents, given the names that differ from each of them, and returns
   * the names that the commit changed. Linear in the names that differ, however many wait. From the first parent whose
   * differences are unknown (null), the remaining names cannot be followed and are lost.
   */
  passToParents(
    commit: Oid,
    parents: readonly Oid[],
    differing: readonly (ReadonlySet<string> | null)[],
  ): readonly string[] {
    const names = this.#waiting.get(commit);
    if (names === undefined) return [];
    const [first, ...others] = parents;
    if (first === undefined) return [...this.take(commit)];
    this.#waiting.delete(commit);
    if (differing[0] === null) return this.#lose(names.size);
    let changed = common(names, differing[0] ?? new Set());
    for (const name of changed) names.delete(name);
    this.#add(first, names);
    for (const [index, parent] of others.entries()) {
      const known = differing[index + 1];
      if (known === null) return this.#lose(changed.length);
      const differs = known ?? new Set();
      this.#add(parent, new Set(changed.filter((name) => !differs.has(name))));
      changed = changed.filter((name) => differs.has(name));
    }
    this.#left -= changed.length;
    return changed;
  }

  #lose(count: number): readonly string[] {
    this.#lost += count;
    this.#left -= count;
    return [];
  }

  #add(commit: Oid, names: Set<string>): void {
    if (names.size === 0) return;
    const there = this.#waiting.get(commit);
    const [large, small] = there !== undefined && there.size > names.size ? [there, names] : [names, there ?? []];
    for (const name of small) large.add(name);
    this.#waiting.set(commit, large);
  }
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return [...small].filter((name) => large.has(name));
}
