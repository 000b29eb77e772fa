import { Listeners } from "#app/ui/Listeners.ts";

/** The numbers of hunks and files, in total and not yet viewed, as far as hunks are known. */
export interface ViewedCounts {
  readonly hunks: number;
  readonly unviewedHunks: number;
  readonly files: number;
  readonly unviewedFiles: number;
}

/** The delay before arriving hunks are counted, so that ten thousand files are not counted one by one. */
const COUNT_MS = 200;
const NO_KEYS: ReadonlySet<string> = new Set();

/**
 * The hunks of a change that are marked as viewed. Filled by the host, read by the reader. The key of a hunk is derived
 * from its content and path; a file without hunks has one key. The cost of marking is linear in the hunks of the files
 * concerned.
 */
export class ViewedMarks {
  readonly #keys = new Map<string, readonly string[]>();
  readonly #fileOf = new Map<string, string>();
  readonly #unviewed = new Map<string, number>();
  readonly #listeners = new Listeners<[files: readonly string[]]>();
  #viewed: ReadonlySet<string> = NO_KEYS;
  #viewedFiles: ReadonlySet<string> = new Set();
  #hunks = 0;
  #unviewedHunks = 0;
  #counts: ViewedCounts = { hunks: 0, unviewedHunks: 0, files: 0, unviewedFiles: 0 };
  #counting: ReturnType<typeof setTimeout> | undefined;

  /** Returns the keys of the hunks of a file in their order; null while not known. */
  keysOf(file: string): readonly string[] | null {
    return this.#keys.get(file) ?? null;
  }

  readonly isViewed = (key: string): boolean => this.#viewed.has(key);

  /** Returns the number of hunks of a file that are not viewed; null while not known. Constant time. */
  unviewedOf(file: string): number | null {
    return this.#unviewed.get(file) ?? null;
  }

  /** Returns the files whose hunks are all viewed; the same object until that changes. */
  readonly viewedFiles = (): ReadonlySet<string> => this.#viewedFiles;

  /** Returns the same object until a count changes. */
  readonly counts = (): ViewedCounts => this.#counts;

  /** Calls `listener` with the files whose hunks or marks changed, until the returned function is called. */
  readonly subscribe = this.#listeners.add;

  putKeys(entries: Iterable<readonly [file: string, keys: readonly string[]]>): void {
    const files: string[] = [];
    for (const [file, keys] of entries) {
      this.#hunks += keys.length - (this.#keys.get(file)?.length ?? 0);
      this.#keys.set(file, keys);
      for (const key of keys) this.#fileOf.set(key, file);
      files.push(file);
    }
    if (files.length === 0) return;
    this.#count(files);
    if (this.#listeners.size === 0) this.#sum();
    else this.#counting ??= setTimeout(() => this.#notify(files), COUNT_MS);
    this.#listeners.notify(files);
  }

  /** Replaces the set of viewed keys, which may include hunks of other changes. Linear in the old and the new set. */
  setViewed(keys: ReadonlySet<string>): void {
    const before = this.#viewed;
    this.#viewed = keys;
    const files = new Set<string>();
    const add = (key: string): void => {
      const file = this.#fileOf.get(key);
      if (file !== undefined) files.add(file);
    };
    for (const key of keys) if (!before.has(key)) add(key);
    for (const key of before) if (!keys.has(key)) add(key);
    if (files.size === 0) return;
    this.#count(files);
    this.#notify([...files]);
  }

  #notify(files: readonly string[]): void {
    this.#sum();
    this.#listeners.notify(files);
  }

  #sum(): void {
    clearTimeout(this.#counting);
    this.#counting = undefined;
    const files = this.#keys.size;
    const unviewedFiles = files - this.#viewedFiles.size;
    this.#counts = { hunks: this.#hunks, unviewedHunks: this.#unviewedHunks, files, unviewedFiles };
  }

  #count(files: Iterable<string>): void {
    let viewedFiles: Set<string> | null = null;
    for (const file of files) {
      const keys = this.#keys.get(file) ?? [];
      const unviewed = keys.reduce((sum, key) => (this.#viewed.has(key) ? sum : sum + 1), 0);
      this.#unviewedHunks += unviewed - (this.#unviewed.get(file) ?? 0);
      this.#unviewed.set(file, unviewed);
      const isViewed = keys.length > 0 && unviewed === 0;
      if (isViewed === this.#viewedFiles.has(file)) continue;
      viewedFiles ??= new Set(this.#viewedFiles);
      if (isViewed) viewedFiles.add(file);
      else viewedFiles.delete(file);
      this.#viewedFiles = viewedFiles;
    }
  }
}
