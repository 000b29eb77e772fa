import { type ReactNode, useEffect, useState } from "react";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderCommand, ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import { type Cursor, numberAtCursor } from "../controller/Cursor.ts";
import { type LineLocation, locationHasLine } from "../models/DiffLocation.ts";
import { cursorAt, pointedNumber, type PointedNumber } from "../controller/cursorGeometry.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { lineOnSide, numberOfLine } from "../patch/patchLines.ts";
import "./comment.css";

const LABEL = "Comment on this line; drag to select a range";
/** The key that does the same at the cursor. */
const KEYS = "c";

interface ButtonLocation {
  /** The stack in which the line was found. In another stack it may be elsewhere. */
  readonly stack: FileStack;
  readonly pane: "old" | "new";
  readonly top: number;
  readonly left: number;
}

/**
 * The button beside the line number under the pointer that starts a comment. One element serves all lines; presses on
 * it are handled like presses on the number.
 */
export function CommentButton({
  reader,
  stack,
}: {
  readonly reader: ReaderController;
  readonly stack: FileStack;
}): ReactNode {
  const [location, setLocation] = useState<ButtonLocation | null>(null);
  useEffect(() => {
    const { root: element, viewport } = reader;
    // Lines may change or scroll under a resting pointer: hide until its next move finds the line.
    let isShown = false;
    const hide = (): void => {
      isShown = false;
      setLocation(null);
    };
    const point = ({ target, pointerType }: PointerEvent): void => {
      if (element === null || !(target instanceof Element) || target.closest(".diff-comment") !== null) return;
      const row = target.closest(".diff-row");
      const sign = row?.querySelector(".diff-sign") ?? null;
      if (pointerType === "touch" || row === null || sign === null) return hide();
      const edge = element.getBoundingClientRect();
      const { top, left } = sign.getBoundingClientRect();
      const isOld = row.closest(".diff-pane-old") !== null || row.classList.contains("diff-removed");
      isShown = true;
      setLocation({ stack, pane: isOld ? "old" : "new", top: top - edge.top, left: left - edge.left });
    };
    const move = (event: PointerEvent): void => {
      if (!isShown) point(event);
    };
    const ending = new AbortController();
    const { signal } = ending;
    element?.addEventListener("pointerover", point, { signal });
    element?.addEventListener("pointermove", move, { signal });
    element?.addEventListener("pointerleave", hide, { signal });
    const stop = viewport.onMove(hide);
    return () => {
      ending.abort();
      stop();
    };
  }, [reader, stack]);
  if (location === null || location.stack !== stack) return null;
  return (
    <button
      type="button"
      className="diff-comment"
      tabIndex={-1}
      data-pane={location.pane}
      aria-label={LABEL}
      title={`${LABEL} (${KEYS})`}
      style={{ top: location.top, left: location.left }}
    >
      +
    </button>
  );
}

const isEnabled = ({ props, stack }: ReaderView): boolean => props.onComment !== undefined && stack.models.length > 0;

const COMMANDS: readonly ReaderCommand[] = [
  {
    keys: KEYS,
    label: "Comment on the line or the selected lines",
    group: shortcutGroups.review,
    isEnabled,
    run: (reader) => {
      const at = reader.takeCursor();
      if (at !== null) reader.view.props.onComment?.(locationAtCursor(reader.view, at));
    },
  },
  {
    keys: "f",
    label: "Comment on this file",
    group: shortcutGroups.review,
    isEnabled,
    run: (reader) => {
      const at = reader.takeCursor();
      if (at !== null) reader.view.props.onComment?.({ key: at.key, side: "new", line: 0, to: 0 });
    },
  },
];

/** Edits lines by key at the cursor, or the selected lines. */
export function editKeys(): ReaderFeature {
  const run = (reader: ReaderController): void => {
    const at = reader.takeCursor();
    if (at !== null) reader.view.props.onEdit?.(locationAtCursor(reader.view, at));
  };
  const label = "Edit the line or the selected lines as a suggestion";
  const canEdit = ({ props, stack }: ReaderView): boolean => props.onEdit !== undefined && stack.models.length > 0;
  return { commands: [{ keys: "e", label, group: shortcutGroups.review, isEnabled: canEdit, run }] };
}

/** Starts comments by key at the line or the file of the cursor; without a cursor, at the uppermost visible line. */
export function commentKeys(): ReaderFeature {
  return { commands: COMMANDS };
}

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

/** Returns the place of the cursor: the selected lines around it, its line, or line 0 for the whole file. */
export function locationAtCursor({ stack, marked }: ReaderView, cursor: Cursor): Required<LineLocation> {
  const patch = stack.modelOf(cursor.key)?.patch ?? null;
  const at = stack.collapsed.has(cursor.key) ? null : numberAtCursor(patch, cursor, marked);
  if (at === null) return { key: cursor.key, side: "new", line: 0, to: 0 };
  const lines = locationHasLine(marked, cursor.key, at) ? marked.lines : null;
  return { key: cursor.key, side: at.side, line: lines?.line ?? at.number, to: lines?.to ?? at.number };
}
