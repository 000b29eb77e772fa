import { displayText } from "../displayText.ts";
import { type FileModel, needsPatch } from "../models/FileModel.ts";
import { fileNotes } from "../models/fileNotes.ts";
import type { FileStack } from "../models/FileStack.ts";
import { foldedLines } from "../models/placeSlots.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import { carryLine, isOnSide, lineText } from "../patch/patchLines.ts";
import type { TextEnd, TextSelection } from "./TextSelection.ts";

/** The text of a selection, and what of it cannot be had yet. */
export interface CopiedText {
  readonly text: string;
  readonly lines: number;
  /** The keys of files within the selection whose lines are not there. */
  readonly missing: readonly string[];
}

/**
 * Writes out what is selected: the contents of all lines of its side that are shown between its ends, drawn or not,
 * without signs and numbers, a newline between two. Folded files and hunks are left out. Linear in the text.
 */
export function copiedText(
  stack: FileStack,
  { patchOf, seenOf }: Pick<ReaderModels, "patchOf" | "seenOf">,
  selection: TextSelection,
): CopiedText {
  const { side } = selection;
  const placed = [placeEnd(stack, patchOf, selection.anchor), placeEnd(stack, patchOf, selection.focus)];
  const [start, end] = placed.toSorted((a, b) => a.file - b.file || a.line - b.line || a.offset - b.offset);
  const texts: string[] = [];
  const missing: string[] = [];
  if (start === undefined || end === undefined || start.file === -1) return { text: "", lines: 0, missing };
  for (let index = start.file; index <= end.file; index++) {
    const model = stack.models[index];
    if (model === undefined || stack.collapsed.has(model.file.key)) continue;
    const patch = patchOf(model);
    if (patch === null) {
      if (needsPatch(model.file, model.content)) missing.push(model.file.key);
      continue;
    }
    if (fileNotes(model.file, patch).replaceLines) continue;
    const isFolded = foldedLines(patch, seenOf(model), model.slots);
    const first = index === start.file ? start.line : 0;
    const last = index === end.file ? end.line : patch.lineCount - 1;
    for (let line = first; line <= last; line++) {
      if (!isOnSide(patch, line, side) || isFolded(line)) continue;
      const isFirst = index === start.file && line === start.line;
      const isLast = index === end.file && line === end.line;
      const text = displayText(lineText(patch, line));
      texts.push(text.slice(isFirst ? start.offset : 0, isLast ? end.offset : undefined));
    }
  }
  const endsBehindNewline = texts.length > 1 && texts.at(-1) === "";
  return { text: texts.join("\n"), lines: texts.length - (endsBehindNewline ? 1 : 0), missing };
}

interface PlacedEnd {
  readonly file: number;
  readonly line: number;
  readonly offset: number;
}

function placeEnd(stack: FileStack, patchOf: (model: FileModel) => Patch | null, end: TextEnd): PlacedEnd {
  const file = stack.placeOf(end.key);
  const model = stack.models[file];
  const line = model === undefined ? end.line : carryLine(end.patch, patchOf(model), end.line);
  return { file, line, offset: end.offset };
}

/**
 * Writes out marked lines as their file has them, newlines included: those that are shown, the last of a file without its
 * newline where the file has none there. Linear in the patch.
 */
export function copiedLines(patch: Patch, { side, line: from, to }: NonNullable<ReaderPlace["lines"]>): string {
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  const texts: string[] = [];
  for (let line = 0; line < patch.lineCount; line++) {
    const number = numbers[line] ?? 0;
    if (number < from || number > to || !isOnSide(patch, line, side)) continue;
    const newline = patch.kinds[line + 1] === LineKind.marker ? "" : "\n";
    texts.push(displayText(lineText(patch, line)) + newline);
  }
  return texts.join("");
}
