import { counted, truncated } from "#app/ui/format.ts";
import { pathText } from "../DiffFile.ts";
import { displayText } from "../displayText.ts";
import { type FileModel, commentsInRow } from "../models/FileModel.ts";
import { wideRowIndex, wideRowAt } from "../models/FileRows.ts";
import type { FileStack } from "../models/FileStack.ts";
import { LineKind, NO_LINE, type Patch } from "../patch/Patch.ts";
import { lineText } from "../patch/patchLines.ts";
import { type Cursor, shownRow } from "./Cursor.ts";

const TEXT = {
  collapsed: "viewed hunk, collapsed",
  linesText: (count: number): string => counted(count, "line"),
  commentsText: (count: number): string => `${counted(count, "comment")}, press Enter`,
  addedNewLine: (number: number, text: string): string => `added, new line ${number}: ${text}`,
  removedOldLine: (number: number, text: string): string => `removed, old line ${number}: ${text}`,
  line: (number: number, text: string): string => `line ${number}: ${text}`,
  blank: "blank",
  loading: "loading lines",
  status: {
    ADDED: "added",
    DELETED: "deleted",
    MODIFIED: "modified",
    RENAMED: "renamed",
    COPIED: "copied",
    TYPE_CHANGED: "type changed",
    UNCHANGED: "unchanged",
  },
  filePosition: (index: number, count: number): string => `file ${index + 1} of ${count}`,
} as const;
/** The most characters announced of one line. */
const LENGTH_MAX = 200;

/**
 * Returns the screen reader text of a row: "added, new line 12: …", in split layout the old line first, with the number
 * of comments.
 */
export function describeRow(model: FileModel, row: number): string {
  const { patch, rows } = model;
  if (patch === null || rows === null) return "";
  const wideRow = wideRowAt(rows, row);
  if (wideRow?.kind === "seen") return `${TEXT.collapsed}, ${TEXT.linesText(wideRow.hunk.end - wideRow.hunk.first)}`;
  const entries = rows.panes.map((pane) => pane[row] ?? NO_LINE);
  const lines = [...new Set(entries)].filter((line) => line !== NO_LINE && wideRowIndex(line) < 0);
  const count = commentsInRow(model, row).length;
  const descriptions = lines.map((line) => describeLine(patch, line));
  return (count === 0 ? descriptions : [...descriptions, TEXT.commentsText(count)]).join("; ");
}

function describeLine(patch: Patch, line: number): string {
  const text = truncated(displayText(lineText(patch, line)).trim(), LENGTH_MAX) || TEXT.blank;
  switch (patch.kinds[line]) {
    case LineKind.added:
      return TEXT.addedNewLine(patch.newNumbers[line] ?? 0, text);
    case LineKind.removed:
      return TEXT.removedOldLine(patch.oldNumbers[line] ?? 0, text);
    case LineKind.marker:
      return text;
    default:
      return TEXT.line(patch.newNumbers[line] ?? 0, text);
  }
}

/** Returns the screen reader text for the place of the cursor. */
export function describeCursor(stack: FileStack, cursor: Cursor): string {
  const index = stack.fileIndexOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined) return "";
  const row = shownRow(stack, model, cursor.line);
  const { patch, rows, file } = model;
  if (row === NO_LINE || patch === null || rows === null) {
    const facts = [pathText(file), TEXT.status[file.status], TEXT.filePosition(index, stack.models.length)];
    return (cursor.waitsFor === null ? facts : [...facts, TEXT.loading]).join(", ");
  }
  return describeRow(model, row);
}
