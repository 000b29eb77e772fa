import type { ChangedFile } from "../diffs/diffTree.ts";
import { patchHead } from "./patchHead.ts";
import type { SplitPatch } from "./patchSplitter.ts";
import { patchTitle } from "./patchTitle.ts";

interface Wanted {
  readonly file: ChangedFile;
  /** The heads that its patches are still to begin with; null while none was looked at. */
  heads: readonly string[] | null;
}

/** The patches that are still looked for in the text of a diff, known by their heads. Linear in the files. */
export class WantedPatches {
  /** By the first line of the heads. */
  readonly #wanted = new Map<string, Wanted[]>();

  constructor(files: readonly ChangedFile[] = []) {
    for (const file of files) this.add(file);
  }

  /** Looks for one more file's: some µs each. */
  add(file: ChangedFile): void {
    const title = patchTitle(file.oldPath ?? file.newPath ?? "", file.newPath ?? file.oldPath ?? "");
    const known = this.#wanted.get(title);
    if (known === undefined) this.#wanted.set(title, [{ file, heads: null }]);
    else known.push({ file, heads: null });
  }

  get isEmpty(): boolean {
    return this.#wanted.size === 0;
  }

  /** Finds whose patch this is and looks for it no more; null if nobody wants it. */
  take({ bytes }: SplitPatch): ChangedFile | null {
    const title = bytes.toString("latin1", 0, bytes.indexOf("\n") + 1);
    const files = this.#wanted.get(title) ?? [];
    for (const [at, wanted] of files.entries()) {
      const heads = wanted.heads ?? patchHead(wanted.file);
      const left = heads.filter((head) => bytes.toString("latin1", 0, head.length) !== head);
      if (left.length === heads.length) continue;
      wanted.heads = left;
      if (left.length === 0) files.splice(at, 1);
      if (files.length === 0) this.#wanted.delete(title);
      return wanted.file;
    }
    return null;
  }
}
