import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { cursorAt, pointedNumber, type PointedNumber } from "../cursor/cursorGeometry.ts";
import { lineOnSide, numberOfLine } from "../patch/patchLines.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import { NO_LINE } from "../patch/Patch.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { LineLocation } from "./useGoTo.ts";
import type { Viewport } from "../Viewport.ts";

/** The distance from the edge of the visible part within which a drag scrolls, in pixels. */
const EDGE = 30;
/** The distance scrolled per movement there, in pixels. */
const SCROLL = 20;

interface Drag {
  readonly start: PointedNumber;
  readonly isOldPane: boolean;
  /** The line reached; null until the drag leaves the first line. */
  reached: { readonly line: number; readonly number: number } | null;
}

/**
 * Lets the user drag over line numbers to comment on a range, which is selected meanwhile and stays within the file and
 * side where the drag began. Touch scrolls instead; clicks are handled by `useLinkedLines`.
 */
export function useLineDrag(
  root: RefObject<HTMLElement | null>,
  reader: {
    readonly viewport: Viewport;
    readonly stack: FileStack;
    readonly setCursor: (cursor: Cursor) => void;
    readonly mark: (location: DiffLocation) => void;
    readonly onComment: ((location: Required<LineLocation>) => void) | undefined;
  },
): void {
  const { viewport, stack, setCursor, mark, onComment } = reader;
  const drag = useRef<Drag | null>(null);

  const begin = useEffectEvent((event: PointerEvent): boolean => {
    const isMouse = event.button === 0 && event.pointerType !== "touch" && !event.shiftKey;
    if (onComment === undefined || root.current === null || !isMouse) return false;
    const start = pointedNumber(root.current, stack, event);
    if (start === null) return false;
    const isOldPane =
      start.number.side === "old" && stack.models[stack.fileIndexOf(start.key)]?.facts.layout === "split";
    drag.current = { start, isOldPane, reached: null };
    return true;
  });
  const move = useEffectEvent(({ clientY }: PointerEvent): void => {
    if (drag.current === null || root.current === null) return;
    const { start, isOldPane, reached } = drag.current;
    const y = clientY - root.current.getBoundingClientRect().top;
    if (y < viewport.top + viewport.inset + EDGE) viewport.scrollBy(-SCROLL);
    else if (y > viewport.top + viewport.height - EDGE) viewport.scrollBy(SCROLL);
    const { side } = start.number;
    const at = cursorAt(stack, y, isOldPane ? 0 : -1);
    const patch = stack.models[stack.fileIndexOf(start.key)]?.patch ?? null;
    if (patch === null || at?.key !== start.key || at.line === NO_LINE) return;
    const line = lineOnSide(patch, side, at.line, at.line > start.line ? -1 : 1);
    const number = numberOfLine(patch, line, side)?.number;
    if (number === undefined || number === (reached ?? start.number).number) return;
    drag.current.reached = { line, number };
    mark(linesOf(start, number));
  });
  const end = useEffectEvent((): boolean => {
    const ended = drag.current;
    drag.current = null;
    if (ended === null || ended.reached === null) return false;
    const { start, reached } = ended;
    const { path, lines } = linesOf(start, reached.number);
    setCursor({ key: path, line: Math.max(start.line, reached.line), waitsFor: null });
    onComment?.({ key: path, ...lines });
    return true;
  });
  useEffect(() => {
    const element = root.current;
    let ending: AbortController | null = null;
    const press = (event: PointerEvent): void => {
      if (!begin(event)) return;
      ending = new AbortController();
      const { signal } = ending;
      document.addEventListener("pointermove", (moved) => move(moved), { signal });
      document.addEventListener("pointercancel", () => stop(false), { signal });
      document.addEventListener("pointerup", () => stop(end()), { signal });
    };
    const stop = (isDone: boolean): void => {
      drag.current = null;
      ending?.abort();
      // The browser fires a click after a drag that ends on the element where it began.
      if (isDone) document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, true));
    };
    element?.addEventListener("pointerdown", press);
    return () => {
      element?.removeEventListener("pointerdown", press);
      ending?.abort();
    };
  }, [root]);
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
}

function linesOf({ key, number: { side, number } }: PointedNumber, to: number) {
  return { path: key, lines: { side, line: Math.min(number, to), to: Math.max(number, to) } };
}
