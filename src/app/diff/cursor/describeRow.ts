import { counted } from "#app/ui/format.ts";
import { pathText } from "../DiffFile.ts";
import { displayText } from "../displayText.ts";
import { type FileModel, remarksInRow } from "../models/FileModel.ts";
import { bandIndex, bandOfRow } from "../models/FileRows.ts";
import type { FileStack } from "../models/FileStack.ts";
import { LineKind, NO_LINE, type Patch } from "../patch/Patch.ts";
import { lineText } from "../patch/patchLines.ts";
import { type Cursor, shownRow } from "./Cursor.ts";

const TEXT = {
  folded: "seen hunk, folded",
  linesText: (count: number): string => counted(count, { one: "line", other: "lines" }),
  remarksText: (count: number): string => `${counted(count, { one: "remark", other: "remarks" })}, press Enter`,
  addedNewLine: (number: number, text: string): string => `added, new line ${number}: ${text}`,
  removedOldLine: (number: number, text: string): string => `removed, old line ${number}: ${text}`,
  line: (number: number, text: string): string => `line ${number}: ${text}`,
  blank: "blank",
} as const;
/** Nobody listens longer to one line. */
const LENGTH_SAID = 200;

/**
 * Says for those who listen what a row of a file shows: "added, new line 12: …", of two lines side by side the old one first,
 * and how many remarks stand at it.
 */
export function rowSentence(model: FileModel, row: number): string {
  const { patch, rows } = model;
  if (patch === null || rows === null) return "";
  const band = bandOfRow(rows, row);
  if (band?.kind === "seen") return `${TEXT.folded}, ${TEXT.linesText(band.hunk.end - band.hunk.first)}`;
  const entries = rows.panes.map((pane) => pane[row] ?? NO_LINE);
  const lines = [...new Set(entries)].filter((line) => line !== NO_LINE && bandIndex(line) < 0);
  const count = remarksInRow(model, row).length;
  const said = lines.map((line) => lineSentence(patch, line));
  return (count === 0 ? said : [...said, TEXT.remarksText(count)]).join("; ");
}

function lineSentence(patch: Patch, line: number): string {
  const text = displayText(lineText(patch, line)).trim().slice(0, LENGTH_SAID) || TEXT.blank;
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

const CURSOR_SENTENCE_TEXT = {
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
    const facts = [
      pathText(file),
      CURSOR_SENTENCE_TEXT.status[file.status],
      CURSOR_SENTENCE_TEXT.filePlace(index, stack.models.length),
    ];
    return (cursor.waitsFor === null ? facts : [...facts, CURSOR_SENTENCE_TEXT.loading]).join(", ");
  }
  return rowSentence(model, row);
}
