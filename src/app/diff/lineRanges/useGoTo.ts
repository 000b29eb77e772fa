import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { type Cursor, numberAtCursor } from "../cursor/Cursor.ts";
import { revealCursor } from "../cursor/cursorGeometry.ts";
import { displayText } from "../displayText.ts";
import type { Expansions } from "../hunks/Expansions.ts";
import { type FileModel, hiddenKeys, yieldLines } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import { holdsNumber, type ReaderPlace } from "../models/ReaderPlace.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { hasHiddenLines, hiddenPlace, type LineRange, lineStarts } from "../patch/patchGaps.ts";
import { lineOfNumber, numberOfLine } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";
import type { Folds } from "../viewed/useFolds.ts";
import type { Viewport } from "../Viewport.ts";

/** A line of a file by its number on one side, or lines up to `to`; line 0 is the file's header. */
export interface LinePlace {
  readonly key: string;
  readonly side: DiffSide;
  readonly line: number;
  readonly to?: number;
}

/** Brings a line into sight; `onOther` is told where one came to instead, once that is known, of lines that are not in the file. */
export type GoTo = (place: LinePlace, onOther?: (place: ReaderPlace) => void) => void;

/** Where one is being led. */
interface Target extends LinePlace {
  readonly isShown?: boolean;
  readonly onOther?: ((place: ReaderPlace) => void) | undefined;
}

/**
 * Gives a function that brings a line into sight and the cursor onto it: at once where its file's lines are there, else
 * when they arrive, unless one has gone elsewhere meanwhile. Where there is no such line it is the nearest, and said so.
 */
export function useGoTo(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly folds: Folds;
  readonly setCursor: (cursor: Cursor) => void;
  /** Shows the line where it is hidden; null where it cannot be shown. */
  readonly expansions: Expansions | null;
}): GoTo {
  const { viewport, stack, models, folds, setCursor, expansions } = reader;
  const { unfold, open } = folds;
  /** It is looked at whenever the files are laid out anew, and when it is set. */
  const wanted = useRef<Target | null>(null);
  const announce = useAnnounce();
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const target = wanted.current;
    if (target === null) return;
    const index = stack.placeOf(target.key);
    const model = stack.models[index];
    const top = stack.tops[index] ?? 0;
    const isInSight = top < viewport.top + viewport.height && (stack.tops[index + 1] ?? 0) > viewport.top;
    if (model === undefined || model.content.failure !== null || !isInSight) {
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
    const folded = hiddenKeys(model, line);
    if (folded.length > 0) return open(target.key, folded, true);
    const cursor: Cursor = { key: target.key, line, waitsFor: null };
    setCursor(cursor);
    revealCursor(viewport, stack, cursor);
    wanted.current = null;
    const missed = target.line === 0 ? null : landingSentence(model, target, line);
    if (missed !== null) announce(missed);
    const landed = landedPlace(model, target, line);
    if (landed !== null) target.onOther?.(landed);
  }, [asked, stack, viewport, setCursor, open, expansions, announce]);
  return useCallback(
    (place, onOther) => {
      const index = stack.placeOf(place.key);
      if (index === -1) return;
      unfold(place.key);
      models.demand(place.key);
      viewport.scrollTo(stack.tops[index] ?? 0);
      wanted.current = { ...place, onOther };
      ask();
    },
    [stack, models, viewport, unfold],
  );
}

/** The lines to show so that those of a place are seen, as far as is known without the file's text. */
function hiddenLine({ file, patch }: FileModel, place: LinePlace, text: string | null): LineRange | null {
  if (patch === null || !hasHiddenLines(file)) return null;
  const wanted = { from: place.line, to: place.to ?? place.line };
  return hiddenPlace(patch, place.side, wanted, text === null ? Infinity : lineStarts(text).length - 1);
}

/**
 * Gives the place that one came to, at a line of the file's patch, where the file has not all the lines that one wanted;
 * null where it has them, or where that is not known. Linear in the patch.
 */
export function landedPlace({ file, patch, content }: FileModel, wanted: LinePlace, line: number): ReaderPlace | null {
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
  place: { old: "old line", new: "line" },
  /** Of a file that may have the line, though it cannot be shown. */
  notShown: "does not show",
  notThere: "has no",
  landed: (missed: string, place: string, number: number): string => `${missed}; this is ${place} ${number}`,
} as const;

/**
 * Says that one came to another line than one wanted: "src/a.ts has no line 900; this is line 640". Null where it is the
 * one.
 */
function landingSentence(model: FileModel, { side, line: wanted }: LinePlace, line: number): string | null {
  const { file, patch, content } = model;
  const at = patch === null ? null : numberOfLine(patch, line, side);
  if (at?.side === side && at.number === wanted) return null;
  const path = displayText((side === "old" ? file.oldPath : file.newPath) ?? file.newPath ?? file.oldPath ?? "");
  const isKnown = content.text !== null || !hasHiddenLines(file);
  const missed = `${path} ${isKnown ? TEXT.notThere : TEXT.notShown} ${TEXT.place[side]} ${wanted}`;
  return at === null ? missed : TEXT.landed(missed, TEXT.place[at.side], at.number);
}

/** Names what the cursor is on: the marked lines if its line is one of them, its line, or the whole file as line 0 where there is none. */
export function placeAtCursor(stack: FileStack, cursor: Cursor, marked: ReaderPlace | null): Required<LinePlace> {
  const patch = stack.models[stack.placeOf(cursor.key)]?.patch ?? null;
  const at = stack.collapsed.has(cursor.key) ? null : numberAtCursor(patch, cursor, marked);
  if (at === null) return { key: cursor.key, side: "new", line: 0, to: 0 };
  const lines = holdsNumber(marked, cursor.key, at) ? marked.lines : null;
  return { key: cursor.key, side: at.side, line: lines?.line ?? at.number, to: lines?.to ?? at.number };
}
