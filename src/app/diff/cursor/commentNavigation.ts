import { type FileModel, commentsInRow } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import type { ReaderController } from "../controller/ReaderController.ts";
import { placeSlots, type Slot, slotId } from "../models/Slot.ts";
import { type Cursor, shownRow } from "../controller/Cursor.ts";
import { gridOfCursor } from "../controller/cursorGeometry.ts";

const SLOT = ".diff-slot";
/** The focusable elements of a comment; the first match is the comment itself if it is focusable. */
const FOCUSABLE = "[tabindex], textarea, button, a[href]";

/** Focuses the first comment at the line of the cursor; returns false if there is none. */
export function enterComment(reader: ReaderController, cursor: Cursor): boolean {
  const { stack } = reader.view;
  const model = stack.modelOf(cursor.key);
  const row = model === undefined ? NO_LINE : shownRow(stack, model, cursor.line);
  const first = model === undefined || row === NO_LINE ? undefined : commentsInRow(model, row)[0];
  if (first === undefined) return false;
  reader.reveal(cursor);
  // A slot that was out of view is rendered by then.
  requestAnimationFrame(() => focusIn(document.getElementById(slotId(first.key))));
  return true;
}

/** Moves cursor and focus from the focused comment to its line; returns false if no comment has the focus. */
export function leaveComment(reader: ReaderController): boolean {
  const { root, view } = reader;
  const slot = document.activeElement?.closest<HTMLElement>(SLOT);
  const key = slot?.closest<HTMLElement>(".diff-file")?.dataset["key"];
  if (slot == null || key === undefined || root?.contains(slot) !== true) return false;
  const cursor: Cursor = { key, line: lineOfSlot(view.stack, key, slot.dataset["slot"]), waitsFor: null };
  reader.setCursor(cursor);
  const grid = cursor.line === NO_LINE ? null : gridOfCursor(root, view.stack, cursor);
  if (grid === null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  grid?.focus({ preventScroll: true });
  reader.reveal(cursor);
  return true;
}

function focusIn(slot: HTMLElement | null): void {
  const first = slot?.querySelector<HTMLElement>(FOCUSABLE);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "nearest" });
}

/** Returns the line of the patch at which a slot is shown; `NO_LINE` if it is above all lines. */
function lineOfSlot(stack: FileStack, fileKey: string, slotKey: string | undefined): number {
  const slots = stack.modelOf(fileKey)?.slots ?? null;
  for (const at of slots === null ? [] : [slots.above, slots.below]) {
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
