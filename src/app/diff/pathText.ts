import type { DiffFile } from "./DiffFile.ts";

/** Names a file by its path, and by the one it came from where it was renamed or copied. */
export function pathText({ oldPath, newPath }: DiffFile): string {
  const path = newPath ?? oldPath ?? "";
  return oldPath === null || oldPath === path ? path : `${oldPath} → ${path}`;
}
