import type { DiffFile } from "../DiffFile.ts";

const SYMLINK = "120000";
const SUBMODULE = "160000";

/** Whether a file can have lines that its patch leaves out: of one that was added or deleted the patch has all. */
export function hasHiddenLines({ status, newMode, isBinary, isSameContent }: DiffFile): boolean {
  if (status !== "MODIFIED" && status !== "RENAMED" && status !== "COPIED") return false;
  return newMode !== SYMLINK && newMode !== SUBMODULE && isBinary !== true && !isSameContent;
}
