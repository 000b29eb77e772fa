import type { FileStack } from "../models/FileStack.ts";
import type { Patch } from "../patch/Patch.ts";
import { portLine } from "../patch/patchLines.ts";
import { remember } from "../remember.ts";
import { type Cursor, resolveCursor } from "./Cursor.ts";

/** The cursor as it was set, and the patch of its file at that time. */
interface SetCursor {
  readonly cursor: Cursor;
  readonly patch: Patch | null;
}

export interface StackCursor {
  readonly cursor: Cursor | null;
  /** The cursor before it moved on from a header to lines that have arrived; otherwise the same. */
  readonly waitingCursor: Cursor | null;
  /** The slot in the margin that must be exactly at its line: the one focused last, or the first at a new cursor. */
  readonly pinnedSlot: string | null;
}

/** The cursor of a reader and the slot in the margin that belongs to it. */
export class CursorState {
  readonly #onChange: () => void;
  readonly #placeIn = remember(placeCursor);
  #set: SetCursor | null = null;
  #pinnedSlot: string | null = null;
  /** The cursor for which it was chosen. */
  #pinnedFor: Cursor | null = null;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  set(stack: FileStack, cursor: Cursor): void {
    this.#set = { cursor, patch: stack.modelOf(cursor.key)?.patch ?? null };
    this.#onChange();
  }

  /** Sets the cursor if there is none. */
  restore(stack: FileStack, cursor: Cursor): void {
    if (this.#set === null) this.set(stack, cursor);
  }

  pinSlot(key: string): void {
    this.#pinnedSlot = key;
    this.#onChange();
  }

  /** Returns the cursor in a stack. Changes nothing. */
  in(stack: FileStack): StackCursor {
    const placed = this.#placeIn(stack, this.#set);
    return { ...placed, pinnedSlot: this.#slotToPin(stack, placed.cursor) };
  }

  /** Takes a cursor that is on the screen now. */
  commit({ cursor, pinnedSlot }: StackCursor): void {
    this.#pinnedSlot = pinnedSlot;
    this.#pinnedFor = cursor;
  }

  #slotToPin(stack: FileStack, cursor: Cursor | null): string | null {
    if (cursor === null || cursor === this.#pinnedFor) return this.#pinnedSlot;
    const margin = stack.modelOf(cursor.key)?.margin ?? [];
    const here = margin.flatMap(({ line, slot }) => (line === cursor.line ? [slot.key] : []));
    const isHere = this.#pinnedSlot !== null && here.includes(this.#pinnedSlot);
    return isHere ? this.#pinnedSlot : (here[0] ?? this.#pinnedSlot);
  }
}

/** Maps the cursor that was set to a stack, whose patches may show more or less. Both are null if its file is gone. */
function placeCursor(stack: FileStack, set: SetCursor | null): Pick<StackCursor, "cursor" | "waitingCursor"> {
  const model = stack.modelOf(set?.cursor.key);
  if (set === null || model === undefined) return { cursor: null, waitingCursor: null };
  const line = portLine(set.patch, model.patch, set.cursor.line);
  const waitingCursor = line === set.cursor.line ? set.cursor : { ...set.cursor, line };
  return { waitingCursor, cursor: resolveCursor(stack, waitingCursor) };
}
