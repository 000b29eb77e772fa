import type { DiffFile } from "../patch/DiffFile.ts";
import { remember } from "../remember.ts";
import type { Slot } from "../models/Slot.ts";

const NO_HUNKS: ReadonlySet<string> = new Set();

/** The collapsed files and hunks of a change: derived from the viewed marks until the user overrides it. */
export class CollapseState {
  readonly #onChange: () => void;
  // A string is equal if nothing changed.
  readonly #collapsed = remember(
    (
      files: readonly DiffFile[],
      overrides: ReadonlyMap<string, CollapseOverride>,
      viewedFiles: ReadonlySet<string>,
      pinned: string,
    ) => collapsedFiles(files, overrides, viewedFiles, new Set(pinned.split("\0"))),
  );
  #overrides: ReadonlyMap<string, CollapseOverride> = new Map();
  #opened: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The keys of viewed hunks that are shown, by the key of their file; the same object until that changes. */
  get opened(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#opened;
  }

  /** Returns the keys of the collapsed files; the same object until that may have changed. */
  collapsedFiles(
    files: readonly DiffFile[],
    viewedFiles: ReadonlySet<string>,
    slots: ReadonlyMap<string, readonly Slot[]>,
  ): ReadonlySet<string> {
    return this.#collapsed(files, this.#overrides, viewedFiles, expandedFiles(slots, viewedFiles).join("\0"));
  }

  /** Collapses or expands files until their viewed state changes. */
  collapse(files: readonly string[], isCollapsed: boolean, viewedFiles: ReadonlySet<string>): void {
    const chosen = new Map(this.#overrides);
    for (const file of files) chosen.set(file, { isCollapsed, wasViewed: viewedFiles.has(file) });
    this.#overrides = chosen;
    this.#onChange();
  }

  open(file: string, hunks: readonly string[], isOpen: boolean): void {
    const before = this.#opened.get(file) ?? NO_HUNKS;
    const changed = hunks.filter((hunk) => before.has(hunk) !== isOpen);
    if (changed.length === 0) return;
    const own = new Set(before);
    for (const hunk of changed) {
      if (isOpen) own.add(hunk);
      else own.delete(hunk);
    }
    this.#opened = new Map(this.#opened).set(file, own);
    this.#onChange();
  }
}

/** Returns the viewed files that have a slot that does not collapse. Linear in the slots. */
function expandedFiles(
  slots: ReadonlyMap<string, readonly Slot[]>,
  viewedFiles: ReadonlySet<string>,
): readonly string[] {
  return [...slots].flatMap(([file, own]) =>
    viewedFiles.has(file) && own.some(({ collapses }) => collapses !== true) ? [file] : [],
  );
}

/** The user's choice for a file; valid while its viewed state stays the same. */
export interface CollapseOverride {
  readonly isCollapsed: boolean;
  /** True if the file was viewed when the choice was made. */
  readonly wasViewed: boolean;
}

/**
 * Returns the keys of the collapsed files: those with a reason to be, and viewed files without a slot that does not
 * collapse, unless the user chose otherwise. Linear in the files.
 */
export function collapsedFiles(
  files: readonly DiffFile[],
  overrides: ReadonlyMap<string, CollapseOverride>,
  viewedFiles: ReadonlySet<string>,
  pinned: ReadonlySet<string>,
): ReadonlySet<string> {
  const isCollapsed = ({ key, collapsedBecause }: DiffFile): boolean => {
    const isViewed = viewedFiles.has(key);
    const override = overrides.get(key);
    return override?.wasViewed === isViewed
      ? override.isCollapsed
      : collapsedBecause != null || (isViewed && !pinned.has(key));
  };
  return new Set(files.filter(isCollapsed).map(({ key }) => key));
}
