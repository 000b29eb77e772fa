import type { DiffFile } from "../DiffFile.ts";
import { isTestFile } from "./isTestFile.ts";

/**
 * By path as git does it, by changed lines, by path with tests and then what is folded (generated, lock files) last, or those next
 * to one another that belong together.
 */
export type FileOrder = "path" | "size" | "last" | "together";

/**
 * Puts files, which come as git lists them, into an order; those that are alike in it stay as they came. Files whose
 * lines are not counted, and binary ones, have no size and stand last. The same array where nothing moves; costs
 * what sorting costs. `together` has the places of the files in the order in which they belong together; null, or one of other
 * files, leaves them as they came.
 */
export function orderFiles(
  files: readonly DiffFile[],
  order: FileOrder,
  together: readonly number[] | null = null,
): readonly DiffFile[] {
  if (order === "together")
    return together?.length === files.length ? together.flatMap((at) => files[at] ?? []) : files;
  if (order === "path") return files;
  const weights = files.map(order === "size" ? fewestLast : kindOf);
  if (weights.every((weight, at) => at === 0 || weight >= (weights[at - 1] ?? 0))) return files;
  const places = weights.map((_, at) => at).toSorted((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0));
  return places.flatMap((at) => files[at] ?? []);
}

function fewestLast({ additions, deletions }: DiffFile): number {
  return -((additions ?? 0) + (deletions ?? 0));
}

function kindOf({ foldedBecause, plainPath }: DiffFile): number {
  return foldedBecause != null ? 2 : isTestFile(plainPath) ? 1 : 0;
}
