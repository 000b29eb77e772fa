/** The state of a file's patch. */
const [OPEN, REQUESTED, HERE, FAILED] = [0, 1, 2, 3];

/** Files per request: git compares every path of a folder with every requested name. */
const FILES_AT_ONCE = 200;

/**
 * Decides which patches of a change to request next: those that the reader shows, then all others in the order of the
 * file table, from the file on that the user reads. Files are identified by their index in that table.
 */
export class PatchQueue {
  readonly #states: Uint8Array;
  readonly #renames: ReadonlySet<number>;
  /** The files that the reader shows and that are not here, the latest last. */
  readonly #wanted = new Set<number>();
  #from = 0;

  /** `renames` are the indexes of renamed and copied files. */
  constructor(files: number, renames: Iterable<number>) {
    this.#states = new Uint8Array(files);
    this.#renames = new Set(renames);
  }

  isHere(fileIndex: number): boolean {
    return this.#states[fileIndex] === HERE;
  }

  /** Puts files before all others, and continues with those that follow them. Failed ones are requested again. */
  want(fileIndexes: readonly number[]): void {
    const missing = fileIndexes.filter((fileIndex) => !this.isHere(fileIndex));
    for (const fileIndex of missing) {
      this.#wanted.delete(fileIndex);
      this.#wanted.add(fileIndex);
    }
    this.#from = missing[0] ?? this.#from;
  }

  /** Returns wanted files for one request, the latest ones if they are many; empty if there are none. */
  takeWanted(): readonly number[] {
    const open = [...this.#wanted].filter((fileIndex) => this.#states[fileIndex] !== REQUESTED);
    return this.#request(open.slice(-FILES_AT_ONCE).toSorted((one, other) => one - other));
  }

  /**
   * Returns the next files for one request; empty if none is left. They are either all renamed or none is, because git
   * needs a process for each kind.
   */
  takeNext(): readonly number[] {
    const first = this.#firstOpen(this.#from) ?? this.#firstOpen(0);
    const taken: number[] = [];
    for (let next = first; next !== null && taken.length < FILES_AT_ONCE; next = this.#firstOpen(next + 1)) {
      if (first !== null && this.#renames.has(next) === this.#renames.has(first)) taken.push(next);
    }
    return this.#request(taken);
  }

  /** Opens requested files again whose request has ended without them. */
  release(fileIndexes: readonly number[]): void {
    for (const fileIndex of fileIndexes) if (this.#states[fileIndex] === REQUESTED) this.#states[fileIndex] = OPEN;
  }

  /** Opens all requested files again. */
  releaseAll(): void {
    this.release([...this.#states.keys()]);
  }

  /** Continues after these files, which could not be fetched; they come once more when all others are done. */
  skip(fileIndexes: readonly number[]): void {
    this.#from = (fileIndexes.at(-1) ?? this.#from) + 1;
  }

  putHere(fileIndex: number): void {
    this.#states[fileIndex] = HERE;
    this.#wanted.delete(fileIndex);
  }

  /** Marks a file as failed: it is requested again only when it is wanted. */
  putFailed(fileIndex: number): void {
    this.#states[fileIndex] = FAILED;
    this.#wanted.delete(fileIndex);
  }

  #request(fileIndexes: readonly number[]): readonly number[] {
    for (const fileIndex of fileIndexes) this.#states[fileIndex] = REQUESTED;
    return fileIndexes;
  }

  #firstOpen(from: number): number | null {
    const fileIndex = this.#states.indexOf(OPEN, from);
    return fileIndex < 0 ? null : fileIndex;
  }
}
