import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { shownRow, type Cursor } from "./moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { rowHeight, rowTop } from "../models/rowGeometry.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { Stretch } from "../Viewport.ts";

/** Gives where a cursor stands in the reader, or null where its file is gone. */
export function cursorStretch(
  stack: FileStack,
  cursor: Cursor,
): (Stretch & { /** Whether it stands at its file's header. */ readonly isHeader: boolean }) | null {
  const index = stack.placeOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined) return null;
  const top = stack.tops[index] ?? 0;
  const row = shownRow(stack, model, cursor.line);
  if (row === NO_LINE || model.rows === null) return { from: top, to: top + FILE_HEADER_HEIGHT, isHeader: true };
  const from = top + FILE_HEADER_HEIGHT + rowTop(model.rows, row);
  return { from, to: from + rowHeight(model.rows, row), isHeader: false };
}
