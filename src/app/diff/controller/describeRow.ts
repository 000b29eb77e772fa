import { counted, truncated } from "#app/ui/format.ts";
import { pathText } from "../patch/DiffFile.ts";
import { displayText } from "../displayText.ts";
import { type FileModel, commentsInRow } from "../models/FileModel.ts";
import { wideRowIndex, wideRowAt } from "../models/FileRows.ts";
import type { FileStack } from "../models/FileStack.ts";
import { LineKind, NO_LINE, type Patch } from "../patch/Patch.ts";
import { lineText } from "../patch/patchLines.ts";
import { type Cursor, shownRow } from "./Cursor.ts";

const TEXT = {
  status: {
    ADDED: "added",
    DELETED: "deleted",
    MODIFIED: "modified",
    RENAMED: "renamed",
    COPIED: "copied",
    TYPE_CHANGED: "type changed",
    UNCHANGED: "unchanged",
  },
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
  if (wideRow?.kind === "seen") {
    const reason = model.viewed?.whole[wideRow.index] === 1 ? "viewed hunk" : model.viewed?.reasons[wideRow.index];
    return `${reason ?? "hunk"}, collapsed, ${counted(wideRow.hunk.end - wideRow.hunk.first, "line")}`;
  }
  const entries = rows.panes.map((pane) => pane[row] ?? NO_LINE);
  const lines = [...new Set(entries)].filter((line) => line !== NO_LINE && wideRowIndex(line) < 0);
  const count = commentsInRow(model, row).length;
  const descriptions = lines.map((line) => describeLine(patch, line));
  return (count === 0 ? descriptions : [...descriptions, `${counted(count, "comment")}, press Enter`]).join("; ");
}

function describeLine(patch: Patch, line: number): string {
  const text = truncated(displayText(lineText(patch, line)).trim(), LENGTH_MAX) || "blank";
  switch (patch.kinds[line]) {
    case LineKind.added:
      return `added, new line ${patch.newNumbers[line] ?? 0}: ${text}`;
    case LineKind.removed:
      return `removed, old line ${patch.oldNumbers[line] ?? 0}: ${text}`;
    case LineKind.marker:
      return text;
    default:
      return `line ${patch.newNumbers[line] ?? 0}: ${text}`;
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
    const facts = [pathText(file), TEXT.status[file.status], `file ${index + 1} of ${stack.models.length}`];
    return (cursor.waitsFor === null ? facts : [...facts, "loading lines"]).join(", ");
  }
  return describeRow(model, row);
}
