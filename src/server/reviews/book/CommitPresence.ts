import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";

/** Which commits are in a repository. One that is there is taken to stay; one that is not is looked for again. */
export class CommitPresence {
  readonly #repository: Repository;
  readonly #there = new Set<Oid>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** Looks for commits, some 10 µs for each that was not found before. Starts no process. */
  async look(oids: readonly Oid[], options: ReadOptions = {}): Promise<void> {
    const unknown = [...new Set(oids)].filter((oid) => !this.#there.has(oid));
    for (const stat of await statObjects(this.#repository, unknown, options)) {
      if (stat?.type === "commit") this.#there.add(stat.oid);
    }
  }

  /** Tells whether a commit was found. */
  has(oid: Oid): boolean {
    return this.#there.has(oid);
  }
}
