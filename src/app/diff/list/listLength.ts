import type { DiffFile } from "../DiffFile.ts";
import type { FileArrangement } from "./FileListHead.tsx";
import { fileTree } from "./fileTree.ts";
import { isTreeShown } from "./isTreeShown.ts";
import { treeRows } from "./listRows.ts";

/** More rows than this are more than a list above the lines shows at once. */
const FEW = 7;
const NO_FOLDER: ReadonlySet<string> = new Set();

/** Gives how many rows the list of all files has, folders included, where these are few; of many at least how many. */
export function listLength(files: readonly DiffFile[], arrangement: Pick<FileArrangement, "form" | "order">): number {
  if (files.length > FEW || !isTreeShown(arrangement)) return files.length;
  return treeRows(fileTree(files), files.length, NO_FOLDER).rows.length;
}
