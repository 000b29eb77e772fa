import { needsPatch, type FileModel } from "../models/FileModel.ts";

type Known = Pick<FileModel, "file" | "content">;

/** Remembers which patches were asked for, so that each is asked for once until it arrives or fails. */
export class PatchNeeds {
  #asked = new Set<string>();

  /** Forgets what has arrived, failed or gone, given all files as they are now. */
  settle(files: readonly Known[]): void {
    const before = this.#asked;
    this.#asked = new Set();
    for (const known of files) {
      const { key } = known.file;
      if (before.has(key) && isNeeded(known)) this.#asked.add(key);
      // Asked for again, and the old failure still stands: when it goes, the answer is already on its way.
      if (before.has(retried(key)) && known.content.patch === null) {
        this.#asked.add(known.content.failure === null ? key : retried(key));
      }
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
    this.#asked.add(retried(key));
  }
}

function isNeeded({ file, content }: Known): boolean {
  return content.failure === null && needsPatch(file, content);
}

/** No key of a file holds a NUL. */
function retried(key: string): string {
  return `\0${key}`;
}
