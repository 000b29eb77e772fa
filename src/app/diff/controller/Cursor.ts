import type { FileModel } from "../models/FileModel.ts";
import { wideRowIndex, wideRowAt, rowOfLine } from "../models/FileRows.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { type DiffSide, LineKind, NO_LINE, type Patch } from "../patch/Patch.ts";
import { numberOfLine, type SideNumber, portLine } from "../patch/patchLines.ts";
import { remember } from "../remember.ts";

export type CursorStep = `${"next" | "previous"}${"Line" | "Change" | "File"}` | "nextUnviewed";

/** The cursor of the reader: on a line of the patch of a file, or on the header of the file (`NO_LINE`). */
export interface Cursor {
  readonly key: string;
  readonly line: number;
  /** The step that continues from the header when the lines of the file arrive. */
  readonly waitsFor: CursorStep | null;
}

/**
 * Moves the cursor by a step. A collapsed viewed hunk is one stop for line and change steps; the step to the next
 * unviewed hunk skips it, and skips viewed files. Headers are stops for line steps, and for change steps if the lines
 * of the file are not shown; if its lines are still loading, the cursor waits at the header. At either end of the stack
 * the cursor stays. Linear in the rows of the files passed.
 */
export function moveCursor(stack: FileStack, cursor: Cursor, step: CursorStep): Cursor {
  const index = stack.fileIndexOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined) return cursor;
  const row = shownRow(stack, model, cursor.line);
  const line = cursor.waitsFor === null ? lineFrom(stack, model, row, step) : null;
  if (line !== null) return { key: cursor.key, line, waitsFor: null };
  // Going down from a header into a file that is still loading: wait at the header.
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
    case "nextUnviewed":
      return enter(stack, nextUnviewedFile(stack, index + 1), step) ?? cursor;
  }
}

/** Returns the first place of a stack with something not viewed, or with lines still to come; null if all is viewed. */
export function firstUnviewed(stack: FileStack): Cursor | null {
  return enter(stack, nextUnviewedFile(stack, 0), "nextUnviewed");
}

/** Continues from a header at which the cursor waited for lines, once they are there; otherwise returns the same cursor. */
export function resolveCursor(stack: FileStack, cursor: Cursor): Cursor {
  if (cursor.waitsFor === null) return cursor;
  const index = stack.fileIndexOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined || isAwaited(stack, model)) return cursor;
  const { waitsFor } = cursor;
  // The lines that arrived may be viewed already.
  if (waitsFor === "nextUnviewed") return moveCursor(stack, { ...cursor, waitsFor: null }, waitsFor);
  return enter(stack, index, cursor.waitsFor) ?? cursor;
}

/** Returns the row in which a cursor on a line is shown, or `NO_LINE` if it is shown at the header of the file. */
export function shownRow(stack: FileStack, model: FileModel, line: number): number {
  if (line === NO_LINE || model.rows === null || stack.collapsed.has(model.file.key)) return NO_LINE;
  return rowOfLine(model.rows, line);
}

/**
 * Returns the line that identifies a row: the new one if it has two, the first changed one of a collapsed hunk;
 * `NO_LINE` for a row without a line of the file.
 */
export function lineOfRow({ patch, rows }: FileModel, row: number): number {
  if (patch === null || rows === null) return NO_LINE;
  const wideRow = wideRowAt(rows, row);
  if (wideRow?.kind === "seen") return wideRow.line;
  const lines = rows.panes.map((pane) => pane[row] ?? NO_LINE);
  return lines.findLast((line) => line >= 0 && patch.kinds[line] !== LineKind.marker) ?? NO_LINE;
}

function atHeader(stack: FileStack, index: number, waitsFor: CursorStep | null = null): Cursor | null {
  const model = stack.models[index];
  return model === undefined ? null : { key: model.file.key, line: NO_LINE, waitsFor };
}

/** Enters a file by a step from outside or from its header. */
function enter(stack: FileStack, index: number, step: CursorStep): Cursor | null {
  const model = stack.models[index];
  if (model === undefined) return null;
  if (isAwaited(stack, model)) return atHeader(stack, index, step);
  const isBackward = step === "previousLine" || step === "previousChange";
  const line = lineFrom(stack, model, isBackward ? (model.rows?.count ?? 0) : NO_LINE, step);
  return line === null ? atHeader(stack, index) : { key: model.file.key, line, waitsFor: null };
}

/** True if the lines of a file would be shown if they were loaded. */
function isAwaited(stack: FileStack, { file, content, rows }: FileModel): boolean {
  return rows === null && content.failure === null && !stack.collapsed.has(file.key);
}

