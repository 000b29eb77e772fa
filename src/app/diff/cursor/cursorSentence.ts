import { displayText } from "../displayText.ts";
import type { DiffFileStatus } from "../DiffFile.ts";
import { bandIndex } from "../models/arrangeRows.ts";
import { bandOfRow } from "../models/bandOfRow.ts";
import { lineText } from "../patch/lineText.ts";
import { shownRow, type Cursor } from "./moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";
import { pathText } from "../pathText.ts";
import type { FileStack } from "../models/stackFiles.ts";

const LOADING = "loading lines";
const BLANK = "blank";
const FOLDED = "seen hunk, folded";
const linesText = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);
/** Nobody listens longer to one line. */
const LENGTH_SAID = 200;
const STATUS: Readonly<Record<DiffFileStatus, string>> = {
  ADDED: "added",
  DELETED: "deleted",
  MODIFIED: "modified",
  RENAMED: "renamed",
  COPIED: "copied",
  TYPE_CHANGED: "type changed",
  UNCHANGED: "as it is",
};
const filePlace = (index: number, count: number): string => `file ${index + 1} of ${count}`;

/** Says for those who listen where the cursor is: "added, new line 12: …", of two lines side by side the old one first. */
export function cursorSentence(stack: FileStack, cursor: Cursor): string {
  const index = stack.placeOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined) return "";
  const row = shownRow(stack, model, cursor.line);
  const { patch, rows, file } = model;
  if (row === NO_LINE || patch === null || rows === null) {
    const facts = [pathText(file), STATUS[file.status], filePlace(index, stack.models.length)];
    return (cursor.waitsFor === null ? facts : [...facts, LOADING]).join(", ");
  }
  const band = bandOfRow(rows, row);
  if (band?.kind === "seen") return `${FOLDED}, ${linesText(band.hunk.end - band.hunk.first)}`;
  const lines = rows.panes
    .map((pane) => pane[row] ?? NO_LINE)
    .filter((line) => line !== NO_LINE && bandIndex(line) < 0);
  return [...new Set(lines)].map((line) => lineSentence(patch, line)).join("; ");
}

function lineSentence(patch: Patch, line: number): string {
  const text = displayText(lineText(patch, line)).trim().slice(0, LENGTH_SAID) || BLANK;
  switch (patch.kinds[line]) {
    case LineKind.added:
      return `added, new line ${patch.newNumbers[line]}: ${text}`;
    case LineKind.removed:
      return `removed, old line ${patch.oldNumbers[line]}: ${text}`;
    case LineKind.marker:
      return text;
    default:
      return `line ${patch.newNumbers[line]}: ${text}`;
  }
}
