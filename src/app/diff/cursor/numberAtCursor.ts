import type { Cursor } from "./moveCursor.ts";
import { numberOfLine, type SideNumber } from "../patch/numberOfLine.ts";
import type { Patch } from "../patch/parsePatch.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";

/** The number of the cursor's line in its file's patch: on the side that is marked there, else on the new one where it has it. */
export function numberAtCursor(
  patch: Patch | null,
  cursor: Cursor | null,
  marked: ReaderPlace | null,
): SideNumber | null {
  if (patch === null || cursor === null) return null;
  const side = marked?.path === cursor.key ? marked.lines?.side : undefined;
  const own = side === undefined ? null : numberOfLine(patch, cursor.line, side);
  return own?.side === side && own !== null ? own : numberOfLine(patch, cursor.line, "new");
}