function isDown(step: CursorStep): boolean {
  return step === "nextLine" || step === "nextChange" || step === "nextUnviewed";
}

/** Returns the first file, from an index on, that may have an unviewed hunk; the number of files if there is none. */
function nextUnviewedFile({ models, viewedFiles }: FileStack, from: number): number {
  const index = models.findIndex(({ file }, at) => at >= from && !viewedFiles.has(file.key));
  return index === -1 ? models.length : index;
}

/** Returns the line of a file reached by a step from one of its rows (-1: its header); null if the step leaves the file. */
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
        if (isCollapsed(model, at) || (isChange(model, at) && !isChange(model, rowBefore(model, at))))
          return lineOfRow(model, at);
      }
      return null;
    case "nextUnviewed":
      return nextUnviewedLine(model, row === NO_LINE ? NO_LINE : lineOfRow(model, row));
  }
}

function isCollapsed({ rows }: FileModel, row: number): boolean {
  return rows !== null && wideRowAt(rows, row)?.kind === "seen";
}

/** Returns the row before a row, over what is between the lines: a comment divides no change. */
function rowBefore({ rows }: FileModel, row: number): number {
  let before = row - 1;
  while (rows !== null && before >= 0 && wideRowAt(rows, before)?.kind === "slot") before--;
  return before;
}

/** True if a row shows an added or removed line, or the marker after one. */
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
 * Returns the first changed line after a line (-1: the header of the file) in a hunk that is not viewed; null if there
 * is none. Linear in the hunks.
 */
function nextUnviewedLine({ viewed }: FileModel, line: number): number | null {
  if (viewed === null) return null;
  const at = viewed.lines.findIndex((first, key) => first > line && viewed.viewed[key] === 0);
  return at === -1 ? null : (viewed.lines[at] ?? null);
}

/** Moves a cursor to the line beside its own on the given side; returns the same cursor if there is none. */
export function moveCursorToSide(stack: FileStack, cursor: Cursor, side: DiffSide): Cursor {
  const model = stack.modelOf(cursor.key);
  if (model === undefined || model.rows === null || model.patch === null || model.rows.panes.length < 2) return cursor;
  const row = shownRow(stack, model, cursor.line);
  const line = row === NO_LINE ? NO_LINE : (model.rows.panes[side === "old" ? 0 : 1]?.[row] ?? NO_LINE);
  const isLine = line !== NO_LINE && wideRowIndex(line) < 0 && model.patch.kinds[line] !== LineKind.marker;
  return isLine ? { key: cursor.key, line, waitsFor: null } : cursor;
}

/**
 * Returns the number of the cursor's line in the patch of its file: on the side of the marked lines, otherwise on the
 * new side if the line has one.
 */
export function numberAtCursor(
  patch: Patch | null,
  cursor: Cursor | null,
  marked: DiffLocation | null,
): SideNumber | null {
  if (patch === null || cursor === null) return null;
  const side = marked?.path === cursor.key ? marked.lines?.side : undefined;
  const own = side === undefined ? null : numberOfLine(patch, cursor.line, side);
  return own?.side === side && own !== null ? own : numberOfLine(patch, cursor.line, "new");
}

interface SetCursor {
  readonly cursor: Cursor;
  readonly patch: Patch | null;
}

export interface StackCursor {
  readonly cursor: Cursor | null;
  /** The cursor before it moved on from a header to lines that have arrived; otherwise the same. */
  readonly waitingCursor: Cursor | null;
}

/** The cursor of a reader. */
export class CursorState {
  readonly #onChange: () => void;
  readonly #placeIn = remember(placeCursor);
  #set: SetCursor | null = null;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  set(stack: FileStack, cursor: Cursor): void {
    this.#set = { cursor, patch: stack.modelOf(cursor.key)?.patch ?? null };
    this.#onChange();
  }

  /** Sets the cursor if there is none. */
  restore(stack: FileStack, cursor: Cursor): void {
    if (this.#set === null) this.set(stack, cursor);
  }

  /** Returns the cursor in a stack. Changes nothing. */
  in(stack: FileStack): StackCursor {
    return this.#placeIn(stack, this.#set);
  }
}

/** Maps the cursor that was set to a stack, whose patches may show more or less. Both are null if its file is gone. */
function placeCursor(stack: FileStack, set: SetCursor | null): StackCursor {
  const model = stack.modelOf(set?.cursor.key);
  if (set === null || model === undefined) return { cursor: null, waitingCursor: null };
  const line = portLine(set.patch, model.patch, set.cursor.line);
  const waitingCursor = line === set.cursor.line ? set.cursor : { ...set.cursor, line };
  return { waitingCursor, cursor: resolveCursor(stack, waitingCursor) };
}
