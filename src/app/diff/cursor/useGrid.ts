import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { FileStack } from "../models/FileStack.ts";
import { LineKind, NO_LINE } from "../patch/Patch.ts";
import type { Viewport } from "../Viewport.ts";
import { type Cursor, moveCursor } from "./Cursor.ts";
import { cursorAt, cursorStretch, revealCursor } from "./cursorGeometry.ts";

const STEPS = { ArrowDown: "nextLine", ArrowUp: "previousLine" } as const;

/**
 * Makes the lines of each file a grid to walk in: who comes to one by Tab has the cursor in it, the arrows move it there, and
 * where other keys lead it to another file the focus goes with it, as it does where a file is drawn anew, in one column or two.
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
  /** Whether a grid has the focus, or had it until it was taken away and nothing else has it since. */
  const isRead = useRef(false);

  const press = useEffectEvent((event: KeyboardEvent): void => {
    const at = focusedGrid();
    const step = event.key === "ArrowDown" || event.key === "ArrowUp" ? STEPS[event.key] : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (at === null || at.grid !== event.target || step === null || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    const isHere = cursor?.key === at.fileKey && cursor.line !== NO_LINE;
    const next = isHere ? moveCursor(stack, cursor, step) : lineInSight(viewport, stack, at.fileKey);
    if (next?.key !== at.fileKey || next.line === NO_LINE) return;
    setCursor(next);
    revealCursor(viewport, stack, next);
  });
  /** Sets the cursor where it is in no line of the file that the focus came to. */
  const come = useEffectEvent((): void => {
    const at = focusedGrid();
    if (at === null || (cursor?.key === at.fileKey && cursor.line !== NO_LINE)) return;
    const first = lineInSight(viewport, stack, at.fileKey);
    if (first !== null && first.key === at.fileKey && first.line !== NO_LINE) setCursor(first);
  });
  /** The browser brings the edge of what has the focus into sight; of all the lines of a file one reads those in the middle. */
  const stay = useEffectEvent((top: number): void => {
    viewport.read();
    viewport.scrollBy(top - viewport.top);
    const stretch = cursor === null ? null : cursorStretch(stack, cursor);
    const edge = viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
    const isInSight = stretch !== null && stretch.from >= edge && stretch.to <= viewport.top + viewport.height;
    if (cursor !== null && !isInSight) revealCursor(viewport, stack, cursor);
  });

  useEffect(() => {
    const element = root.current;
    let [isPressed, isTab] = [false, false];
    const pointer = ({ type }: Event): void => {
      isPressed = type === "pointerdown";
      isRead.current = focusedGrid() !== null;
    };
    // Who presses a line has the cursor come there by that.
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

  // At each drawing: the file that the cursor was led to, or the lines in their new layout, may have been drawn only now.
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

/** Gives the uppermost line of a file that one can read. */
function lineInSight(viewport: Viewport, stack: FileStack, key: string): Cursor | null {
  const body = (stack.tops[stack.placeOf(key)] ?? 0) + FILE_HEADER_HEIGHT;
  return cursorAt(stack, Math.max(body, viewport.top + viewport.inset + FILE_HEADER_HEIGHT), -1);
}

/** What holds the focus while one reads a file's lines by key. */
export const GRID = ".diff-sheet";

/** Gives the grid of lines that has the focus and the key of its file; null where none has. */
export function focusedGrid(): { readonly grid: HTMLElement; readonly fileKey: string } | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !activeElement.matches(GRID)) return null;
  const fileKey = activeElement.closest<HTMLElement>(".diff-file")?.dataset["key"];
  return fileKey === undefined ? null : { grid: activeElement, fileKey };
}

/** Finds the grid that shows a cursor's line, of two side by side the one of its own side; null where it is not drawn. */
export function gridOfCursor(root: HTMLElement | null, stack: FileStack, { key, line }: Cursor): HTMLElement | null {
  const grids = root?.querySelectorAll<HTMLElement>(`.diff-file[data-key="${CSS.escape(key)}"] ${GRID}`) ?? [];
  const isOld = stack.models[stack.placeOf(key)]?.patch?.kinds[line] === LineKind.removed;
  return [...grids].at(isOld ? 0 : -1) ?? null;
}
