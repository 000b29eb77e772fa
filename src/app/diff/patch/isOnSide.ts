import { LineKind, type Patch } from "./parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/** Whether a line of a patch belongs to a side of the file: context belongs to both, git's markers to none. */
export function isOnSide(patch: Patch, line: number, side: DiffSide): boolean {
  const kind = patch.kinds[line];
  return kind === LineKind.context || kind === (side === "old" ? LineKind.removed : LineKind.added);
}
