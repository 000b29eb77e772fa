/** The whitespace that a diff ignores: all of it, or only its amount. */
export type IgnoredWhitespace = "none" | "amount" | "all";

import { displayPath } from "#app/ui/format.ts";

/** `UNCHANGED`: the file is shown as it is, not as a change. */
export type DiffFileStatus = "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED" | "UNCHANGED";

export type DiffLayout = "unified" | "split";

/** The layout of rows: `plain` has one number per line and no hunks, for a file that is not shown as a change. */
export type RowLayout = DiffLayout | "plain";

/** A short label of a file, and its explanation. */
export interface FileChip {
  readonly text: string;
  readonly hint: string;
}

/** A changed file without its lines. Paths are escaped for display, except `plainPath` and `plainOldPath`. */
export interface DiffFile {
  /** Identifies the file across renderings: its unescaped new path, or the old one if it was deleted. */
  readonly key: string;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  /** The unescaped new path, or the old one if the file was deleted. Used for copying. */
  readonly plainPath: string;
  readonly plainOldPath?: string | null;
  readonly status: DiffFileStatus;
  /** In percent, for renames and copies. */
  readonly similarity: number | null;
  /** True if both sides are the same object: git reports 100 % similarity also if only the order of lines differs. */
  readonly isSameContent: boolean;
  /** Git's octal mode: "100644", "100755", "120000" (symbolic link), "160000" (submodule). */
  readonly oldMode: string | null;
  readonly newMode: string | null;
  /** Null while not known. */
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly isBinary: boolean | null;
  /** The reason why the file is collapsed at first; absent if it is not. */
  readonly collapsedBecause?: string | null;
  /** The index of its group in the list; 0, that of code, if absent. */
  readonly group?: number;
  readonly chips?: readonly FileChip[];
}

export interface ReaderOptions {
  readonly layout: RowLayout;
  /** True if lines that are wider than their column are wrapped instead of scrolled. */
  readonly wrap: boolean;
  readonly tabSize: number;
  readonly showsWhitespace: boolean;
  /** The height of one screen line in CSS pixels; `LINE_HEIGHT` if absent. Must match the style sheets. */
  readonly lineHeight?: number;
  /** The whitespace that the patches ignore, so that it is no change within a line; none if absent. */
  readonly ignoredWhitespace?: IgnoredWhitespace;
}

/** The revisions of the two sides; null for the empty tree. */
export interface ReaderRevisions {
  readonly old: string | null;
  readonly new: string;
}

/** Returns the path of a file, preceded by the old path if it was renamed or copied. */
export function pathText({ oldPath, newPath }: DiffFile): string {
  const path = newPath ?? oldPath ?? "";
  return oldPath === null || oldPath === path ? path : `${oldPath} → ${path}`;
}

/** Returns a `DiffFile` for a file without changes, so that the reader can show it. `path` is encoded as by `byteText`. */
export function plainFile(path: string, mode: string): DiffFile {
  return {
    key: path,
    oldPath: displayPath(path),
    newPath: displayPath(path),
    plainPath: path,
    status: "UNCHANGED",
    similarity: null,
    isSameContent: false,
    oldMode: mode,
    newMode: mode,
    additions: 0,
    deletions: 0,
    isBinary: false,
  };
}

/** Git's modes of regular files; the second one is executable. */
const ORDINARY_MODES: ReadonlySet<string | null> = new Set(["100644", "100755", null]);

/** True if the lines of a file can be changed: not those of a symbolic link, a submodule or a type change. */
export function isOrdinary({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && ORDINARY_MODES.has(oldMode) && ORDINARY_MODES.has(newMode);
}
