import type { DiffFile } from "../DiffFile.ts";

const SUBMODULE = "160000";

/** Whether a file's lines are not shown because a sentence says what they say: of a submodule, the commits it stands at. */
export function isToldInWords({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && (oldMode === SUBMODULE || newMode === SUBMODULE);
}
