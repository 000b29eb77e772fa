import { cursorAt, pointedNumber, type PointedNumber } from "../cursor/cursorGeometry.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { lineOnSide, numberOfLine } from "../patch/patchLines.ts";
import type { ReaderController, ReaderFeature } from "../reader/ReaderController.ts";

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
 * side where the drag began. Touch scrolls instead; clicks are handled by `lineLinks`.
 */
export function lineDrag(reader: ReaderController): ReaderFeature {
  const { viewport } = reader;
  let drag: Drag | null = null;

  const begin = (root: HTMLElement, event: PointerEvent): boolean => {
    const { stack, props } = reader.view;
    const isMouse = event.button === 0 && event.pointerType !== "touch" && !event.shiftKey;
    if (props.onComment === undefined || !isMouse) return false;
    const start = pointedNumber(root, stack, event);
    if (start === null) return false;
    const isOldPane = start.number.side === "old" && stack.modelOf(start.key)?.facts.layout === "split";
    drag = { start, isOldPane, reached: null };
    return true;
  };
  const move = (root: HTMLElement, { clientY }: PointerEvent): void => {
    if (drag === null) return;
    const { start, isOldPane, reached } = drag;
    const y = clientY - root.getBoundingClientRect().top;
    if (y < viewport.top + viewport.inset + EDGE) viewport.scrollBy(-SCROLL);
    else if (y > viewport.top + viewport.height - EDGE) viewport.scrollBy(SCROLL);
    const { stack } = reader.view;
    const { side } = start.number;
    const at = cursorAt(stack, y, isOldPane ? 0 : -1);
    const patch = stack.modelOf(start.key)?.patch ?? null;
    if (patch === null || at?.key !== start.key || at.line === NO_LINE) return;
    const line = lineOnSide(patch, side, at.line, at.line > start.line ? -1 : 1);
    const number = numberOfLine(patch, line, side)?.number;
    if (number === undefined || number === (reached ?? start.number).number) return;
    drag.reached = { line, number };
    reader.mark(linesOf(start, number));
  };
  const end = (): boolean => {
    if (drag === null || drag.reached === null) return false;
    const { start, reached } = drag;
    const { path, lines } = linesOf(start, reached.number);
    reader.setCursor({ key: path, line: Math.max(start.line, reached.line), waitsFor: null });
    reader.view.props.onComment?.({ key: path, ...lines });
    return true;
  };
  return {
    attach: (root) => {
      let ending: AbortController | null = null;
      const press = (event: PointerEvent): void => {
        if (!begin(root, event)) return;
        ending = new AbortController();
        const { signal } = ending;
        document.addEventListener("pointermove", (moved) => move(root, moved), { signal });
        document.addEventListener("pointercancel", () => stop(false), { signal });
        document.addEventListener("pointerup", () => stop(end()), { signal });
      };
      const stop = (isDone: boolean): void => {
        drag = null;
        ending?.abort();
        // The browser fires a click after a drag that ends on the element where it began.
        if (isDone) document.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => document.removeEventListener("click", swallow, true));
      };
      root.addEventListener("pointerdown", press);
      return () => {
        root.removeEventListener("pointerdown", press);
        ending?.abort();
      };
    },
  };
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
}

function linesOf({ key, number: { side, number } }: PointedNumber, to: number) {
  return { path: key, lines: { side, line: Math.min(number, to), to: Math.max(number, to) } };
}
