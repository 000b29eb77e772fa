import { findTreeEntry } from "./findTreeEntry.ts";
import { followPath } from "./followPath.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import { listPath, type ListedPath } from "./listPath.ts";
import type { Repository } from "./openRepository.ts";
import type { ReadOptions } from "./readOptions.ts";
import { requirePath } from "./requirePath.ts";

const FOLDER = "040000";

/**
 * Lists all commits of a history that is not read page by page: of a file that is followed, or of a path in a range. Null for
 * any other.
 */
export async function wholeHistory(
  repository: Repository,
  range: HistoryRange,
  options: ReadOptions = {},
): Promise<ListedPath | null> {
  const { path, follow, exclude } = range;
  if (path === null) return null;
  if (follow && !(await isFolder(repository, range, path, options))) return followPath(repository, range, options);
  return exclude.length > 0 ? listPath(repository, range, options) : null;
}

/** Folders are not followed: git finds the renames of files alone. */
async function isFolder(
  repository: Repository,
  { tips: [tip] }: HistoryRange,
  path: string,
  options: ReadOptions,
): Promise<boolean> {
  if (tip === undefined) return false;
  return (await findTreeEntry(repository, tip, requirePath(path), options))?.mode === FOLDER;
}
