import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { type FileStack, heightOfPlace, placeAt } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import { isOnSide, lineOfNumber, lineText, numberOfLine } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";
import type { Viewport } from "../Viewport.ts";
import type { Cursor } from "./Cursor.ts";

/** How long scrolling rests before what one reads is kept. */
const KEEP_MS = 100;
/** So long one is led back to lines that do not come; or until one does anything. */
const AWAITED_MS = 8000;
/** So long after one is there one is held there: the page may be scrolled to its old height meanwhile. */
const HELD_MS = 300;
const INPUT = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Keeps the line one reads, and leads back to it when one comes back to the page: how far the page was scrolled does not
 * say so, as the heights of files that one has not come to are guesses.
 */
export function useKeptReading(
  viewport: Viewport,
  stack: FileStack,
  models: ReaderModels,
  memory: PlaceMemory | undefined,
): void {
  /** Where one is led back to; null when one is there or has gone elsewhere. Undefined until it has been read. */
  const wanted = useRef<KeptReading | null>(undefined);
  /** At the page's end one cannot be led all the way; trying makes a movement of its own. */
  const isLeading = useRef(false);
  const isHeld = useRef(false);

  const lead = useEffectEvent((): void => {
    if (wanted.current == null || isLeading.current) return;
    const { place, offset, texts } = wanted.current;
    const model = stack.models[stack.placeOf(place.path)];
    if (model === undefined) return;
    // Until its lines are there one is led to the file, so that they are asked for first.
    const isAwaited = place.lines !== null && model.patch === null;
    const line = place.lines === null || model.patch === null ? null : lineOfReading(model.patch, place.lines, texts);
    const y = heightOfPlace(stack, {
      key: place.path,
      line: line === NO_LINE ? null : line,
      offset: isAwaited ? FILE_HEADER_HEIGHT : offset,
    });
    if (y === null) return;
    isLeading.current = true;
    viewport.scrollBy(y - edgeOf(viewport));
    isLeading.current = false;
    if (isAwaited) return;
    viewport.see();
    if (isHeld.current) return;
    isHeld.current = true;
    setTimeout(() => {
      wanted.current = null;
    }, HELD_MS);
  });
  useLayoutEffect(() => {
    if (wanted.current === undefined) {
      wanted.current = memory?.readReading?.() ?? null;
      if (wanted.current !== null) models.demand(wanted.current.place.path);
    }
    lead();
  }, [stack, models, memory]);

  const keep = useEffectEvent((): void => {
    if (wanted.current != null) return;
    const y = edgeOf(viewport);
    const at = viewport.top + viewport.inset < 0 ? null : placeAt(stack, y);
    const patch = stack.models[stack.placeOf(at?.key)]?.patch ?? null;
    const number = at === null || at.line === null || patch === null ? null : numberOfLine(patch, at.line, "new");
    if (at === null || (at.line !== null && number === null)) return memory?.keepReading?.(null);
    const lines = number === null ? null : { side: number.side, line: number.number, to: number.number };
    const texts = lines === null || patch === null || at.line === null ? [] : textsFrom(patch, lines.side, at.line);
    memory?.keepReading?.({ place: { path: at.key, lines }, offset: at.offset, texts });
  });
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      wanted.current = null;
    };
    const settled = setTimeout(end, AWAITED_MS);
    const stop = viewport.onMove(() => {
      lead();
      clearTimeout(resting);
      resting = setTimeout(keep, KEEP_MS);
    });
    for (const type of INPUT) window.addEventListener(type, end, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(settled);
      clearTimeout(resting);
      stop();
      for (const type of INPUT) window.removeEventListener(type, end);
      window.removeEventListener("pagehide", keep);
    };
  }, [viewport]);
}

/** Finds the line one read, wherever it stands by now. */
function lineOfReading(
  patch: Patch,
  { side, line }: NonNullable<ReaderPlace["lines"]>,
  texts: readonly string[],
): number {
  const numbered = lineOfNumber(patch, side, line);
  return numbered === NO_LINE ? numbered : nearestSame(patch, side, texts, numbered);
}

/** Where the uppermost line that one can read stands. */
function edgeOf(viewport: Viewport): number {
  return viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
}

/** A line, or a file's header where there are no lines, and how many pixels below its top one reads. */
interface KeptReading {
  readonly place: ReaderPlace;
  readonly offset: number;
  /** What the line says, and those behind it: it may stand elsewhere when one comes back. None for a file's header. */
  readonly texts: readonly string[];
}

/** Keeps a place for as long as one may come back to the page, a reload included. */
export interface PlaceMemory {
  /** Gives what was kept of this page; null where nothing was. */
  readonly read: () => ReaderPlace | null;
  readonly keep: (place: ReaderPlace) => void;
  /** The same for what one reads; null where that is above all lines. */
  readonly readReading?: () => KeptReading | null;
  readonly keepReading?: (reading: KeptReading | null) => void;
}

/**
 * Keeps where the cursor is, and brings it back there, without scrolling, once its file's lines are there and if one has not
 * set it since.
 */
export function useKeptCursor(reader: {
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly cursor: Cursor | null;
  /** Sets the cursor where there is none. */
  readonly restoreCursor: (cursor: Cursor) => void;
  readonly memory: PlaceMemory | undefined;
}): void {
  const { stack, models, cursor, restoreCursor, memory } = reader;
  /** Undefined until it has been read. */
  const wanted = useRef<ReaderPlace | null>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) {
      wanted.current = memory?.read() ?? null;
      if (wanted.current !== null) models.demand(wanted.current.path);
    }
    const place = wanted.current;
    const model = stack.models[stack.placeOf(place?.path)];
    if (place === null || model === undefined) return;
    const header: Cursor = { key: place.path, line: NO_LINE, waitsFor: null };
    if (place.lines === null) restoreCursor(header);
    else if (model.patch !== null) {
      restoreCursor({ ...header, line: lineOfNumber(model.patch, place.lines.side, place.lines.line) });
    } else if (model.content.failure === null) return;
    wanted.current = null;
  }, [stack, models, memory, restoreCursor]);

  const key = cursor?.key;
  useEffect(() => models.keep("cursor", key === undefined ? [] : [key]), [models, key]);

  const keep = useEffectEvent((at: Cursor, kept: PlaceMemory): void => {
    const patch = stack.models[stack.placeOf(at.key)]?.patch ?? null;
    const called = patch === null ? null : numberOfLine(patch, at.line, "new");
    if (called === null && at.line !== NO_LINE) return;
    const lines = called === null ? null : { side: called.side, line: called.number, to: called.number };
    kept.keep({ path: at.key, lines });
  });
  useEffect(() => {
    if (cursor !== null && memory !== undefined) keep(cursor, memory);
  }, [cursor, memory]);
}

/** A line alone says where one was only if it has that many signs. */
const TELLING = 6;

/**
 * Finds the line that reads as one did before, with those behind it (`textsFrom`), the one nearest to where it stood; else the
 * only one that reads like the first of them. Gives `line`, where it stood, if there is none. Linear in the patch.
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

/** So many lines say which one it is, and so many signs of each. */
const [LINES, SIGNS] = [3, 200];

/** Gives the text of a line and of those that follow it on a side: as much as it takes to find it again. */
export function textsFrom(patch: Patch, side: DiffSide, line: number): readonly string[] {
  const texts: string[] = [];
  for (let at = line; at < patch.lineCount && texts.length < LINES; at++) {
    if (isOnSide(patch, at, side)) texts.push(lineText(patch, at).slice(0, SIGNS));
  }
  return texts;
}
