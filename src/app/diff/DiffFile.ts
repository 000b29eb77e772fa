import { displayPath } from "#app/ui/format.ts";

/** `UNCHANGED` is a file that is read as it is, not as a change. */
export type DiffFileStatus = "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED" | "UNCHANGED";

export type DiffLayout = "unified" | "split";

/** How rows are laid out: `plain` has one number a line and no hunks, for a file that is read as it is. */
export type RowLayout = DiffLayout | "plain";

/** A few words about a file, and what they mean. */
export interface FileChip {
  readonly text: string;
  readonly hint: string;
}

/** What is known of one changed file without its lines. Paths are display text, escaped, but for `plainPath`. */
export interface DiffFile {
  /** What this file is known by from one rendering to the next: its path as it is, where it is now or else was. */
  readonly key: string;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  /** The path as it is, where it is now or else was: what is copied. */
  readonly plainPath: string;
  /** Where it was, as it is, if that is elsewhere. */
  readonly plainOldPath?: string | null;
  readonly status: DiffFileStatus;
  /** Percent, for renames and copies. */
  readonly similarity: number | null;
  /** Whether both sides are the very same object: git calls lines in another order 100 % similar too. */
  readonly isSameContent: boolean;
  /** Git's octal mode: "100644", "100755", "120000" (symbolic link), "160000" (submodule). */
  readonly oldMode: string | null;
  readonly newMode: string | null;
  /** Null while not known. */
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly isBinary: boolean | null;
  /** A word that says why the file is folded until one unfolds it; without one it is not. */
  readonly foldedBecause?: string | null;
  /** What else is said of it beside its name. */
  readonly chips?: readonly FileChip[];
}

/** How one wants the lines shown. */
export interface ReaderOptions {
  readonly layout: RowLayout;
  /** Whether lines that are wider than their column go on below instead of to the right. */
  readonly wrap: boolean;
  /** Columns from one tab stop to the next. */
  readonly tabSize: number;
  /** Whether spaces and tabs are marked. */
  readonly showsWhitespace: boolean;
  /** Of a line of the screen, in CSS pixels; the usual one where nothing is said. The style sheets draw it so. */
  readonly lineHeight?: number;
  /** Whether the reader leaves a margin at the right of its lines, in which remarks stand. */
  readonly hasAside?: boolean;
}

/** Names a file by its path, and by the one it came from where it was renamed or copied. */
export function pathText({ oldPath, newPath }: DiffFile): string {
  const path = newPath ?? oldPath ?? "";
  return oldPath === null || oldPath === path ? path : `${oldPath} → ${path}`;
}

/** Gives a file as a change that leaves it as it is, so that the reader shows it. The path as `byteText` carries it. */
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
