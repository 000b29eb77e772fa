import { Store } from "#app/ui/Store.ts";
import { whenIdle } from "#app/ui/userInput.ts";
import type { CurrentFile } from "../CurrentFile.ts";
import type { DiffFile } from "../patch/DiffFile.ts";

/** The index of the group. */
const ONLY_FORM = 4;

/** The time without new proofs and without scrolling to other files after which files move to their group. */
const PAUSE_MS = 500;

/**
 * The keys of the files that are listed as of only form. Files that are proved move there together when the page is
 * idle, but not the file that is being read, and none while the user points at a row of the list.
 */
export class FormGroup extends Store<ReadonlySet<string>> {
  #marked: {
    readonly files: readonly DiffFile[];
    readonly keys: unknown;
    readonly result: readonly DiffFile[];
  } | null = null;

  constructor() {
    super(new Set());
  }

  /** Follows the files that are proved, until the returned function is called. */
  follow(proved: () => readonly string[], subscribe: Store<unknown>["subscribe"], file: CurrentFile): () => void {
    let cancel = (): void => undefined;
    const move = (): void => {
      const [rows, focus] = [document.querySelector(".file-list-rows"), document.activeElement];
      if (rows?.matches(":hover") === true || rows?.contains(focus) === true) return moveLater();
      const top = window.scrollY > 0 ? file.current() : null;
      const read = [top, focus?.closest<HTMLElement>(".diff-file")?.dataset["key"]];
      const [before, next] = [this.current(), proved()];
      const keys = next.filter((key) => before.has(key) || !read.includes(key));
      if (keys.length !== before.size || !keys.every((key) => before.has(key))) this.set(new Set(keys));
    };
    const moveLater = (): void => {
      cancel();
      cancel = whenIdle(move, PAUSE_MS);
    };
    const stops = [subscribe(moveLater), file.subscribe(moveLater)];
    return () => {
      cancel();
      for (const stop of stops) stop();
    };
  }

  /** Marks the files of this group. A file with another name or mode has more to read than its text. */
  marked(files: readonly DiffFile[]): readonly DiffFile[] {
    const keys = this.current();
    if (keys.size === 0) return files;
    if (this.#marked?.files === files && this.#marked.keys === keys) return this.#marked.result;
    const isMarked = ({ key, status, oldMode, newMode }: DiffFile): boolean =>
      keys.has(key) && status === "MODIFIED" && oldMode === newMode;
    const result = files.map((file) => (isMarked(file) ? { ...file, group: ONLY_FORM } : file));
    this.#marked = { files, keys, result };
    return result;
  }
}
