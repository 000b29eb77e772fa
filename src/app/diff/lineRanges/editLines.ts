import type { EditableLines, ReaderView } from "../controller/ReaderView.ts";
import type { LineLocation } from "../models/DiffLocation.ts";
import { isOrdinary } from "../patch/DiffFile.ts";
import { encodingLabel } from "../patch/encodings.ts";
import type { Patch } from "../patch/Patch.ts";
import { isOnSide, lineText } from "../patch/patchLines.ts";

const REFUSALS = {
  file: "Select lines of a file to edit them.",
  old: "Lines before the change cannot be edited. Go to a line after it.",
  kind: "Only lines of ordinary files can be edited.",
  hidden: "Some of these lines are not shown. Press Shift+E to show the whole file.",
  control: "These lines have a carriage return or null inside, which a text field would change. Press c to comment.",
} as const;

/** Returns lines of the new side as a text field can have them, or a sentence that says why it cannot. Linear in the patch. */
export function linesToEdit({ stack, models }: ReaderView, location: Required<LineLocation>): EditableLines | string {
  const { key, side, line: from, to } = location;
  const model = stack.modelOf(key);
  const patch = model === undefined ? null : models.patchOf(model);
  if (model === undefined || patch === null || from === 0) return REFUSALS.file;
  if (side === "old") return REFUSALS.old;
  if (!isOrdinary(model.file)) return REFUSALS.kind;
  const encoding = model.content.encodings?.new ?? null;
  if (encoding !== null)
    return `This file is ${encodingLabel(encoding)}; only UTF-8 can be edited. Press c to comment.`;
  const lines: string[] = [];
  for (let line = 0; line < patch.lineCount; line++) {
    const number = patch.newNumbers[line] ?? 0;
    if (number < from || number > to || !isOnSide(patch, line, "new")) continue;
    // Applying a suggestion keeps the line ends of the file.
    lines.push(lineText(patch, line).replace(/\r$/u, ""));
  }
  if (lines.length !== to - from + 1) return REFUSALS.hidden;
  return lines.some((text) => /[\r\0]/u.test(text)) ? REFUSALS.control : { lines, indent: indentOf(patch) };
}

const USUAL_INDENT = "    ";

/** Returns a tab or the fewest blanks, at least two, that begin a line of a patch. */
function indentOf(patch: Patch): string {
  let [tabs, lines, least] = [0, 0, ""];
  for (let line = 0; line < patch.lineCount; line++) {
    const [blanks = ""] = /^(?:\t| {2,8}(?=\S))/u.exec(lineText(patch, line)) ?? [];
    if (blanks === "") continue;
    lines += 1;
    if (blanks === "\t") tabs += 1;
    else if (least === "" || blanks.length < least.length) least = blanks;
  }
  return tabs * 2 > lines ? "\t" : least || USUAL_INDENT;
}
