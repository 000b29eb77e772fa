import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { type Cursor, numberAtCursor } from "../cursor/Cursor.ts";
import { revealCursor } from "../cursor/cursorGeometry.ts";
import { displayText } from "../displayText.ts";
import type { Expansions } from "../hunks/Expansions.ts";
import { type FileModel, hiddenKeys, yieldLines } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import { locationHasLine, type DiffLocation } from "../models/DiffLocation.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { hasHiddenLines, hiddenRange, type LineRange, lineStarts } from "../patch/patchGaps.ts";
import { lineOfNumber, numberOfLine } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";
import type { CollapseState } from "../viewed/useCollapseState.ts";
import type { Viewport } from "../Viewport.ts";

/** A line of a file by its number on one side, or a range up to `to`; line 0 is the header of the file. */
export interface LineLocation {
  readonly key: string;
  readonly side: DiffSide;
  readonly line: number;
  readonly to?: number;
}

/**
 * Scrolls to a line. `onOther` is called with the place reached instead if the file does not have the lines, once that
 * is known.
 */
export type GoTo = (location: LineLocation, onOther?: (location: DiffLocation) => void) => void;

interface Target extends LineLocation {
  readonly isShown?: boolean;
  readonly onOther?: ((location: DiffLocation) => void) | undefined;
}

/**
 * Returns a function that scrolls to a line and sets the cursor there: at once if the lines of the file are loaded,
 * otherwise when they arrive, unless the user has gone elsewhere meanwhile. If the line does not exist, goes to the
 * nearest one and announces that.
 */
export function useGoTo(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly collapseState: CollapseState;
  readonly setCursor: (cursor: Cursor) => void;
  /** Expands the line if it is hidden; null if lines cannot be expanded. */
  readonly expansions: Expansions | null;
}): GoTo {
  const { viewport, stack, models, collapseState, setCursor, expansions } = reader;
  const { expand, open } = collapseState;
  /** Checked when it is set and after every layout. */
  const wanted = useRef<Target | null>(null);
  const announce = useAnnounce();
  const [requestCount, requestAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const target = wanted.current;
    if (target === null) return;
    const index = stack.fileIndexOf(target.key);
    const model = stack.models[index];
    const top = stack.tops[index] ?? 0;
    const isVisible = top < viewport.top + viewport.height && (stack.tops[index + 1] ?? 0) > viewport.top;
    if (model === undefined || model.content.failure !== null || !isVisible) {
      wanted.current = null;
      return;
    }
    if (model.rows === null || stack.collapsed.has(target.key)) return;
    if (target.line !== 0 && yieldLines(model)) return;
    const hidden = target.isShown === true || target.line === 0 ? null : hiddenLine(model, target, model.content.text);
    if (hidden !== null && expansions !== null) {
      wanted.current = { ...target, isShown: true };
      expansions.show(target.key, (text) => hiddenLine(model, target, text));
      return;
    }
    if (expansions?.isWaiting(target.key) === true) return;
    const isHeader = model.patch === null || target.line === 0;
    const line = isHeader ? NO_LINE : lineOfNumber(model.patch, target.side, target.line);
    const collapsedKeys = hiddenKeys(model, line);
    if (collapsedKeys.length > 0) return open(target.key, collapsedKeys, true);
    const cursor: Cursor = { key: target.key, line, waitsFor: null };
    setCursor(cursor);
    revealCursor(viewport, stack, cursor);
    wanted.current = null;
    const missed = target.line === 0 ? null : describeNearestLine(model, target, line);
    if (missed !== null) announce(missed);
    const reached = nearestLocation(model, target, line);
    if (reached !== null) target.onOther?.(reached);
  }, [requestCount, stack, viewport, setCursor, open, expansions, announce]);
  return useCallback(
    (location, onOther) => {
      const index = stack.fileIndexOf(location.key);
      if (index === -1) return;
      expand(location.key);
      models.demand(location.key);
      viewport.scrollTo(stack.tops[index] ?? 0);
      wanted.current = { ...location, onOther };
      requestAgain();
    },
    [stack, models, viewport, expand],
  );
}

/** Returns the lines to expand so that a place is visible, as far as known without the text of the file. */
function hiddenLine({ file, patch }: FileModel, location: LineLocation, text: string | null): LineRange | null {
  if (patch === null || !hasHiddenLines(file)) return null;
  const wanted = { from: location.line, to: location.to ?? location.line };
  return hiddenRange(patch, location.side, wanted, text === null ? Infinity : lineStarts(text).length - 1);
}

/**
 * Returns the place reached, at a line of the patch, if the file does not have all wanted lines; null if it has them or
 * that is not known. Linear in the patch.
 */
export function nearestLocation(
  { file, patch, content }: FileModel,
  wanted: LineLocation,
  line: number,
): DiffLocation | null {
  const isKnown = content.text !== null || !hasHiddenLines(file);
  if (wanted.line === 0 || !isKnown) return null;
  const { key: path, side, to = wanted.line } = wanted;
  const first = patch === null ? null : numberOfLine(patch, line, side);
  if (patch === null || first === null) return { path, lines: null };
  const last = numberOfLine(patch, lineOfNumber(patch, side, to), side);
  if (first.side !== side || last?.side !== side) {
    return { path, lines: { side: first.side, line: first.number, to: first.number } };
  }
  if (first.number === wanted.line && last.number === to) return null;
  return { path, lines: { side, line: first.number, to: Math.max(first.number, last.number) } };
}

const TEXT = {
  location: { old: "old line", new: "line" },
  /** For a file that may have the line but cannot show it. */
  notShown: "does not show",
  notThere: "has no",
  reached: (missed: string, location: string, number: number): string => `${missed}; showing ${location} ${number}`,
} as const;

/**
 * Returns the message for reaching another line than the wanted one: "src/a.ts has no line 900; showing line 640". Null
 * if it is the wanted one.
 */
function describeNearestLine(model: FileModel, { side, line: wanted }: LineLocation, line: number): string | null {
  const { file, patch, content } = model;
  const at = patch === null ? null : numberOfLine(patch, line, side);
  if (at?.side === side && at.number === wanted) return null;
  const path = displayText((side === "old" ? file.oldPath : file.newPath) ?? file.newPath ?? file.oldPath ?? "");
  const isKnown = content.text !== null || !hasHiddenLines(file);
  const missed = `${path} ${isKnown ? TEXT.notThere : TEXT.notShown} ${TEXT.location[side]} ${wanted}`;
  return at === null ? missed : TEXT.reached(missed, TEXT.location[at.side], at.number);
}

/**
 * Returns the place of the cursor: the selected lines if its line is among them, its line, or the whole file as line 0
 * without a line.
 */
export function locationAtCursor(
  stack: FileStack,
  cursor: Cursor,
  marked: DiffLocation | null,
): Required<LineLocation> {
  const patch = stack.models[stack.fileIndexOf(cursor.key)]?.patch ?? null;
  const at = stack.collapsed.has(cursor.key) ? null : numberAtCursor(patch, cursor, marked);
  if (at === null) return { key: cursor.key, side: "new", line: 0, to: 0 };
  const lines = locationHasLine(marked, cursor.key, at) ? marked.lines : null;
  return { key: cursor.key, side: at.side, line: lines?.line ?? at.number, to: lines?.to ?? at.number };
}
