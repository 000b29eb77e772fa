import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import type { Expansions } from "../bands/Expansions.ts";
import type { FileModel } from "../models/FileModel.ts";
import { hiddenKeys } from "../models/hiddenKeys.ts";
import { lineOfNumber } from "../patch/lineOfNumber.ts";
import { hasHiddenLines } from "../patch/hasHiddenLines.ts";
import { hiddenPlace } from "../patch/hiddenPlace.ts";
import { landedPlace } from "./landedPlace.ts";
import { landingSentence } from "./landingSentence.ts";
import { lineStarts } from "../patch/lineStarts.ts";
import type { LineRange } from "../patch/LineRange.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import { revealCursor } from "../cursor/revealCursor.ts";
import type { DiffSide } from "../Slot.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { Folds } from "../seen/useFolds.ts";
import type { Viewport } from "../Viewport.ts";
import { yieldLines } from "../models/yieldLines.ts";

/** A line of a file by its number on one side, or lines up to `to`; line 0 is the file's header. */
export interface LinePlace {
  readonly key: string;
  readonly side: DiffSide;
  readonly line: number;
  readonly to?: number;
}

/** Brings a line into sight; `onOther` is told where one came to instead, once that is known, of lines that are not in the file. */
export type GoTo = (place: LinePlace, onOther?: (place: ReaderPlace) => void) => void;

/** Where one is being led. */
interface Target extends LinePlace {
  readonly isShown?: boolean;
  readonly onOther?: ((place: ReaderPlace) => void) | undefined;
}

/**
 * Gives a function that brings a line into sight and the cursor onto it: at once where its file's lines are there, else
 * when they arrive, unless one has gone elsewhere meanwhile. Where there is no such line it is the nearest, and said so.
 */
export function useGoTo(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly folds: Folds;
  readonly setCursor: (cursor: Cursor) => void;
  /** Shows the line where it is hidden; null where it cannot be shown. */
  readonly expansions: Expansions | null;
}): GoTo {
  const { viewport, stack, models, folds, setCursor, expansions } = reader;
  const { unfold, open } = folds;
  /** It is looked at whenever the files are laid out anew, and when it is set. */
  const wanted = useRef<Target | null>(null);
  const announce = useAnnounce();
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const target = wanted.current;
    if (target === null) return;
    const index = stack.placeOf(target.key);
    const model = stack.models[index];
    const top = stack.tops[index] ?? 0;
    const isInSight = top < viewport.top + viewport.height && (stack.tops[index + 1] ?? 0) > viewport.top;
    if (model === undefined || model.content.failure !== null || !isInSight) {
      wanted.current = null;
      return;
    }
    if (model.rows === null || stack.collapsed.has(target.key)) return;
    if (target.line !== 0 && yieldLines(model)) return;
    const hidden = target.isShown === true || target.line === 0 ? null : hiddenLine(model, target, model.content.text);
    if (hidden !== null && expansions !== null) {
      wanted.current = { ...target, isShown: true };
      expansions.show(target.key, (text) => hiddenLine(model, target, text));
      return;
    }
    if (expansions?.isWaiting(target.key) === true) return;
    const isHeader = model.patch === null || target.line === 0;
    const line = isHeader ? NO_LINE : lineOfNumber(model.patch, target.side, target.line);
    const folded = hiddenKeys(model, line);
    if (folded.length > 0) return open(target.key, folded, true);
    const cursor: Cursor = { key: target.key, line, waitsFor: null };
    setCursor(cursor);
    revealCursor(viewport, stack, cursor);
    wanted.current = null;
    const missed = target.line === 0 ? null : landingSentence(model, target, line);
    if (missed !== null) announce(missed);
    const landed = landedPlace(model, target, line);
    if (landed !== null) target.onOther?.(landed);
  }, [asked, stack, viewport, setCursor, open, expansions, announce]);
  return useCallback(
    (place, onOther) => {
      const index = stack.placeOf(place.key);
      if (index === -1) return;
      unfold(place.key);
      models.demand(place.key);
      viewport.scrollTo(stack.tops[index] ?? 0);
      wanted.current = { ...place, onOther };
      ask();
    },
    [stack, models, viewport, unfold],
  );
}

/** The lines to show so that those of a place are seen, as far as is known without the file's text. */
function hiddenLine({ file, patch }: FileModel, place: LinePlace, text: string | null): LineRange | null {
  if (patch === null || !hasHiddenLines(file)) return null;
  const wanted = { from: place.line, to: place.to ?? place.line };
  return hiddenPlace(patch, place.side, wanted, text === null ? Infinity : lineStarts(text).length - 1);
}
