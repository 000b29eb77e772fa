import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { fileAt, heightOfPosition, stackPositionAt } from "../models/FileStack.ts";
import type { DiffLocation, ReadingPosition } from "../models/DiffLocation.ts";
import { type DiffSide, NO_LINE, type Patch } from "../patch/Patch.ts";
import { isOnSide, lineOfNumber, lineText, numberOfLine } from "../patch/patchLines.ts";
import type { ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import type { Viewport } from "../Viewport.ts";
import type { Cursor } from "../controller/Cursor.ts";

/** The time without scrolling after which the reading position is saved, in ms. */
const REST_MS = 100;
/** The time in ms for which the position is restored while lines load, unless the user does anything. */
const AWAITED_MS = 8000;
/** The time for which the restored position is held: the page may still be scrolled to its old height meanwhile. */
const LEAD_MS = 300;
const INPUT = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Saves the first readable line and returns to it when the user comes back to the page. The scroll offset is not
 * enough, since heights of files that were never rendered are guesses.
 */
export function savedReading(reader: ReaderController): ReaderFeature {
  const { viewport } = reader;
  /** The position to restore; null once reached or abandoned, undefined until it has been read. */
  let wanted: ReadingPosition | null | undefined;
  /** True while restoring: each attempt causes a scroll event, also where the page ends before the position. */
  let isLeading = false;
  let isLedBack = false;

  const lead = (): void => {
    if (wanted == null || isLeading) return;
    const { stack } = reader.view;
    const { location, offset, texts } = wanted;
    const model = stack.modelOf(location.path);
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
    isLeading = true;
    viewport.scrollBy(y - edgeOf(viewport));
    isLeading = false;
    if (isAwaited) return;
    viewport.see();
    if (isLedBack) return;
    isLedBack = true;
    setTimeout(() => {
      wanted = null;
    }, LEAD_MS);
  };
  const save = (): void => {
    if (wanted != null) return;
    const { stack, props } = reader.view;
    const memory = props.links?.memory;
    const y = edgeOf(viewport);
    const at = viewport.top + viewport.inset < 0 ? null : stackPositionAt(stack, y);
    const patch = stack.modelOf(at?.key)?.patch ?? null;
    const number = at === null || at.line === null || patch === null ? null : numberOfLine(patch, at.line, "new");
    if (at === null || (at.line !== null && number === null)) return memory?.saveReading?.(null);
    const lines = number === null ? null : { side: number.side, line: number.number, to: number.number };
    const texts = lines === null || patch === null || at.line === null ? [] : textsFrom(patch, lines.side, at.line);
    memory?.saveReading?.({ location: { path: at.key, lines }, offset: at.offset, texts });
  };
  return {
    attach: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (): void => {
        wanted = null;
      };
      const endTimer = setTimeout(end, AWAITED_MS);
      const stop = viewport.onMove(() => {
        lead();
        clearTimeout(timer);
        timer = setTimeout(save, REST_MS);
      });
      for (const type of INPUT) window.addEventListener(type, end, { passive: true });
      window.addEventListener("pagehide", save);
      return () => {
        clearTimeout(endTimer);
        clearTimeout(timer);
        stop();
        for (const type of INPUT) window.removeEventListener(type, end);
        window.removeEventListener("pagehide", save);
      };
    },
    afterLayout: ({ stack, models, props }, before) => {
      if (before?.stack === stack) return;
      if (wanted === undefined) {
        wanted = props.links?.memory?.restoreReading?.() ?? null;
        if (wanted !== null) models.demand(wanted.location.path);
      }
      lead();
    },
  };
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

/**
 * Saves the place of the cursor and restores it without scrolling, once the lines of its file are loaded, unless the
 * user has set it since.
 */
export function savedCursor(reader: ReaderController): ReaderFeature {
  /** Undefined until it has been read. */
  let wanted: DiffLocation | null | undefined;
  let saved: Cursor | null = null;
  const restore = ({ stack, models, props }: ReaderView): void => {
    if (wanted === undefined) {
      wanted = props.links?.memory?.read() ?? null;
      if (wanted !== null) models.demand(wanted.path);
    }
    const location = wanted;
    const model = stack.modelOf(location?.path);
    if (location === null || model === undefined) return;
    const header: Cursor = { key: location.path, line: NO_LINE, waitsFor: null };
    if (location.lines === null) reader.cursorState.restore(stack, header);
    else if (model.patch !== null) {
      reader.cursorState.restore(stack, {
        ...header,
        line: lineOfNumber(model.patch, location.lines.side, location.lines.line),
      });
    } else if (model.content.failure === null) return;
    wanted = null;
  };
  return {
    afterLayout: (view, before) => {
      if (before?.stack !== view.stack) restore(view);
    },
    afterPaint: ({ cursor, stack, props }) => {
      if (cursor === null || cursor === saved) return;
      saved = cursor;
      const patch = stack.modelOf(cursor.key)?.patch ?? null;
      const called = patch === null ? null : numberOfLine(patch, cursor.line, "new");
      if (called === null && cursor.line !== NO_LINE) return;
      const lines = called === null ? null : { side: called.side, line: called.number, to: called.number };
      props.links?.memory?.save({ path: cursor.key, lines });
    },
  };
}

/** The least characters of a line that can identify it alone. */
const IDENTIFYING_LENGTH_MIN = 6;

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
  return alone.length === 1 && only !== undefined && first.trim().length >= IDENTIFYING_LENGTH_MIN ? only : line;
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

/** Reports the file whose header sticks to the upper edge of the visible part, or pushes the one of another file away. */
export function currentFile(reader: ReaderController): ReaderFeature {
  const { viewport } = reader;
  const report = (): void => {
    const { stack, props } = reader.view;
    const index = fileAt(stack, viewport.top + viewport.inset + FILE_HEADER_HEIGHT);
    props.current?.set(stack.models[index]?.file.key ?? null);
  };
  return { attach: () => viewport.onMove(report), afterPaint: report };
}
