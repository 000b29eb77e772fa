import { bandIndex } from "../models/arrangeRows.ts";
import { shownRow, type Cursor } from "./moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { LineKind } from "../patch/parsePatch.ts";
import type { DiffSide } from "../Slot.ts";
import type { FileStack } from "../models/stackFiles.ts";

/** Turns a cursor to the line that stands beside its own on the given side; the same cursor where there is none. */
export function turnCursor(stack: FileStack, cursor: Cursor, side: DiffSide): Cursor {
  const model = stack.models[stack.placeOf(cursor.key)];
  if (model === undefined || model.rows === null || model.patch === null || model.rows.panes.length < 2) return cursor;
  const row = shownRow(stack, model, cursor.line);
  const line = row === NO_LINE ? NO_LINE : (model.rows.panes[side === "old" ? 0 : 1]?.[row] ?? NO_LINE);
  const isLine = line !== NO_LINE && bandIndex(line) < 0 && model.patch.kinds[line] !== LineKind.marker;
  return isLine ? { key: cursor.key, line, waitsFor: null } : cursor;
}
