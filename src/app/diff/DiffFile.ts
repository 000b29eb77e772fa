export type DiffFileStatus = "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED";

export type DiffLayout = "unified" | "split";

/** One changed file as the reader is given it. All text is display text: paths escaped, contents as they are. */
export interface DiffFile {
  /** What this file is known by from one rendering to the next. */
  readonly key: string;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  /** The path as it is, where it is now or else was: what is copied. */
  readonly plainPath: string;
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
  /** The file's unified diff, headers included; null while not loaded. */
  readonly patch: string | null;
  /** A sentence that stands in place of the lines. */
  readonly failure: string | null;
  /** A word that says why the file is folded until one unfolds it; without one it is not. */
  readonly foldedBecause?: string | null;
}
