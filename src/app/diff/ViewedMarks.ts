/** How much of a change is still to be seen, as far as its files' hunks are known. */
export interface SeenCounts {
  readonly hunks: number;
  readonly unseenHunks: number;
  readonly files: number;
  readonly unseenFiles: number;
}

/** Hunks that arrive while one reads are counted after such a pause, so that ten thousand files are not counted file by file. */
const COUNT_MS = 200;
const NO_KEYS: ReadonlySet<string> = new Set();

/**
 * Which hunks of a change were seen: filled by whoever knows, read by the reader. A hunk is known by a key of its content, in
 * which its path counts; a file without hunks has one key for all of it. To mark costs the hunks of the files it concerns.
 */
export class SeenMarks {
  readonly #keys = new Map<string, readonly string[]>();
  readonly #fileOf = new Map<string, string>();
  readonly #unseen = new Map<string, number>();
  readonly #listeners = new Set<(files: readonly string[]) => void>();
  #seen: ReadonlySet<string> = NO_KEYS;
  #seenFiles: ReadonlySet<string> = new Set();
  #hunks = 0;
  #unseenHunks = 0;
  #counts: SeenCounts = { hunks: 0, unseenHunks: 0, files: 0, unseenFiles: 0 };
  #counting: ReturnType<typeof setTimeout> | undefined;

  /** Gives the keys of a file's hunks in their order; null while they are not known. */
  keysOf(file: string): readonly string[] | null {
    return this.#keys.get(file) ?? null;
  }

  readonly isSeen = (key: string): boolean => this.#seen.has(key);

  /** Counts a file's hunks that were not seen; null while they are not known. Takes one step. */
  unseenOf(file: string): number | null {
    return this.#unseen.get(file) ?? null;
  }

  /** Gives the files all of whose hunks were seen; the same object until there are others. */
  readonly seenFiles = (): ReadonlySet<string> => this.#seenFiles;

  /** Gives the counts; the same object until they are others. */
  readonly counts = (): SeenCounts => this.#counts;

  /** Calls `listener` with the files that something is new of, until the returned function is called. */
  readonly subscribe = (listener: (files: readonly string[]) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Takes the keys of files' hunks. */
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
    else this.#counting ??= setTimeout(() => this.#tell(files), COUNT_MS);
    this.#listeners.forEach((listener) => listener(files));
  }

  /** Takes all that was seen, in this change or elsewhere. Linear in what was seen before and what is now. */
  setSeen(keys: ReadonlySet<string>): void {
    const before = this.#seen;
    this.#seen = keys;
    const files = new Set<string>();
    const add = (key: string): void => {
      const file = this.#fileOf.get(key);
      if (file !== undefined) files.add(file);
    };
    for (const key of keys) if (!before.has(key)) add(key);
    for (const key of before) if (!keys.has(key)) add(key);
    if (files.size === 0) return;
    this.#count(files);
    this.#tell([...files]);
  }

  #tell(files: readonly string[]): void {
    this.#sum();
    this.#listeners.forEach((listener) => listener(files));
  }

  #sum(): void {
    clearTimeout(this.#counting);
    this.#counting = undefined;
    const files = this.#keys.size;
    const unseenFiles = files - this.#seenFiles.size;
    this.#counts = { hunks: this.#hunks, unseenHunks: this.#unseenHunks, files, unseenFiles };
  }

  #count(files: Iterable<string>): void {
    let seenFiles: Set<string> | null = null;
    for (const file of files) {
      const keys = this.#keys.get(file) ?? [];
      const unseen = keys.reduce((sum, key) => (this.#seen.has(key) ? sum : sum + 1), 0);
      this.#unseenHunks += unseen - (this.#unseen.get(file) ?? 0);
      this.#unseen.set(file, unseen);
      const isSeen = keys.length > 0 && unseen === 0;
      if (isSeen === this.#seenFiles.has(file)) continue;
      seenFiles ??= new Set(this.#seenFiles);
      if (isSeen) seenFiles.add(file);
      else seenFiles.delete(file);
      this.#seenFiles = seenFiles;
    }
  }
}
