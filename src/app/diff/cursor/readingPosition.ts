import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { type FileStack, heightOfPosition, stackPositionAt } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import { isOnSide, lineOfNumber, lineText, numberOfLine } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";
import type { Viewport } from "../Viewport.ts";
import type { Cursor } from "./Cursor.ts";

/** The time without scrolling after which the reading position is saved, in ms. */
const REST_MS = 100;
/**
 * The longest time that the position is restored while its lines are loading, in ms. Any action of the user ends it
 * earlier.
 */
const AWAITED_MS = 8000;
/** The time for which the restored position is held: the page may still be scrolled to its old height meanwhile. */
const LEAD_MS = 300;
const INPUT = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Saves the first readable line and returns to it when the user comes back to the page. The scroll offset is not
 * enough, since heights of files that were never rendered are guesses.
 */
export function useSavedReading(
  viewport: Viewport,
  stack: FileStack,
  models: ReaderModels,
  memory: LocationMemory | undefined,
): void {
  /** The position to restore; null once reached or abandoned, undefined until it has been read. */
  const wanted = useRef<ReadingPosition | null>(undefined);
  /**
   * True while restoring. At the end of the page the position cannot be fully reached, and each attempt causes a scroll
   * event.
   */
  const isLeading = useRef(false);
  const isLedBack = useRef(false);

  const lead = useEffectEvent((): void => {
    if (wanted.current == null || isLeading.current) return;
    const { location, offset, texts } = wanted.current;
    const model = stack.models[stack.fileIndexOf(location.path)];
    if (model === undefined) return;
    // Until its lines are loaded, scroll to the file, so that they are requested first.
    const isAwaited = location.lines !== null && model.patch === null;
    const line =
      location.lines === null || model.patch === null ? null : findSavedLine(model.patch, location.lines, texts);
    const y = heightOfPosition(stack, {
      key: location.path,
      line: line === NO_LINE ? null : line,
      offset: isAwaited ? FILE_HEADER_HEIGHT : offset,
    });
    if (y === null) return;
    isLeading.current = true;
    viewport.scrollBy(y - edgeOf(viewport));
    isLeading.current = false;
    if (isAwaited) return;
    viewport.see();
    if (isLedBack.current) return;
    isLedBack.current = true;
    setTimeout(() => {
      wanted.current = null;
    }, LEAD_MS);
  });
  useLayoutEffect(() => {
    if (wanted.current === undefined) {
      wanted.current = memory?.restoreReading?.() ?? null;
      if (wanted.current !== null) models.demand(wanted.current.location.path);
    }
    lead();
  }, [stack, models, memory]);

  const save = useEffectEvent((): void => {
    if (wanted.current != null) return;
    const y = edgeOf(viewport);
    const at = viewport.top + viewport.inset < 0 ? null : stackPositionAt(stack, y);
    const patch = stack.models[stack.fileIndexOf(at?.key)]?.patch ?? null;
    const number = at === null || at.line === null || patch === null ? null : numberOfLine(patch, at.line, "new");
    if (at === null || (at.line !== null && number === null)) return memory?.saveReading?.(null);
    const lines = number === null ? null : { side: number.side, line: number.number, to: number.number };
    const texts = lines === null || patch === null || at.line === null ? [] : textsFrom(patch, lines.side, at.line);
    memory?.saveReading?.({ location: { path: at.key, lines }, offset: at.offset, texts });
  });
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      wanted.current = null;
    };
    const endTimer = setTimeout(end, AWAITED_MS);
    const stop = viewport.onMove(() => {
      lead();
      clearTimeout(resting);
      resting = setTimeout(save, REST_MS);
    });
    for (const type of INPUT) window.addEventListener(type, end, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(endTimer);
      clearTimeout(resting);
      stop();
      for (const type of INPUT) window.removeEventListener(type, end);
      window.removeEventListener("pagehide", save);
    };
  }, [viewport]);
}

/** Finds the saved line, wherever it is by now. */
function findSavedLine(
  patch: Patch,
  { side, line }: NonNullable<DiffLocation["lines"]>,
  texts: readonly string[],
): number {
  const numbered = lineOfNumber(patch, side, line);
  return numbered === NO_LINE ? numbered : nearestSame(patch, side, texts, numbered);
}

