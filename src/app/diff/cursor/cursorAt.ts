import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { lineOfRow, type Cursor } from "./moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { rowAt } from "../models/rowGeometry.ts";
import { fileAt, type FileStack } from "../models/stackFiles.ts";

/**
 * Gives the cursor for a height: on the line there, of two side by side the one in the given pane (-1: the last); where
 * there is none on the next line below it in its file, or else on the file's header. Null for an empty stack.
 */
export function cursorAt(stack: FileStack, y: number, pane: number): Cursor | null {
  const index = fileAt(stack, y);
  const model = stack.models[index];
  if (model === undefined) return null;
  const { file, rows } = model;
  const header: Cursor = { key: file.key, line: NO_LINE, waitsFor: null };
  const inRows = y - (stack.tops[index] ?? 0) - FILE_HEADER_HEIGHT;
  if (rows === null || inRows < 0 || inRows >= rows.height || stack.collapsed.has(file.key)) return header;
  for (let row = rowAt(rows, inRows); row < rows.count; row++) {
    const known = lineOfRow(model, row);
    const own = rows.panes.at(pane)?.[row] ?? NO_LINE;
    if (known !== NO_LINE) return { ...header, line: own >= 0 ? own : known };
  }
  return header;
}
