import { useImperativeHandle, type Ref } from "react";
import { copiedLines } from "../selection/copiedText.ts";
import { visibleCursor } from "../cursor/cursorGeometry.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import { nextSlot, type CommentNavigation, slotsInOrder } from "../cursor/commentNavigation.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { Slot } from "../Slot.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { GoTo, LineLocation } from "../lineRanges/useGoTo.ts";
import type { Viewport } from "../Viewport.ts";

/** The imperative interface of a reader for its host. */
export interface DiffReaderHandle {
  /** Scrolls the header of a file to the upper edge of the visible part. */
  scrollToFile(key: string): void;
  /**
   * Scrolls to a line and sets the cursor there, once the lines of its file are loaded; expands the file. If there is
   * no such line, goes to the nearest one.
   */
  readonly goTo: GoTo;
  /** Returns the text of lines; null if the lines of the file are not loaded. */
  textOf(location: Required<LineLocation>): string | null;
  /** Returns the slots at the line, or the header, of the cursor. */
  slotsAtCursor(): readonly Slot[];
  /** Moves cursor and focus from the focused comment to its line, because the comment is about to be removed. */
  leaveComment(): void;
  /**
   * Returns the next or previous wanted slot, from the cursor, or from the last visited slot if the cursor is still
   * there.
   */
  nextSlot(isWanted: (slot: Slot) => boolean, last: string | null, direction: 1 | -1): Slot | null;
}

export function useReaderHandle(
  ref: Ref<DiffReaderHandle> | undefined,
  reader: {
    readonly viewport: Viewport;
    readonly stack: FileStack;
    /** By the key of their file. */
    readonly slots: ReadonlyMap<string, readonly Slot[]>;
    readonly models: ReaderModels;
    readonly cursor: Cursor | null;
    readonly goTo: GoTo;
    readonly commentNavigation: CommentNavigation;
  },
): void {
  const { viewport, stack, slots, models, cursor, goTo, commentNavigation } = reader;
  useImperativeHandle(
    ref,
    () => ({
      scrollToFile: (key) => {
        const index = stack.fileIndexOf(key);
        if (index !== -1) viewport.scrollTo(stack.tops[index] ?? 0);
      },
      goTo,
      textOf: ({ key, ...lines }) => {
        const model = stack.models[stack.fileIndexOf(key)];
        const patch = model === undefined ? null : models.patchOf(model);
        return patch === null ? null : copiedLines(patch, lines);
      },
      slotsAtCursor: () => {
        if (cursor === null) return [];
        const slotsAt = slotsInOrder({ stack, slots, patchOf: models.patchOf }, stack.fileIndexOf(cursor.key));
        return slotsAt.flatMap(({ slot, line }) => (line === cursor.line ? [slot] : []));
      },
      leaveComment: () => void commentNavigation.leave(),
      nextSlot: (isWanted, last, direction) => {
        const from = cursor ?? visibleCursor(viewport, stack);
        const walk = { stack, slots, patchOf: models.patchOf, last, isWanted };
        return from === null ? null : nextSlot({ ...walk, cursor: from }, direction);
      },
    }),
    [viewport, stack, models, slots, cursor, goTo, commentNavigation],
  );
}
