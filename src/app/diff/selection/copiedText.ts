import { displayText } from "../displayText.ts";
import { type FileModel, needsPatch } from "../models/FileModel.ts";
import { fileNotes } from "../models/fileNotes.ts";
import type { FileStack } from "../models/FileStack.ts";
import { collapsedLines } from "../models/Slot.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import { isOnSide, lineText, lineUpTo, portLine } from "../patch/patchLines.ts";
import type { TextEnd, TextSelection } from "../controller/TextSelection.ts";

export interface CopiedText {
  readonly text: string;
  readonly lines: number;
  /** The keys of the files in the selection whose lines are not loaded. */
  readonly missing: readonly string[];
  /** True if files or hunks between its ends are collapsed. */
  readonly isCollapsed: boolean;
}

/**
 * Returns the text of a selection: the contents of all shown lines of its side between its ends, rendered or not,
 * without signs and numbers, joined by newlines. Skips collapsed files and hunks. Linear in the text.
 */
export function copiedText(
  stack: FileStack,
  { patchOf, viewedOf }: Pick<ReaderModels, "patchOf" | "viewedOf">,
  selection: TextSelection,
): CopiedText {
  const { side } = selection;
  const ends = [selection.anchor, selection.focus].map((end) => locateEnd(stack, patchOf, end));
  const [start, end] = ends.toSorted(inOrder);
  const texts: string[] = [];
  const missing: string[] = [];
  let isCollapsed = false;
  if (start === undefined || end === undefined || start.file === -1)
    return { text: "", lines: 0, missing, isCollapsed };
  for (let index = start.file; index <= end.file; index++) {
    const model = stack.models[index];
    if (model === undefined) continue;
    if (stack.collapsed.has(model.file.key)) {
      isCollapsed = true;
      continue;
    }
    const patch = patchOf(model);
    if (patch === null) {
      if (needsPatch(model.file, model.content)) missing.push(model.file.key);
      continue;
    }
    if (fileNotes(model.file, patch).replaceLines) continue;
    const isCollapsedLine = collapsedLines(patch, viewedOf(model), model.slots);
    const first = index === start.file ? start.line : 0;
    const last = index === end.file ? end.line : patch.lineCount - 1;
    for (let line = first; line <= last; line++) {
      if (isCollapsedLine(line)) isCollapsed = true;
      if (!isOnSide(patch, line, side) || isCollapsedLine(line)) continue;
      const isFirst = index === start.file && line === start.line;
      const isLast = index === end.file && line === end.line;
      const text = displayText(lineText(patch, line));
      texts.push(text.slice(isFirst ? start.offset : 0, isLast ? end.offset : undefined));
    }
  }
  const endsBehindNewline = texts.length > 1 && texts.at(-1) === "";
  const lines = texts.length - (endsBehindNewline ? 1 : 0);
  return { text: texts.join("\n"), lines, missing, isCollapsed };
}

function inOrder(a: PlacedEnd, b: PlacedEnd): number {
  return a.file - b.file || a.line - b.line || a.offset - b.offset;
}

interface PlacedEnd {
  readonly file: number;
  readonly line: number;
  readonly offset: number;
}

function locateEnd(stack: FileStack, patchOf: (model: FileModel) => Patch | null, end: TextEnd): PlacedEnd {
  const file = stack.fileIndexOf(end.key);
  const model = stack.models[file];
  const line = model === undefined ? end.line : portLine(end.patch, patchOf(model), end.line);
  return { file, line, offset: end.offset };
}

/**
 * Returns the shown ones of the selected lines as they are in the file, newlines included; the last line of a file may
 * have none. Costs as much as `lineUpTo`, and is linear in the lines.
 */
export function copiedLines(patch: Patch, { side, line: from, to }: NonNullable<DiffLocation["lines"]>): string {
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  const texts: string[] = [];
  for (let line = Math.max(0, lineUpTo(patch, side, from)); line < patch.lineCount; line++) {
    const number = numbers[line] ?? 0;
    if (number > to) break;
    if (number < from || !isOnSide(patch, line, side)) continue;
    const newline = patch.kinds[line + 1] === LineKind.marker ? "" : "\n";
    texts.push(displayText(lineText(patch, line)) + newline);
  }
  return texts.join("");
}
