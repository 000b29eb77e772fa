import { shownRow, type Cursor } from "./moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { pathText } from "../pathText.ts";
import { rowSentence } from "./rowSentence.ts";
import type { FileStack } from "../models/stackFiles.ts";

const TEXT = {
  loading: "loading lines",
  status: {
    ADDED: "added",
    DELETED: "deleted",
    MODIFIED: "modified",
    RENAMED: "renamed",
    COPIED: "copied",
    TYPE_CHANGED: "type changed",
    UNCHANGED: "as it is",
  },
  filePlace: (index: number, count: number): string => `file ${index + 1} of ${count}`,
} as const;

/** Says for those who listen where the cursor is: "added, new line 12: …", of two lines side by side the old one first. */
export function cursorSentence(stack: FileStack, cursor: Cursor): string {
  const index = stack.placeOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined) return "";
  const row = shownRow(stack, model, cursor.line);
  const { patch, rows, file } = model;
  if (row === NO_LINE || patch === null || rows === null) {
    const facts = [pathText(file), TEXT.status[file.status], TEXT.filePlace(index, stack.models.length)];
    return (cursor.waitsFor === null ? facts : [...facts, TEXT.loading]).join(", ");
  }
  return rowSentence(model, row);
}
