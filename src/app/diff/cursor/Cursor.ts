import type { FileModel } from "../models/FileModel.ts";
import { bandIndex, bandOfRow, rowOfLine } from "../models/FileRows.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";
import { LineKind, NO_LINE, type Patch } from "../patch/Patch.ts";
import { numberOfLine, type SideNumber } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";

export type CursorStep =
  "nextLine" | "previousLine" | "nextChange" | "previousChange" | "nextUnseen" | "nextFile" | "previousFile";

/** Where the reader's cursor is: on a line of a file's patch, or on the file's header (`NO_LINE`). */
export interface Cursor {
  readonly key: string;
  readonly line: number;
  /** The step that goes on from the header when the file's lines arrive. */
  readonly waitsFor: CursorStep | null;
}

/**
 * Takes a step. A hunk folded because it was seen is one stop on the way from line to line and from change to change; the way
 * to the next unseen hunk passes it, and files all of which was seen. Headers are stops on the way from line to line, and of
 * a change in a file whose lines are not shown; a file whose lines are still to come is waited for at its header. At either
 * end of the stack the cursor stays. Linear in the rows of the files it passes.
 */
export function moveCursor(stack: FileStack, cursor: Cursor, step: CursorStep): Cursor {
  const index = stack.placeOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined) return cursor;
  const row = shownRow(stack, model, cursor.line);
  const line = cursor.waitsFor === null ? lineFrom(stack, model, row, step) : null;
  if (line !== null) return { key: cursor.key, line, waitsFor: null };
  // Down from its header into a file that is still loading: the lines are waited for there.
  if (isAwaited(stack, model) && cursor.waitsFor === null && isDown(step)) return { ...cursor, waitsFor: step };

  switch (step) {
    case "nextLine":
    case "nextFile":
      return atHeader(stack, index + 1) ?? cursor;
    case "previousLine":
      return row === NO_LINE ? (enter(stack, index - 1, step) ?? cursor) : { ...cursor, line: NO_LINE };
    case "previousFile":
      return row === NO_LINE ? (atHeader(stack, index - 1) ?? cursor) : { ...cursor, line: NO_LINE };
    case "nextChange":
      return enter(stack, index + 1, step) ?? cursor;
    case "previousChange":
      return enter(stack, index - 1, step) ?? cursor;
    case "nextUnseen":
      return enter(stack, nextUnseenFile(stack, index + 1), step) ?? cursor;
  }
}

/** Finds the first place of a stack where something was not seen, or may be in lines still to come; null where all was seen. */
export function firstUnseen(stack: FileStack): Cursor | null {
  return enter(stack, nextUnseenFile(stack, 0), "nextUnseen");
}

/** Goes on from a header where lines were waited for, once they are there; else gives the same cursor. */
export function settleCursor(stack: FileStack, cursor: Cursor): Cursor {
  if (cursor.waitsFor === null) return cursor;
  const index = stack.placeOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined || isAwaited(stack, model)) return cursor;
  const { waitsFor } = cursor;
  // What has arrived may have been seen.
  if (waitsFor === "nextUnseen") return moveCursor(stack, { ...cursor, waitsFor: null }, waitsFor);
  return enter(stack, index, cursor.waitsFor) ?? cursor;
}

/** Gives the row that a cursor on a line is drawn in, or `NO_LINE` where it is drawn at the file's header. */
export function shownRow(stack: FileStack, model: FileModel, line: number): number {
  if (line === NO_LINE || model.rows === null || stack.collapsed.has(model.file.key)) return NO_LINE;
  return rowOfLine(model.rows, line);
}

/**
 * Finds the line that a row is known by: the new one where it has two, of a folded hunk its first changed one; `NO_LINE` for a
 * row without a line of the file.
 */
export function lineOfRow({ patch, rows }: FileModel, row: number): number {
  if (patch === null || rows === null) return NO_LINE;
  const band = bandOfRow(rows, row);
  if (band?.kind === "seen") return band.line;
  const lines = rows.panes.map((pane) => pane[row] ?? NO_LINE);
  return lines.findLast((line) => line >= 0 && patch.kinds[line] !== LineKind.marker) ?? NO_LINE;
}

function atHeader(stack: FileStack, index: number, waitsFor: CursorStep | null = null): Cursor | null {
  const model = stack.models[index];
  return model === undefined ? null : { key: model.file.key, line: NO_LINE, waitsFor };
}

