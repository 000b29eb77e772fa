import { findTreeEntry } from "../trees/findTreeEntry.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requirePath } from "../requirePath.ts";

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
