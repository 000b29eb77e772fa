import { type RefObject, useEffect, useMemo, useState } from "react";
import { type FileModel, commentsInRow } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import { placeSlots } from "../models/placeSlots.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import { type Slot, slotId } from "../Slot.ts";
import type { Viewport } from "../Viewport.ts";
import { type Cursor, shownRow } from "./Cursor.ts";
import { revealCursor } from "./cursorGeometry.ts";
import { gridOfCursor } from "./useGrid.ts";

const SLOT = ".diff-slot, .diff-margin-comment";
/** The focusable elements of a comment; the first match is the comment itself if it is focusable. */
const FOCUSABLE = "[tabindex], textarea, button, a[href]";

export interface CommentNavigation {
  /** Focuses the first comment at the line of the cursor; returns false if there is none. */
  readonly enter: (cursor: Cursor) => boolean;
  /** Moves cursor and focus from the focused comment to its line; returns false if no comment has the focus. */
  readonly leave: () => boolean;
}

/** Returns the navigation between lines and comments, for keys. */
export function useCommentNavigation(
  root: RefObject<HTMLElement | null>,
  reader: {
    readonly viewport: Viewport;
    readonly stack: FileStack;
    readonly setCursor: (cursor: Cursor) => void;
  },
): CommentNavigation {
  const { viewport, stack, setCursor } = reader;
  return useMemo(() => wayOf(root, viewport, stack, setCursor), [root, viewport, stack, setCursor]);
}

