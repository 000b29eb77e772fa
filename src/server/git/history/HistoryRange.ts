import { requirePath } from "../gitPaths.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { findTreeEntry } from "../trees/readTree.ts";

/** Which commits a history consists of, before any are looked for in it. The same range always has the same commits. */
export interface HistoryRange {
  /** Where it starts. */
  readonly tips: readonly Oid[];
  /** Commits whose whole history is left out. */
  readonly exclude: readonly Oid[];
  /** A file or folder, as `byteText` carries it: only commits that change it count. Null for all. */
  readonly path: string | null;
  /** Whether a file is followed to the names that it had before. */
  readonly follow: boolean;
  /** Whether of a merge only the first parent counts: what was merged in, and no longer how it came about. */
  readonly firstParent: boolean;
  /** Seconds since 1970: commits made before are left out with all that led to them; null for no such limit. */
  readonly since: number | null;
}

/** A text that two ranges share exactly where they have the same commits. */
export function rangeKey({ tips, exclude, path, follow, firstParent, since }: HistoryRange): string {
  return JSON.stringify([tips, exclude, path, follow, firstParent, since]);
}

const FOLDER = "040000";

/** Tells whether a history is of a file that is followed. Folders are not: git finds the renames of files alone. */
export async function followsFile(
  repository: Repository,
  { path, follow, tips: [tip] }: HistoryRange,
  options: ReadOptions = {},
): Promise<boolean> {
  if (!follow || path === null) return false;
  if (tip === undefined) return true;
  return (await findTreeEntry(repository, tip, requirePath(path), options))?.mode !== FOLDER;
}

/** A commit of a history, before any are looked for in it. */
export interface HistoryRow {
  readonly oid: Oid;
  /** What the file or folder was called in this commit; null where the history is of all files. */
  readonly path: string | null;
  /** What the file was called before, where it got its name in this commit; else null. */
  readonly origin: string | null;
}
