import type { DiffFile } from "./DiffFile.ts";
import { needsPatch } from "./FileModel.ts";

/** Remembers which patches were asked for, so that each is asked for once until it arrives or fails. */
export class PatchNeeds {
  #asked = new Set<string>();

  /** Forgets what has arrived, failed or gone, given all files as they are now. */
  settle(files: readonly DiffFile[]): void {
    const before = this.#asked;
    this.#asked = new Set();
    for (const file of files) {
      if (before.has(file.key) && isNeeded(file)) this.#asked.add(file.key);
      // Asked for again, and the old failure still stands: when it goes, the answer is already on its way.
      if (before.has(retried(file.key)) && file.patch === null) {
        this.#asked.add(file.failure === null ? file.key : retried(file.key));
      }
    }
  }

  /** Gives the keys of those files whose patches are to be asked for now, and counts them as asked. */
  take(files: readonly DiffFile[]): readonly string[] {
    const keys = files.filter((file) => isNeeded(file) && !this.#asked.has(file.key)).map(({ key }) => key);
    for (const key of keys) this.#asked.add(key);
    return keys;
  }

  /** Counts a file that failed as asked for once more. */
  retry(key: string): void {
    this.#asked.add(retried(key));
  }
}

function isNeeded(file: DiffFile): boolean {
  return file.failure === null && needsPatch(file);
}

/** No key of a file holds a NUL. */
function retried(key: string): string {
  return `\0${key}`;
}
