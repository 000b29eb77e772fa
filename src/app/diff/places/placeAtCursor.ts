import { holdsNumber } from "./holdsNumber.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { numberAtCursor } from "../cursor/numberAtCursor.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { LinePlace } from "./useGoTo.ts";

/** Names what the cursor is on: the marked lines if its line is one of them, its line, or the whole file as line 0 where there is none. */
export function placeAtCursor(stack: FileStack, cursor: Cursor, marked: ReaderPlace | null): Required<LinePlace> {
  const patch = stack.models[stack.placeOf(cursor.key)]?.patch ?? null;
  const at = stack.collapsed.has(cursor.key) ? null : numberAtCursor(patch, cursor, marked);
  if (at === null) return { key: cursor.key, side: "new", line: 0, to: 0 };
  const lines = holdsNumber(marked, cursor.key, at) ? marked.lines : null;
  return { key: cursor.key, side: at.side, line: lines?.line ?? at.number, to: lines?.to ?? at.number };
}