/** Comes into a file by a step from outside or from its header. */
function enter(stack: FileStack, index: number, step: CursorStep): Cursor | null {
  const model = stack.models[index];
  if (model === undefined) return null;
  if (isAwaited(stack, model)) return atHeader(stack, index, step);
  const isBackward = step === "previousLine" || step === "previousChange";
  const line = lineFrom(stack, model, isBackward ? (model.rows?.count ?? 0) : NO_LINE, step);
  return line === null ? atHeader(stack, index) : { key: model.file.key, line, waitsFor: null };
}

/** Whether a file's lines would be shown if they were there. */
function isAwaited(stack: FileStack, { file, content, rows }: FileModel): boolean {
  return rows === null && content.failure === null && !stack.collapsed.has(file.key);
}

function isDown(step: CursorStep): boolean {
  return step === "nextLine" || step === "nextChange" || step === "nextUnseen";
}

/** Finds the first file from one on that may hold an unseen hunk; behind the last where there is none. */
function nextUnseenFile({ models, seenFiles }: FileStack, from: number): number {
  const index = models.findIndex(({ file }, at) => at >= from && !seenFiles.has(file.key));
  return index === -1 ? models.length : index;
}

/** Finds the line of a file that a step from one of its rows (-1: its header) leads to, null where it leads out of it. */
function lineFrom(stack: FileStack, model: FileModel, row: number, step: CursorStep): number | null {
  if (model.rows === null || stack.collapsed.has(model.file.key)) return null;
  const { count } = model.rows;
  const direction = step === "nextLine" || step === "nextChange" ? 1 : -1;
  switch (step) {
    case "nextFile":
    case "previousFile":
      return null;
    case "nextLine":
    case "previousLine":
      for (let at = row + direction; at >= 0 && at < count; at += direction) {
        const line = lineOfRow(model, at);
        if (line !== NO_LINE) return line;
      }
      return null;
    case "nextChange":
    case "previousChange":
      for (let at = row + direction; at >= 0 && at < count; at += direction) {
        if (isFolded(model, at) || (isChange(model, at) && !isChange(model, at - 1))) return lineOfRow(model, at);
      }
      return null;
    case "nextUnseen":
      return nextUnseenLine(model, row === NO_LINE ? NO_LINE : lineOfRow(model, row));
  }
}

/** Whether a row is a hunk that is folded because it was seen. */
function isFolded({ rows }: FileModel, row: number): boolean {
  return rows !== null && bandOfRow(rows, row)?.kind === "seen";
}

/** Whether a row shows an added or removed line, or the marker below one. */
function isChange({ patch, rows }: FileModel, row: number): boolean {
  if (patch === null || rows === null || row < 0) return false;
  return rows.panes.some((pane) => {
    const line = pane[row] ?? NO_LINE;
    if (line < 0) return false;
    const kind = patch.kinds[line] === LineKind.marker && line > 0 ? patch.kinds[line - 1] : patch.kinds[line];
    return kind === LineKind.added || kind === LineKind.removed;
  });
}

/**
 * Finds the first changed line below a line (-1: the file's header) of a hunk that was not seen; null where there is none.
 * Linear in the hunks.
 */
function nextUnseenLine({ seen }: FileModel, line: number): number | null {
  if (seen === null) return null;
  const at = seen.lines.findIndex((first, key) => first > line && seen.seen[key] === 0);
  return at === -1 ? null : (seen.lines[at] ?? null);
}

/** Turns a cursor to the line that stands beside its own on the given side; the same cursor where there is none. */
export function turnCursor(stack: FileStack, cursor: Cursor, side: DiffSide): Cursor {
  const model = stack.models[stack.placeOf(cursor.key)];
  if (model === undefined || model.rows === null || model.patch === null || model.rows.panes.length < 2) return cursor;
  const row = shownRow(stack, model, cursor.line);
  const line = row === NO_LINE ? NO_LINE : (model.rows.panes[side === "old" ? 0 : 1]?.[row] ?? NO_LINE);
  const isLine = line !== NO_LINE && bandIndex(line) < 0 && model.patch.kinds[line] !== LineKind.marker;
  return isLine ? { key: cursor.key, line, waitsFor: null } : cursor;
}

/** The number of the cursor's line in its file's patch: on the side that is marked there, else on the new one where it has it. */
export function numberAtCursor(
  patch: Patch | null,
  cursor: Cursor | null,
  marked: ReaderPlace | null,
): SideNumber | null {
  if (patch === null || cursor === null) return null;
  const side = marked?.path === cursor.key ? marked.lines?.side : undefined;
  const own = side === undefined ? null : numberOfLine(patch, cursor.line, side);
  return own?.side === side && own !== null ? own : numberOfLine(patch, cursor.line, "new");
}
