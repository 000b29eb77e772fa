import { Store } from "#app/ui/Store.ts";
import { whenIdle } from "#app/ui/userInput.ts";
import type { CurrentFile } from "../CurrentFile.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import { remember } from "../remember.ts";

/** The index of the group. */
const FORMATTING = 4;

/** The time without new proofs and without scrolling to other files after which files move to their group. */
const PAUSE_MS = 500;

/**
 * The keys of the files that are listed as formatting only. Files that are proved move there together when the page is
 * idle, but none that is on the screen or has the focus, and none while the user points at a row of the list.
 */
export class FormGroup extends Store<ReadonlySet<string>> {
  readonly #markedOf = remember((files: readonly DiffFile[], keys: ReadonlySet<string>) => {
    const isMarked = ({ key, status, oldMode, newMode }: DiffFile): boolean =>
      keys.has(key) && status === "MODIFIED" && oldMode === newMode;
    return keys.size === 0 ? files : files.map((file) => (isMarked(file) ? { ...file, group: FORMATTING } : file));
  });

  constructor() {
    super(new Set());
  }

  /** Follows the files that are proved, until the returned function is called. */
  follow(proved: () => readonly string[], subscribe: Store<unknown>["subscribe"], file: CurrentFile): () => void {
    let cancel = (): void => undefined;
    const move = (): void => {
      const [rows, focus] = [document.querySelector(".file-list-rows"), document.activeElement];
      if (rows?.matches(":hover") === true || rows?.contains(focus) === true) return moveLater();
      const shown = [...document.querySelectorAll<HTMLElement>(".diff-file")].filter(isRead);
      const read = new Set(shown.map(({ dataset }) => dataset["key"]));
      const [before, next] = [this.current(), proved()];
      const keys = next.filter((key) => before.has(key) || !read.has(key));
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
    return this.#markedOf(files, this.current());
  }
}

function isRead(file: HTMLElement): boolean {
  const { top, bottom } = file.getBoundingClientRect();
  return (top < window.innerHeight && bottom > 0) || file.contains(document.activeElement);
}
