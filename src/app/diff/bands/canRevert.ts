import type { DiffFile } from "../DiffFile.ts";

/** Git's modes of ordinary files, of which the second can be run. */
const ORDINARY: ReadonlySet<string | null> = new Set(["100644", "100755", null]);

/** Whether changed lines of a file can be taken back: not those of a link, of a submodule, or of what became another kind. */
export function canRevert({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && ORDINARY.has(oldMode) && ORDINARY.has(newMode);
}
