import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import type { Expansions } from "./Expansions.ts";
import type { FileModel } from "./FileModel.ts";
import { lineOfNumber } from "./lineOfNumber.ts";
import { hasHiddenLines } from "./hasHiddenLines.ts";
import { hiddenPlace } from "./hiddenPlace.ts";
import type { LineRange } from "./LineRange.ts";
import type { Cursor } from "./moveCursor.ts";
import { NO_LINE } from "./pairLines.ts";
import type { ReaderModels } from "./ReaderModels.ts";
import { revealCursor } from "./revealCursor.ts";
import type { DiffSide } from "./Slot.ts";
import type { FileStack } from "./stackFiles.ts";
import type { Viewport } from "./Viewport.ts";

/** A line of a file by its number on one side, or lines up to `to`. */
export interface LinePlace {
  readonly key: string;
  readonly side: DiffSide;
  readonly line: number;
  readonly to?: number;
}

/**
 * Gives a function that brings a line into sight and the cursor onto it: at once where its file's lines are there, else
 * when they arrive, unless one has gone elsewhere meanwhile.
 */
export function useGoTo(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly unfold: (key: string) => void;
  readonly setCursor: (cursor: Cursor) => void;
  /** Shows the line where it is hidden; null where it cannot be shown. */
  readonly expansions: Expansions | null;
}): (place: LinePlace) => void {
  const { viewport, stack, models, unfold, setCursor, expansions } = reader;
  /** Where one is being led; it is looked at whenever the files are laid out anew, and when it is set. */
  const wanted = useRef<(LinePlace & { readonly isShown?: boolean }) | null>(null);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const target = wanted.current;
    if (target === null) return;
    const index = stack.models.findIndex(({ file }) => file.key === target.key);
    const model = stack.models[index];
    const top = stack.tops[index] ?? 0;
    const isInSight = top < viewport.top + viewport.height && (stack.tops[index + 1] ?? 0) > viewport.top;
    if (model === undefined || model.content.failure !== null || !isInSight) {
      wanted.current = null;
      return;
    }
    if (model.rows === null || stack.collapsed.has(target.key)) return;
    const hidden = target.isShown === true ? null : hiddenLine(model, target);
    if (hidden !== null && expansions !== null) {
      wanted.current = { ...target, isShown: true };
      expansions.show(target.key, () => hidden);
      return;
    }
    if (expansions?.isWaiting(target.key) === true) return;
    const line = model.patch === null ? NO_LINE : lineOfNumber(model.patch, target.side, target.line);
    const cursor: Cursor = { key: target.key, line, waitsFor: null };
    setCursor(cursor);
    revealCursor(viewport, stack, cursor);
    wanted.current = null;
  }, [asked, stack, viewport, setCursor, expansions]);
  return useCallback(
    (place) => {
      const index = stack.models.findIndex(({ file }) => file.key === place.key);
      if (index === -1) return;
      unfold(place.key);
      models.demand(place.key);
      viewport.scrollTo(stack.tops[index] ?? 0);
      wanted.current = place;
      ask();
    },
    [stack, models, viewport, unfold],
  );
}

function hiddenLine({ file, patch }: FileModel, { side, line }: LinePlace): LineRange | null {
  return patch === null || !hasHiddenLines(file) ? null : hiddenPlace(patch, side, line);
}
