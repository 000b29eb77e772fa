import { useMemo, type RefObject } from "react";
import { gridOfCursor } from "./gridOfCursor.ts";
import { shownRow, type Cursor } from "./moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { remarksInRow } from "../models/remarksInRow.ts";
import { revealCursor } from "./revealCursor.ts";
import { slotId } from "../models/slotId.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { Viewport } from "../Viewport.ts";

const SLOT = ".diff-slot, .diff-aside";
/** What of a remark may take the focus; the first is the remark itself where that may. */
const FOCUSABLE = "[tabindex], textarea, button, a[href]";

/** The way from a line to what is said of it, and back. */
export interface RemarkWay {
  /** Brings the focus to the first remark at the cursor's line; false where there is none. */
  readonly enter: (cursor: Cursor) => boolean;
  /** Brings the cursor and the focus from the remark that has it to its line; false where none has. */
  readonly leave: () => boolean;
}

/** Gives the way between lines and remarks, for keys. */
export function useRemarkWay(
  root: RefObject<HTMLElement | null>,
  reader: {
    readonly viewport: Viewport;
    readonly stack: FileStack;
    readonly setCursor: (cursor: Cursor) => void;
  },
): RemarkWay {
  const { viewport, stack, setCursor } = reader;
  return useMemo(() => wayOf(root, viewport, stack, setCursor), [root, viewport, stack, setCursor]);
}

function wayOf(
  root: RefObject<HTMLElement | null>,
  viewport: Viewport,
  stack: FileStack,
  setCursor: (cursor: Cursor) => void,
): RemarkWay {
  const enter = (cursor: Cursor): boolean => {
    const model = stack.models[stack.placeOf(cursor.key)];
    const row = model === undefined ? NO_LINE : shownRow(stack, model, cursor.line);
    const first = model === undefined || row === NO_LINE ? undefined : remarksInRow(model, row)[0];
    if (first === undefined) return false;
    revealCursor(viewport, stack, cursor);
    // One that was out of sight is drawn by then.
    requestAnimationFrame(() => focusIn(document.getElementById(slotId(first.key))));
    return true;
  };
  const leave = (): boolean => {
    const slot = document.activeElement?.closest<HTMLElement>(SLOT);
    const key = slot?.closest<HTMLElement>(".diff-file")?.dataset["key"];
    if (slot == null || key === undefined || root.current?.contains(slot) !== true) return false;
    const cursor: Cursor = { key, line: lineOfSlot(stack, key, slot.dataset["slot"]), waitsFor: null };
    setCursor(cursor);
    const grid = cursor.line === NO_LINE ? null : gridOfCursor(root.current, stack, cursor);
    if (grid === null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    grid?.focus({ preventScroll: true });
    revealCursor(viewport, stack, cursor);
    return true;
  };
  return { enter, leave };
}

function focusIn(slot: HTMLElement | null): void {
  const first = slot?.querySelector<HTMLElement>(FOCUSABLE);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "nearest" });
}

/** Finds the line of a file's patch that a slot stands at; `NO_LINE` where it stands above all lines. */
function lineOfSlot(stack: FileStack, fileKey: string, slotKey: string | undefined): number {
  const slots = stack.models[stack.placeOf(fileKey)]?.slots ?? null;
  for (const at of slots === null ? [] : [slots.above, slots.below, slots.aside]) {
    for (const [line, standing] of at) if (standing.some(({ key }) => key === slotKey)) return line;
  }
  return NO_LINE;
}
