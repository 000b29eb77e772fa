import { NO_LINE } from "./pairLines.ts";
import type { Patch } from "./parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/** The number of one line on one side of a file. */
export interface SideNumber {
  readonly side: DiffSide;
  readonly number: number;
}

/** Numbers a line of a patch on a side, or on the other where that side does not have it; null where neither has. */
export function numberOfLine(patch: Patch, line: number, side: DiffSide): SideNumber | null {
  if (line === NO_LINE) return null;
  const ofOld = { side: "old", number: patch.oldNumbers[line] ?? 0 } as const;
  const ofNew = { side: "new", number: patch.newNumbers[line] ?? 0 } as const;
  const own = side === "old" ? ofOld : ofNew;
  const found = own.number > 0 ? own : side === "old" ? ofNew : ofOld;
  return found.number > 0 ? found : null;
}
