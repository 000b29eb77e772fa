import { displayText } from "../displayText.ts";
import { bandIndex } from "../models/arrangeRows.ts";
import { bandOfRow } from "../models/bandOfRow.ts";
import type { FileModel } from "../models/FileModel.ts";
import { lineText } from "../patch/lineText.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";
import { remarksInRow } from "../models/remarksInRow.ts";
import { counted } from "#app/ui/counted.ts";

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
