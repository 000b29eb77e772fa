import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { rowAt, rowHeight, rowTop } from "../models/FileRows.ts";
import { fileAt, type FileStack } from "../models/FileStack.ts";
import { LineKind, NO_LINE } from "../patch/Patch.ts";
import { numberOfLine, type SideNumber } from "../patch/patchLines.ts";
import type { PixelRange, Viewport } from "../Viewport.ts";
import { type Cursor, lineOfRow, shownRow } from "./Cursor.ts";

/**
 * Returns the cursor for a vertical position: on the line there, in split layout the one in the given pane (-1: the
 * last); otherwise on the next line below it in the file, or on the header of the file. Null for an empty stack.
 */
export function cursorAt(stack: FileStack, y: number, pane: number): Cursor | null {
  const index = fileAt(stack, y);
  const model = stack.models[index];
  if (model === undefined) return null;
  const { file, rows } = model;
  const header: Cursor = { key: file.key, line: NO_LINE, waitsFor: null };
  const inRows = y - (stack.tops[index] ?? 0) - FILE_HEADER_HEIGHT;
  if (rows === null || inRows < 0 || inRows >= rows.height || stack.collapsed.has(file.key)) return header;
  for (let row = rowAt(rows, inRows); row < rows.count; row++) {
    const known = lineOfRow(model, row);
    const own = rows.panes.at(pane)?.[row] ?? NO_LINE;
    if (known !== NO_LINE) return { ...header, line: own >= 0 ? own : known };
  }
  return header;
}

/** Returns the vertical range of a cursor in the reader, or null if its file is gone. */
export function cursorRange(
  stack: FileStack,
  cursor: Cursor,
): (PixelRange & { /** True if the cursor is at the header of its file. */ readonly isHeader: boolean }) | null {
  const index = stack.fileIndexOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined) return null;
  const top = stack.tops[index] ?? 0;
  const row = shownRow(stack, model, cursor.line);
  if (row === NO_LINE || model.rows === null) return { from: top, to: top + FILE_HEADER_HEIGHT, isHeader: true };
  const from = top + FILE_HEADER_HEIGHT + rowTop(model.rows, row);
  return { from, to: from + rowHeight(model.rows, row), isHeader: false };
}

/** Returns the cursor for the uppermost readable line, which is below the sticky header. */
export function visibleCursor(viewport: Viewport, stack: FileStack): Cursor | null {
  const y = viewport.top + viewport.inset;
  return cursorAt(stack, y <= 0 ? 0 : y + FILE_HEADER_HEIGHT, -1);
}

/** Scrolls no further than needed until a cursor is visible with some lines around it, below the sticky header. */
export function revealCursor(viewport: Viewport, stack: FileStack, cursor: Cursor): void {
  const range = cursorRange(stack, cursor);
  if (range !== null) viewport.reveal(range, range.isHeader ? 0 : FILE_HEADER_HEIGHT);
}

export interface PointedNumber {
  readonly key: string;
  /** A line of the patch of the file. */
  readonly line: number;
  readonly number: SideNumber;
}

/** Returns the line whose number, or comment button, is under the pointer; null if there is none. */
export function pointedNumber(
  root: HTMLElement,
  stack: FileStack,
  { target, clientY }: Pick<MouseEvent, "target" | "clientY">,
): PointedNumber | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>(".diff-number, .diff-comment") : null;
  if (cell === null) return null;
  const isOldPane = cell.closest(".diff-pane-old") !== null || cell.dataset["pane"] === "old";
  // In unified layout the old number comes first.
  const isOldNumber = cell.closest(".diff-pane-both") !== null && cell.matches(":first-child");
  const at = cursorAt(stack, clientY - root.getBoundingClientRect().top, isOldPane ? 0 : -1);
  const patch = stack.modelOf(at?.key)?.patch ?? null;
  const side = isOldPane || isOldNumber ? "old" : "new";
  const number = patch === null || at === null ? null : numberOfLine(patch, at.line, side);
  return at === null || number === null ? null : { key: at.key, line: at.line, number };
}

/** Matches the element that has the focus while the lines of a file are read by key. */
export const GRID = ".diff-sheet";

export function focusedGrid(): { readonly grid: HTMLElement; readonly fileKey: string } | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !activeElement.matches(GRID)) return null;
  const fileKey = activeElement.closest<HTMLElement>(".diff-file")?.dataset["key"];
  return fileKey === undefined ? null : { grid: activeElement, fileKey };
}

/** Returns the grid that shows the line of a cursor, in split layout the one of its side; null if it is not rendered. */
export function gridOfCursor(root: HTMLElement | null, stack: FileStack, { key, line }: Cursor): HTMLElement | null {
  const grids = root?.querySelectorAll<HTMLElement>(`.diff-file[data-key="${CSS.escape(key)}"] ${GRID}`) ?? [];
  const isOld = stack.modelOf(key)?.patch?.kinds[line] === LineKind.removed;
  return [...grids].at(isOld ? 0 : -1) ?? null;
}
