import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { FileStack } from "../models/FileStack.ts";
import { LineKind, NO_LINE } from "../patch/Patch.ts";
import type { Viewport } from "../Viewport.ts";
import { type Cursor, moveCursor } from "./Cursor.ts";
import { cursorAt, cursorRange, revealCursor } from "./cursorGeometry.ts";

const STEPS = { ArrowDown: "nextLine", ArrowUp: "previousLine" } as const;

/**
 * Makes the lines of each file a grid: entering it by Tab places the cursor in it, the arrow keys move the cursor, and
 * the focus follows the cursor to another file, and to new elements when the layout changes.
 */
export function useGrid(
  root: RefObject<HTMLElement | null>,
  reader: {
    readonly viewport: Viewport;
    readonly stack: FileStack;
    readonly cursor: Cursor | null;
    readonly setCursor: (cursor: Cursor) => void;
  },
): void {
  const { viewport, stack, cursor, setCursor } = reader;
  /** True if a grid has the focus, or lost it by being removed while nothing else was focused since. */
  const isRead = useRef(false);

  const press = useEffectEvent((event: KeyboardEvent): void => {
    const at = focusedGrid();
    const step = event.key === "ArrowDown" || event.key === "ArrowUp" ? STEPS[event.key] : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (at === null || at.grid !== event.target || step === null || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    const isHere = cursor?.key === at.fileKey && cursor.line !== NO_LINE;
    const next = isHere ? moveCursor(stack, cursor, step) : visibleLine(viewport, stack, at.fileKey);
    if (next?.key !== at.fileKey || next.line === NO_LINE) return;
    setCursor(next);
    revealCursor(viewport, stack, next);
  });
  /** Sets the cursor if it is not on a line of the focused file. */
  const come = useEffectEvent((): void => {
    const at = focusedGrid();
    if (at === null || (cursor?.key === at.fileKey && cursor.line !== NO_LINE)) return;
    const first = visibleLine(viewport, stack, at.fileKey);
    if (first !== null && first.key === at.fileKey && first.line !== NO_LINE) setCursor(first);
  });
  /** The browser scrolls to the edge of the focused element, but the user reads lines in the middle of a file. */
  const stay = useEffectEvent((top: number): void => {
    viewport.read();
    viewport.scrollBy(top - viewport.top);
    const range = cursor === null ? null : cursorRange(stack, cursor);
    const edge = viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
    const isVisible = range !== null && range.from >= edge && range.to <= viewport.top + viewport.height;
    if (cursor !== null && !isVisible) revealCursor(viewport, stack, cursor);
  });

  useEffect(() => {
    const element = root.current;
    let [isPressed, isTab] = [false, false];
    const pointer = ({ type }: Event): void => {
      isPressed = type === "pointerdown";
      isRead.current = focusedGrid() !== null;
    };
    // A press on a line sets the cursor already.
    const focus = ({ target }: FocusEvent): void => {
      isRead.current = focusedGrid() !== null;
      if (isPressed || !(target instanceof Element) || !target.matches(GRID)) return;
      come();
      const { top } = viewport;
      if (isTab) requestAnimationFrame(() => stay(top));
    };
    const blur = ({ target }: FocusEvent): void => {
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected) isRead.current = focusedGrid() !== null;
      });
    };
    const key = (event: KeyboardEvent): void => press(event);
    const anyKey = (event: KeyboardEvent): void => {
      isTab = event.key === "Tab";
    };
    element?.addEventListener("keydown", key);
    window.addEventListener("keydown", anyKey, true);
    element?.addEventListener("focusin", focus);
    element?.addEventListener("focusout", blur);
    const pointers = ["pointerdown", "pointerup", "pointercancel"];
    for (const type of pointers) window.addEventListener(type, pointer, true);
    return () => {
      element?.removeEventListener("keydown", key);
      window.removeEventListener("keydown", anyKey, true);
      element?.removeEventListener("focusin", focus);
      element?.removeEventListener("focusout", blur);
      for (const type of pointers) window.removeEventListener(type, pointer, true);
    };
  }, [root, viewport]);

  // After each render, since the file of the cursor, or its lines in a new layout, may have been rendered only now.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const at = focusedGrid()?.grid ?? null;
    const isHere =
      at === null ? isRead.current && activeElement === document.body : root.current?.contains(at) === true;
    if (!isHere || cursor === null || cursor.line === NO_LINE) return;
    const grid = gridOfCursor(root.current, stack, cursor);
    if (grid !== at) grid?.focus({ preventScroll: true });
  });
}

/** Returns the uppermost readable line of a file. */
function visibleLine(viewport: Viewport, stack: FileStack, key: string): Cursor | null {
  const body = (stack.tops[stack.fileIndexOf(key)] ?? 0) + FILE_HEADER_HEIGHT;
  return cursorAt(stack, Math.max(body, viewport.top + viewport.inset + FILE_HEADER_HEIGHT), -1);
}

/** Matches the element that has the focus while the lines of a file are read by key. */
export const GRID = ".diff-sheet";

/** Returns the focused grid of lines and the key of its file; null if none is focused. */
export function focusedGrid(): { readonly grid: HTMLElement; readonly fileKey: string } | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !activeElement.matches(GRID)) return null;
  const fileKey = activeElement.closest<HTMLElement>(".diff-file")?.dataset["key"];
  return fileKey === undefined ? null : { grid: activeElement, fileKey };
}

/**
 * Returns the grid that shows the line of a cursor, in split layout the one of its side; null if it is not rendered.
 */
export function gridOfCursor(root: HTMLElement | null, stack: FileStack, { key, line }: Cursor): HTMLElement | null {
  const grids = root?.querySelectorAll<HTMLElement>(`.diff-file[data-key="${CSS.escape(key)}"] ${GRID}`) ?? [];
  const isOld = stack.models[stack.fileIndexOf(key)]?.patch?.kinds[line] === LineKind.removed;
  return [...grids].at(isOld ? 0 : -1) ?? null;
}
