import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { readTree, type TreeEntryRecord } from "#server/git/trees/readTree.ts";

const FOLDER = "040000";
const NOTHING: ReadonlyMap<string, TreeEntryRecord> = new Map();

/** Looks for many paths in commits, reading each folder once for as long as it lives. */
export class PathFinder {
  readonly #repository: Repository;
  readonly #options: ReadOptions;
  readonly #folders = new Map<Oid, Promise<ReadonlyMap<string, TreeEntryRecord>>>();

  constructor(repository: Repository, options: ReadOptions) {
    this.#repository = repository;
    this.#options = options;
  }

  /** Tells whether a commit has something at a path; not where the folders that it leads through are missing. */
  async has(commit: Oid, path: string): Promise<boolean> {
    let folder: Oid | null = commit;
    for (const part of path.split("/")) {
      const entry: TreeEntryRecord | undefined = folder === null ? undefined : (await this.#entries(folder)).get(part);
      if (entry === undefined) return false;
      folder = entry.mode === FOLDER ? entry.oid : null;
    }
    return true;
  }

  #entries(folder: Oid): Promise<ReadonlyMap<string, TreeEntryRecord>> {
    const known = this.#folders.get(folder);
    if (known !== undefined) return known;
    const entries = this.#read(folder);
    this.#folders.set(folder, entries);
    return entries;
  }

  async #read(folder: Oid): Promise<ReadonlyMap<string, TreeEntryRecord>> {
    try {
      const entries = await readTree(this.#repository, folder, this.#options);
      return new Map(entries.map((entry) => [entry.name, entry]));
    } catch (error) {
      if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return NOTHING;
      throw error;
    }
  }
}
