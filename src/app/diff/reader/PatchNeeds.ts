import { needsPatch, type FileModel } from "../models/FileModel.ts";

type Known = Pick<FileModel, "file" | "content">;

/** Stands before the key of a file that was asked for once more: no key holds a NUL. */
const RETRIED = "\0";

/** Remembers which patches were asked for, so that each is asked for once until it arrives or fails. */
export class PatchNeeds {
  #asked = new Set<string>();

  /**
   * Forgets what has arrived, failed or gone, given what finds a file by its key as it is now. Linear in what was asked for, not in
   * the files.
   */
  settle(find: (key: string) => Known | undefined): void {
    const before = this.#asked;
    this.#asked = new Set();
    for (const entry of before) {
      const isRetried = entry.startsWith(RETRIED);
      const key = isRetried ? entry.slice(RETRIED.length) : entry;
      const known = find(key);
      if (known === undefined) continue;
      if (!isRetried && isNeeded(known)) this.#asked.add(key);
      // Asked for again, and the old failure still stands: when it goes, the answer is already on its way.
      if (isRetried && known.content.patch === null) this.#asked.add(known.content.failure === null ? key : entry);
    }
  }

  /** Gives the keys of those files whose patches are to be asked for now, and counts them as asked. */
  take(files: readonly Known[]): readonly string[] {
    const keys = files
      .filter((known) => isNeeded(known) && !this.#asked.has(known.file.key))
      .map(({ file }) => file.key);
    for (const key of keys) this.#asked.add(key);
    return keys;
  }

  /** Counts a file that failed as asked for once more. */
  retry(key: string): void {
    this.#asked.add(RETRIED + key);
  }
}

function isNeeded({ file, content }: Known): boolean {
  return content.failure === null && needsPatch(file, content);
}
