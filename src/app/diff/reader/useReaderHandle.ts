import { useImperativeHandle, type Ref } from "react";
import { copiedLines } from "../selection/copiedText.ts";
import { cursorInSight } from "../cursor/cursorGeometry.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import { nextSlot, type RemarkWay, slotsInOrder } from "../cursor/commentNavigation.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { Slot } from "../Slot.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { GoTo, LinePlace } from "../lineRanges/useGoTo.ts";
import type { Viewport } from "../Viewport.ts";

/** What a reader's host may ask of it. */
export interface DiffReaderHandle {
  /** Brings a file's header to the upper edge of what can be seen. */
  scrollToFile(key: string): void;
  /**
   * Brings a line into sight and the cursor onto it, once its file's lines are there; unfolds the file. Where it has no such
   * line it is the nearest.
   */
  readonly goTo: GoTo;
  /** Gives the text of lines, null where the file's lines are not there. */
  textOf(place: Required<LinePlace>): string | null;
  /** Gives the slots at the cursor's line, or at its file's header. */
  slotsAtCursor(): readonly Slot[];
  /** Brings the cursor and the focus from the remark that has it to its line, because the remark is about to go. */
  leaveRemark(): void;
  /**
   * Finds the next or previous one of the slots that are wanted, from the cursor, or from the slot that one came to last if
   * the cursor is still there.
   */
  nextSlot(isWanted: (slot: Slot) => boolean, last: string | null, direction: 1 | -1): Slot | null;
}

/** Hands the host what it may ask of a reader. */
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
    readonly remarkWay: RemarkWay;
  },
): void {
  const { viewport, stack, slots, models, cursor, goTo, remarkWay } = reader;
  useImperativeHandle(
    ref,
    () => ({
      scrollToFile: (key) => {
        const index = stack.placeOf(key);
        if (index !== -1) viewport.scrollTo(stack.tops[index] ?? 0);
      },
      goTo,
      textOf: ({ key, ...lines }) => {
        const model = stack.models[stack.placeOf(key)];
        const patch = model === undefined ? null : models.patchOf(model);
        return patch === null ? null : copiedLines(patch, lines);
      },
      slotsAtCursor: () => {
        if (cursor === null) return [];
        const standing = slotsInOrder({ stack, slots, patchOf: models.patchOf }, stack.placeOf(cursor.key));
        return standing.flatMap(({ slot, line }) => (line === cursor.line ? [slot] : []));
      },
      leaveRemark: () => void remarkWay.leave(),
      nextSlot: (isWanted, last, direction) => {
        const from = cursor ?? cursorInSight(viewport, stack);
        const walk = { stack, slots, patchOf: models.patchOf, last, isWanted };
        return from === null ? null : nextSlot({ ...walk, cursor: from }, direction);
      },
    }),
    [viewport, stack, models, slots, cursor, goTo, remarkWay],
  );
}