function wayOf(
  root: RefObject<HTMLElement | null>,
  viewport: Viewport,
  stack: FileStack,
  setCursor: (cursor: Cursor) => void,
): CommentNavigation {
  const enter = (cursor: Cursor): boolean => {
    const model = stack.models[stack.fileIndexOf(cursor.key)];
    const row = model === undefined ? NO_LINE : shownRow(stack, model, cursor.line);
    const first = model === undefined || row === NO_LINE ? undefined : commentsInRow(model, row)[0];
    if (first === undefined) return false;
    revealCursor(viewport, stack, cursor);
    // A slot that was out of view is rendered by then.
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

/** Returns the line of the patch at which a slot is shown; `NO_LINE` if it is above all lines. */
function lineOfSlot(stack: FileStack, fileKey: string, slotKey: string | undefined): number {
  const slots = stack.models[stack.fileIndexOf(fileKey)]?.slots ?? null;
  for (const at of slots === null ? [] : [slots.above, slots.below, slots.margin]) {
    for (const [line, slotsAt] of at) if (slotsAt.some(({ key }) => key === slotKey)) return line;
  }
  return NO_LINE;
}

/** The slots to step through, and the current position. */
export interface SlotWalk extends SlotSource {
  readonly cursor: Cursor;
  /** The last slot visited; counts only while the cursor is at its line. */
  readonly last: string | null;
  readonly isWanted: (slot: Slot) => boolean;
}

/**
 * Returns the next or previous wanted slot from the cursor, in their visual order, wrapping around at either end; null
 * if no slot is wanted. Reads the patches of the files passed that have such slots.
 */
export function nextSlot(walk: SlotWalk, direction: 1 | -1): Slot | null {
  const { stack, cursor } = walk;
  const count = stack.models.length;
  const start = stack.fileIndexOf(cursor.key);
  if (start === -1) return null;
  const own = wantedIn(walk, start);
  const last = own.findIndex(({ slot, line }) => slot.key === walk.last && line === cursor.line);
  const isBeyond = (line: number, index: number): boolean =>
    last !== -1 ? (index - last) * direction > 0 : direction === 1 ? line >= cursor.line : line < cursor.line;
  const beyond = own.filter(({ line }, index) => isBeyond(line, index));
  if (beyond.length > 0) return beyond.at(direction === 1 ? 0 : -1)?.slot ?? null;
  for (let step = 1; step <= count; step++) {
    const found = wantedIn(walk, (start + direction * step + count * step) % count);
    if (found.length > 0) return found.at(direction === 1 ? 0 : -1)?.slot ?? null;
  }
  return null;
}

function wantedIn(walk: SlotWalk, fileIndex: number): ReturnType<typeof slotsInOrder> {
  const key = walk.stack.models[fileIndex]?.file.key ?? "";
  const isAny = walk.slots.get(key)?.some(walk.isWanted) === true;
  return isAny ? slotsInOrder(walk, fileIndex).filter(({ slot }) => walk.isWanted(slot)) : [];
}

interface SlotSource {
  readonly stack: FileStack;
  /** By the key of their file. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  readonly patchOf: (model: FileModel) => Patch | null;
}

interface PlacedSlot {
  readonly slot: Slot;
  readonly line: number;
}

/** Keyed by the array of slots of a file, which stays the same while its slots do. */
const known = new WeakMap<readonly Slot[], { readonly patch: Patch | null; readonly inOrder: readonly PlacedSlot[] }>();

/**
 * Returns the slots of a file from top to bottom, each with its line of the patch, `NO_LINE` before all lines. Linear
 * in lines and slots the first time, then constant until the lines or the slots of the file change.
 */
export function slotsInOrder({ stack, slots, patchOf }: SlotSource, fileIndex: number): readonly PlacedSlot[] {
  const model = stack.models[fileIndex];
  const group = model && slots.get(model.file.key);
  if (model === undefined || group === undefined) return [];
  const patch = patchOf(model);
  const last = known.get(group);
  if (last?.patch === patch) return last.inOrder;
  const inOrder = order(patch, group);
  known.set(group, { patch, inOrder });
  return inOrder;
}

function order(patch: Patch | null, slots: readonly Slot[]): readonly PlacedSlot[] {
  const { first, above, below, beside } = placeSlots(patch, slots);
  const atLines = [above, below, beside].flatMap((at) =>
    [...at].flatMap(([line, slotsAt]) => slotsAt.map((slot) => ({ slot, line }))),
  );
  return [...first.map((slot) => ({ slot, line: NO_LINE })), ...atLines].toSorted((a, b) => a.line - b.line);
}

const MARGIN_SLOT = ".diff-margin-comment";
const CLOSED = ".diff-margin-comment[data-closed]";
const FIELD = "textarea";

/**
 * Returns the slot in the margin that must be exactly at its line: the one focused last, or the first at the last line
 * of the cursor. After a pointer press this applies only to a text field or a closed slot, and only once the pointer is
 * up, so that the pressed element does not move.
 */
export function usePinnedSlot(
  root: RefObject<HTMLElement | null>,
  stack: FileStack,
  cursor: Cursor | null,
): string | null {
  const [pinned, setPinned] = useState<string | null>(null);
  const [pinnedFor, setPinnedFor] = useState(cursor);
  if (cursor !== pinnedFor) {
    setPinnedFor(cursor);
    const here = cursor === null ? [] : marginSlotsAt(stack, cursor);
    if (pinned === null || !here.includes(pinned)) setPinned(here[0] ?? pinned);
  }

  useEffect(() => {
    const element = root.current;
    let isPressed = false;
    const toFocus = (target: EventTarget | null): void => {
      const marginSlot = target instanceof Element ? target.closest<HTMLElement>(MARGIN_SLOT) : null;
      if (marginSlot?.dataset["slot"] !== undefined) setPinned(marginSlot.dataset["slot"]);
    };
    const focus = ({ target }: FocusEvent): void => {
      if (!isPressed) toFocus(target);
    };
    const press = (): void => {
      isPressed = true;
    };
    const release = ({ target }: Event): void => {
      isPressed = false;
      if (target instanceof Element && target.closest(CLOSED) !== null) toFocus(target);
      if (document.activeElement?.matches(FIELD) === true) toFocus(document.activeElement);
    };
    element?.addEventListener("focusin", focus);
    element?.addEventListener("pointerdown", press);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    return () => {
      element?.removeEventListener("focusin", focus);
      element?.removeEventListener("pointerdown", press);
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
    };
  }, [root]);
  return pinned;
}

/** Returns the keys of the slots in the margin at the line of a cursor. */
function marginSlotsAt(stack: FileStack, { key, line }: Cursor): readonly string[] {
  const marginSlot = stack.models[stack.fileIndexOf(key)]?.margin ?? [];
  return marginSlot.flatMap((one) => (one.line === line ? [one.slot.key] : []));
}