/** The position of the uppermost readable line. */
function edgeOf(viewport: Viewport): number {
  return viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
}

/** A line, or the header of a file if there are no lines, and the number of pixels read below its top. */
interface ReadingPosition {
  readonly location: DiffLocation;
  readonly offset: number;
  /** The text of the line and of those after it, since it may have moved meanwhile. Empty for a header. */
  readonly texts: readonly string[];
}

/** Saves a place for as long as the user may return to the page, including a reload. */
export interface LocationMemory {
  /** Returns the place saved for this page, or null. */
  readonly read: () => DiffLocation | null;
  readonly save: (location: DiffLocation) => void;
  /** Returns the saved reading position, or null if it is above all lines. */
  readonly restoreReading?: () => ReadingPosition | null;
  readonly saveReading?: (reading: ReadingPosition | null) => void;
}

/**
 * Saves the place of the cursor and restores it without scrolling, once the lines of its file are loaded, unless the
 * user has set it since.
 */
export function useSavedCursor(reader: {
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly cursor: Cursor | null;
  /** Sets the cursor if there is none. */
  readonly restoreCursor: (cursor: Cursor) => void;
  readonly memory: LocationMemory | undefined;
}): void {
  const { stack, models, cursor, restoreCursor, memory } = reader;
  /** Undefined until it has been read. */
  const wanted = useRef<DiffLocation | null>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) {
      wanted.current = memory?.read() ?? null;
      if (wanted.current !== null) models.demand(wanted.current.path);
    }
    const location = wanted.current;
    const model = stack.models[stack.fileIndexOf(location?.path)];
    if (location === null || model === undefined) return;
    const header: Cursor = { key: location.path, line: NO_LINE, waitsFor: null };
    if (location.lines === null) restoreCursor(header);
    else if (model.patch !== null) {
      restoreCursor({ ...header, line: lineOfNumber(model.patch, location.lines.side, location.lines.line) });
    } else if (model.content.failure === null) return;
    wanted.current = null;
  }, [stack, models, memory, restoreCursor]);

  const key = cursor?.key;
  useEffect(() => models.retain("cursor", key === undefined ? [] : [key]), [models, key]);

  const save = useEffectEvent((at: Cursor, saved: LocationMemory): void => {
    const patch = stack.models[stack.fileIndexOf(at.key)]?.patch ?? null;
    const called = patch === null ? null : numberOfLine(patch, at.line, "new");
    if (called === null && at.line !== NO_LINE) return;
    const lines = called === null ? null : { side: called.side, line: called.number, to: called.number };
    saved.save({ path: at.key, lines });
  });
  useEffect(() => {
    if (cursor !== null && memory !== undefined) save(cursor, memory);
  }, [cursor, memory]);
}

/** The least characters of a line that can identify it alone. */
const TELLING = 6;

/**
 * Returns the line nearest to `line` that has the same text as before together with those after it (`textsFrom`);
 * otherwise the only line that matches the first text; otherwise `line`. Linear in the patch.
 */
export function nearestSame(patch: Patch, side: DiffSide, texts: readonly string[], line: number): number {
  const [first = ""] = texts;
  if (texts.every((text) => text.trim() === "")) return line;
  let nearest: number | null = null;
  const alone: number[] = [];
  for (let at = 0; at < patch.lineCount; at++) {
    if (!isOnSide(patch, at, side)) continue;
    const found = textsFrom(patch, side, at);
    if (found[0] !== first) continue;
    alone.push(at);
    const isNearer = nearest === null || Math.abs(at - line) < Math.abs(nearest - line);
    if (isNearer && texts.every((text, index) => text === found[index])) nearest = at;
  }
  if (nearest !== null) return nearest;
  const [only] = alone;
  return alone.length === 1 && only !== undefined && first.trim().length >= TELLING ? only : line;
}

/** The number of lines that identify a place, and of characters compared per line. */
const [LINES, SIGNS] = [3, 200];

/** Returns the texts of a line and of those that follow it on a side, as many as are needed to find it again. */
export function textsFrom(patch: Patch, side: DiffSide, line: number): readonly string[] {
  const texts: string[] = [];
  for (let at = line; at < patch.lineCount && texts.length < LINES; at++) {
    if (isOnSide(patch, at, side)) texts.push(lineText(patch, at).slice(0, SIGNS));
  }
  return texts;
}
