import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { NO_LINE } from "../patch/Patch.ts";
import type { ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import { type Cursor, moveCursor } from "../controller/Cursor.ts";
import { cursorAt, cursorRange, focusedGrid, GRID, gridOfCursor } from "../controller/cursorGeometry.ts";

const STEPS = { ArrowDown: "nextLine", ArrowUp: "previousLine" } as const;

/**
 * Makes the lines of each file a grid: entering it by Tab places the cursor in it, the arrow keys move the cursor, and
 * the focus follows the cursor to another file, and to new elements when the layout changes.
 */
export function grid(reader: ReaderController): ReaderFeature {
  const { viewport } = reader;
  /** True if a grid has the focus, or lost it by being removed while nothing else was focused since. */
  let isRead = false;

  const press = (event: KeyboardEvent): void => {
    const { stack, cursor } = reader.view;
    const at = focusedGrid();
    const step = event.key === "ArrowDown" || event.key === "ArrowUp" ? STEPS[event.key] : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (at === null || at.grid !== event.target || step === null || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    const isHere = cursor?.key === at.fileKey && cursor.line !== NO_LINE;
    const next = isHere ? moveCursor(stack, cursor, step) : visibleLine(reader, at.fileKey);
    if (next?.key === at.fileKey && next.line !== NO_LINE) reader.moveTo(next);
  };
  /** Sets the cursor if it is not on a line of the focused file. */
  const come = (): void => {
    const { cursor } = reader.view;
    const at = focusedGrid();
    if (at === null || (cursor?.key === at.fileKey && cursor.line !== NO_LINE)) return;
    const first = visibleLine(reader, at.fileKey);
    if (first !== null && first.key === at.fileKey && first.line !== NO_LINE) reader.setCursor(first);
  };
  /** The browser scrolls to the edge of the focused element, but the user reads lines in the middle of a file. */
  const stay = (top: number): void => {
    viewport.read();
    viewport.scrollBy(top - viewport.top);
    const { stack, cursor } = reader.view;
    const range = cursor === null ? null : cursorRange(stack, cursor);
    const edge = viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
    const isVisible = range !== null && range.from >= edge && range.to <= viewport.top + viewport.height;
    if (cursor !== null && !isVisible) reader.reveal(cursor);
  };

  return {
    attach: (root) => {
      const ending = new AbortController();
      const { signal } = ending;
      let [isPressed, isTab] = [false, false];
      const pointer = ({ type }: Event): void => {
        isPressed = type === "pointerdown";
        isRead = focusedGrid() !== null;
      };
      // A press on a line sets the cursor already.
      const focus = ({ target }: FocusEvent): void => {
        isRead = focusedGrid() !== null;
        if (isPressed || !(target instanceof Element) || !target.matches(GRID)) return;
        come();
        const { top } = viewport;
        if (isTab) requestAnimationFrame(() => stay(top));
      };
      const blur = ({ target }: FocusEvent): void => {
        queueMicrotask(() => {
          if (target instanceof Element && target.isConnected) isRead = focusedGrid() !== null;
        });
      };
      const anyKey = (event: KeyboardEvent): void => {
        isTab = event.key === "Tab";
      };
      root.addEventListener("keydown", press, { signal });
      root.addEventListener("focusin", focus, { signal });
      root.addEventListener("focusout", blur, { signal });
      window.addEventListener("keydown", anyKey, { capture: true, signal });
      for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
        window.addEventListener(type, pointer, { capture: true, signal });
      }
      return () => ending.abort();
    },
    // After each render, since the file of the cursor, or its lines in a new layout, may have been rendered only now.
    afterLayout: ({ stack, cursor }) => {
      const { activeElement } = document;
      const at = focusedGrid()?.grid ?? null;
      const isHere = at === null ? isRead && activeElement === document.body : reader.root?.contains(at) === true;
      if (!isHere || cursor === null || cursor.line === NO_LINE) return;
      const wanted = gridOfCursor(reader.root, stack, cursor);
      if (wanted !== at) wanted?.focus({ preventScroll: true });
    },
  };
}

/** Returns the uppermost readable line of a file. */
function visibleLine({ viewport, view }: ReaderController, key: string): Cursor | null {
  const body = (view.stack.tops[view.stack.fileIndexOf(key)] ?? 0) + FILE_HEADER_HEIGHT;
  return cursorAt(view.stack, Math.max(body, viewport.top + viewport.inset + FILE_HEADER_HEIGHT), -1);
}
