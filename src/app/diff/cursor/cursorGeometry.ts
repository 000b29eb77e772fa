import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { rowAt, rowHeight, rowTop } from "../models/FileRows.ts";
import { fileAt, type FileStack } from "../models/FileStack.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { numberOfLine, type SideNumber } from "../patch/patchLines.ts";
import type { Stretch, Viewport } from "../Viewport.ts";
import { type Cursor, lineOfRow, shownRow } from "./Cursor.ts";

/**
 * Gives the cursor for a height: on the line there, of two side by side the one in the given pane (-1: the last); where
 * there is none on the next line below it in its file, or else on the file's header. Null for an empty stack.
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

/** Gives where a cursor stands in the reader, or null where its file is gone. */
export function cursorStretch(
  stack: FileStack,
  cursor: Cursor,
): (Stretch & { /** Whether it stands at its file's header. */ readonly isHeader: boolean }) | null {
  const index = stack.placeOf(cursor.key);
  const model = stack.models[index];
  if (model === undefined) return null;
  const top = stack.tops[index] ?? 0;
  const row = shownRow(stack, model, cursor.line);
  if (row === NO_LINE || model.rows === null) return { from: top, to: top + FILE_HEADER_HEIGHT, isHeader: true };
  const from = top + FILE_HEADER_HEIGHT + rowTop(model.rows, row);
  return { from, to: from + rowHeight(model.rows, row), isHeader: false };
}

/** Gives the cursor for the uppermost line one can read, which stands below the header that sticks there. */
export function cursorInSight(viewport: Viewport, stack: FileStack): Cursor | null {
  const y = viewport.top + viewport.inset;
  return cursorAt(stack, y <= 0 ? 0 : y + FILE_HEADER_HEIGHT, -1);
}

/** Scrolls no further than needed for a cursor to be seen with some lines around it, below the header that sticks above it. */
export function revealCursor(viewport: Viewport, stack: FileStack, cursor: Cursor): void {
  const stretch = cursorStretch(stack, cursor);
  if (stretch !== null) viewport.reveal(stretch, stretch.isHeader ? 0 : FILE_HEADER_HEIGHT);
}

/** A line that one points at in the column of numbers. */
export interface PointedNumber {
  readonly key: string;
  /** Of the file's patch. */
  readonly line: number;
  readonly number: SideNumber;
}

/** Tells which line one points at by its number, or by the sign that stands beside it to comment; null where it is none. */
export function pointedNumber(
  root: HTMLElement,
  stack: FileStack,
  { target, clientY }: Pick<MouseEvent, "target" | "clientY">,
): PointedNumber | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>(".diff-number, .diff-comment") : null;
  if (cell === null) return null;
  const isOldPane = cell.closest(".diff-pane-old") !== null || cell.dataset["pane"] === "old";
  // In one pane for both sides the old number stands first.
  const isOldNumber = cell.closest(".diff-pane-both") !== null && cell.matches(":first-child");
  const at = cursorAt(stack, clientY - root.getBoundingClientRect().top, isOldPane ? 0 : -1);
  const patch = stack.models[stack.placeOf(at?.key)]?.patch ?? null;
  const side = isOldPane || isOldNumber ? "old" : "new";
  const number = patch === null || at === null ? null : numberOfLine(patch, at.line, side);
  return at === null || number === null ? null : { key: at.key, line: at.line, number };
}
