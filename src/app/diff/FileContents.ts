/** What has been fetched of one file. */
export interface FileContent {
  /** Its unified diff, headers included; null while not loaded. */
  readonly patch: string | null;
  /** Whether that is only the beginning, whose whole is still to come. */
  readonly isBeginning: boolean;
  /** A sentence that stands in place of the lines. */
  readonly failure: string | null;
  /** Its whole new side, or the old one where it was deleted; null while not loaded. */
  readonly text: string | null;
  /** Why the whole side cannot be had. */
  readonly textFailure: string | null;
  /** How large its sides are; null while nobody asked. */
  readonly sizes: FileSizes | null;
}

/** Bytes of a file's sides; null of one that is not there. */
export interface FileSizes {
  readonly old: number | null;
  readonly new: number | null;
}

const NOTHING: FileContent = {
  patch: null,
  isBeginning: false,
  failure: null,
  text: null,
  textFailure: null,
  sizes: null,
};

/**
 * The patches and texts of a change's files as they arrive: filled by whoever fetches them, read by the reader. An arrival
 * costs what arrived, however many files there are.
 */
export class FileContents {
  readonly #contents = new Map<string, FileContent>();
  readonly #listeners = new Set<(keys: readonly string[]) => void>();

  /** Gives what is there of a file; the same object until something of it arrives. */
  of(key: string): FileContent {
    return this.#contents.get(key) ?? NOTHING;
  }

  /** Takes patches; each ends the file's failure. */
  putPatches(patches: Iterable<readonly [key: string, patch: string]>): void {
    this.#put(patches, (content, patch) => ({ ...content, patch, isBeginning: false, failure: null }));
  }

  /** Takes the beginning of a patch, whose whole is still to come. */
  putBeginning(key: string, beginning: string): void {
    this.#put([[key, beginning]], (content, patch) => ({ ...content, patch, isBeginning: true, failure: null }));
  }

  /** Takes the sentences that say why patches cannot be had. */
  putFailures(failures: Iterable<readonly [key: string, failure: string]>): void {
    this.#put(failures, (content, failure) => ({ ...content, failure }));
  }

  /** Takes a file's whole side. */
  putText(key: string, text: string): void {
    this.#put([[key, text]], (content, value) => ({ ...content, text: value, textFailure: null }));
  }

  /** Takes the sentence that says why a file's whole side cannot be had. */
  putTextFailure(key: string, failure: string): void {
    this.#put([[key, failure]], (content, textFailure) => ({ ...content, textFailure }));
  }

  /** Takes how large files are. */
  putSizes(sizes: Iterable<readonly [key: string, sizes: FileSizes]>): void {
    this.#put(sizes, (content, value) => ({ ...content, sizes: value }));
  }

  /** Calls `listener` with the keys of what arrived, until the returned function is called. */
  readonly subscribe = (listener: (keys: readonly string[]) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #put<T>(values: Iterable<readonly [string, T]>, change: (content: FileContent, value: T) => FileContent): void {
    const keys: string[] = [];
    for (const [key, value] of values) {
      this.#contents.set(key, change(this.of(key), value));
      keys.push(key);
    }
    if (keys.length > 0) this.#listeners.forEach((listener) => listener(keys));
  }
}

/** What a component subscribes to where there is nothing to follow. */
export function neverChanges(): () => void {
  return () => undefined;
}
