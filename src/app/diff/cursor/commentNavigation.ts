import { type RefObject, useEffect, useMemo, useState } from "react";
import { type FileModel, remarksInRow } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import { placeSlots } from "../models/placeSlots.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import { type Slot, slotId } from "../Slot.ts";
import type { Viewport } from "../Viewport.ts";
import { type Cursor, shownRow } from "./Cursor.ts";
import { revealCursor } from "./cursorGeometry.ts";
import { gridOfCursor } from "./useGrid.ts";

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

/** The slots that one goes through, and where one is among them. */
export interface SlotWalk extends StandingSlots {
  readonly cursor: Cursor;
  /** The slot one has come to last; it counts while the cursor is at its line. */
  readonly last: string | null;
  readonly isWanted: (slot: Slot) => boolean;
}

/**
 * Finds the next or previous wanted slot from the cursor, in the order they stand, and goes round at either end; null where
 * none is wanted. Reads the patches of the files it passes that have such slots.
 */
export function nextSlot(walk: SlotWalk, direction: 1 | -1): Slot | null {
  const { stack, cursor } = walk;
  const count = stack.models.length;
  const start = stack.placeOf(cursor.key);
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

function wantedIn(walk: SlotWalk, place: number): ReturnType<typeof slotsInOrder> {
  const key = walk.stack.models[place]?.file.key ?? "";
  const isAny = walk.slots.get(key)?.some(walk.isWanted) === true;
  return isAny ? slotsInOrder(walk, place).filter(({ slot }) => walk.isWanted(slot)) : [];
}

/** A reader's slots and the files that they stand in. */
interface StandingSlots {
  readonly stack: FileStack;
  /** By the key of their file. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  readonly patchOf: (model: FileModel) => Patch | null;
}

interface PlacedSlot {
  readonly slot: Slot;
  readonly line: number;
}

/** By the group of slots: a file's group is the same for as long as its slots are. */
const known = new WeakMap<readonly Slot[], { readonly patch: Patch | null; readonly inOrder: readonly PlacedSlot[] }>();

/**
 * Gives a file's slots from top to bottom, each with the line of the patch that it stands at, `NO_LINE` before all lines.
 * Linear in lines and slots the first time, then constant until the file's lines or its slots are others.
 */
export function slotsInOrder({ stack, slots, patchOf }: StandingSlots, place: number): readonly PlacedSlot[] {
  const model = stack.models[place];
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
    [...at].flatMap(([line, standing]) => standing.map((slot) => ({ slot, line }))),
  );
  return [...first.map((slot) => ({ slot, line: NO_LINE })), ...atLines].toSorted((a, b) => a.line - b.line);
}

const ASIDE = ".diff-aside";
const CLOSED = ".diff-aside[data-closed]";
const FIELD = "textarea";

/**
 * Names the slot in the margin that is to stand at its very line: the one that the focus came to last, or the first at the
 * line that the cursor came to last. Where a pointer brings the focus, that is so for a field only and for one that is closed,
 * once the pointer is up: what one presses must not move from under it.
 */
export function useHeldAside(
  root: RefObject<HTMLElement | null>,
  stack: FileStack,
  cursor: Cursor | null,
): string | null {
  const [held, setHeld] = useState<string | null>(null);
  const [heldFor, setHeldFor] = useState(cursor);
  if (cursor !== heldFor) {
    setHeldFor(cursor);
    const here = cursor === null ? [] : asidesAt(stack, cursor);
    if (held === null || !here.includes(held)) setHeld(here[0] ?? held);
  }

  useEffect(() => {
    const element = root.current;
    let isPressed = false;
    const toFocus = (target: EventTarget | null): void => {
      const aside = target instanceof Element ? target.closest<HTMLElement>(ASIDE) : null;
      if (aside?.dataset["slot"] !== undefined) setHeld(aside.dataset["slot"]);
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
  return held;
}

/** Names the slots in the margin at a cursor's line. */
function asidesAt(stack: FileStack, { key, line }: Cursor): readonly string[] {
  const aside = stack.models[stack.placeOf(key)]?.aside ?? [];
  return aside.flatMap((one) => (one.line === line ? [one.slot.key] : []));
}
