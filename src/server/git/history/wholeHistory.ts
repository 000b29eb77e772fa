import { followPath } from "./followPath.ts";
import { followsFile } from "./followsFile.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import { listPath, type ListedPath } from "./listPath.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Lists all commits of a history that is not read page by page: of a file that is followed, or of a path in a range. Null for
 * any other.
 */
export async function wholeHistory(
  repository: Repository,
  range: HistoryRange,
  options: ReadOptions = {},
): Promise<ListedPath | null> {
  const { path, exclude } = range;
  if (path === null) return null;
  if (await followsFile(repository, range, options)) return followPath(repository, range, options);
  return exclude.length > 0 ? listPath(repository, range, options) : null;
}
