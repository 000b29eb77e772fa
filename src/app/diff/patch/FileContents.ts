import { Listeners } from "#app/ui/Listeners.ts";
import { decodePatch, decodeText, encodingsOf, type FileEncodings } from "./encodings.ts";

export interface FileContent {
  /** The unified diff, headers included; null while not loaded. */
  readonly patch: string | null;
  /** True if `patch` is only the beginning and the rest is still to come. */
  readonly isTruncated: boolean;
  /** The message to show instead of the lines. */
  readonly failure: string | null;
  /** The whole new side, or the old side of a deleted file; null while not loaded. */
  readonly text: string | null;
  readonly textFailure: string | null;
  /** Null until requested and loaded. */
  readonly sizes: FileSizes | null;
  /** Null if the file is UTF-8, or its patch is not loaded. */
  readonly encodings: FileEncodings | null;
}

/** The sizes of both sides in bytes; null for a side that does not exist. */
export interface FileSizes {
  readonly old: number | null;
  readonly new: number | null;
}

const NOTHING: FileContent = {
  patch: null,
  isTruncated: false,
  failure: null,
  text: null,
  textFailure: null,
  sizes: null,
  encodings: null,
};

/** A patch or text as it arrived: each byte that is not UTF-8 is one lone surrogate. */
interface Undecoded {
  readonly patch: string;
  readonly text: string | null;
}

/**
 * The patches and texts of the files of a change as they arrive. Filled by the host, read by the reader. The cost of an
 * arrival does not depend on the number of files.
 */
export class FileContents {
  readonly #contents = new Map<string, FileContent>();
  readonly #listeners = new Listeners<[keys: readonly string[]]>();
  /** The patches and texts of files that are not UTF-8, as they arrived. */
  readonly #undecoded = new Map<string, Undecoded>();
  readonly #chosen = new Map<string, string>();

  /** Returns the content of a file; the same object until something of it changes. */
  of(key: string): FileContent {
    return this.#contents.get(key) ?? NOTHING;
  }

  /** Stores patches and clears the failures of their files. */
  putPatches(patches: Iterable<readonly [key: string, patch: string]>): void {
    this.#put(patches, (content, patch, key) => ({
      ...this.#decoded(key, content, patch),
      isTruncated: false,
      failure: null,
    }));
  }

  /** Stores the beginning of a patch whose rest is still to come. */
  putTruncatedPatch(key: string, truncatedPatch: string): void {
    this.#put([[key, truncatedPatch]], (content, patch) => ({
      ...this.#decoded(key, content, patch),
      isTruncated: true,
      failure: null,
    }));
  }

  putFailures(failures: Iterable<readonly [key: string, failure: string]>): void {
    this.#put(failures, (content, failure) => ({ ...content, failure }));
  }

  putText(key: string, text: string): void {
    const known = this.#undecoded.get(key);
    if (known !== undefined) this.#undecoded.set(key, { ...known, text });
    this.#put([[key, text]], (content, value) => ({ ...content, text: decoded(value, content), textFailure: null }));
  }

  /** Reads a file in another encoding from now on, if its own is assumed; null for the assumed one. */
  choose(key: string, encoding: string | null): void {
    if (encoding === null) this.#chosen.delete(key);
    else this.#chosen.set(key, encoding);
    const known = this.#undecoded.get(key);
    if (known === undefined) return;
    this.#put([[key, known]], (content, { patch, text }) => {
      const next = this.#decoded(key, content, patch);
      return { ...next, text: text === null ? null : decoded(text, next) };
    });
  }

  #decoded(key: string, content: FileContent, patch: string): FileContent {
    const sides = encodingsOf(patch);
    if (sides === null) {
      this.#undecoded.delete(key);
      return { ...content, patch, encodings: null };
    }
    this.#undecoded.set(key, { patch, text: this.#undecoded.get(key)?.text ?? null });
    const encodings = { ...sides, chosen: this.#chosen.get(key) ?? null };
    return { ...content, patch: decodePatch(patch, encodings), encodings };
  }

  putTextFailure(key: string, failure: string): void {
    this.#put([[key, failure]], (content, textFailure) => ({ ...content, textFailure }));
  }

  putSizes(sizes: Iterable<readonly [key: string, sizes: FileSizes]>): void {
    this.#put(sizes, (content, value) => ({ ...content, sizes: value }));
  }

  /** Calls `listener` with the keys of the files that changed, until the returned function is called. */
  readonly subscribe = this.#listeners.add;

  #put<T>(
    values: Iterable<readonly [string, T]>,
    change: (content: FileContent, value: T, key: string) => FileContent,
  ): void {
    const keys: string[] = [];
    for (const [key, value] of values) {
      this.#contents.set(key, change(this.of(key), value, key));
      keys.push(key);
    }
    if (keys.length > 0) this.#listeners.notify(keys);
  }
}

/** Decodes the whole text of a file, which is that of its new side if it has one. */
function decoded(text: string, { encodings }: FileContent): string {
  return encodings === null ? text : decodeText(text, encodings.new ?? encodings.old, encodings.chosen);
}
