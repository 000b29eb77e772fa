import { useCallback, useLayoutEffect, useState } from "react";
import { cursorStretch } from "../cursor/cursorGeometry.ts";
import type { FindMatch } from "./Finder.ts";
import { hiddenKeys, yieldLines } from "../models/FileModel.ts";
import { FILE_HEADER_HEIGHT, LINE_LENGTH_SHOWN, LINE_LENGTH_STEP } from "../measures.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { Folds } from "../viewed/useFolds.ts";
import type { Viewport } from "../Viewport.ts";

/** Where on the screen a match comes to stand that was out of sight: at a third of its height. */
const PLACE_ON_SCREEN = 1 / 3;
/** Of a longer line no more than this is drawn to show a match. */
const LENGTH_MAX = 2_000_000;

/**
 * Gives a function that brings a match into sight: it unfolds its file and hunk, lays it out, shows enough of a line that is cut,
 * and scrolls if the line cannot be read where it is. What is laid out on the way does not push it out of sight again, so
 * this stands behind what keeps the reading place.
 */
export function useMatchInSight(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly folds: Folds;
  readonly showMore: (key: string, line: number) => void;
}): (match: FindMatch) => void {
  const { viewport, stack, models, folds, showMore } = reader;
  const { unfold, open } = folds;
  const [target, setTarget] = useState<FindMatch | null>(null);
  useLayoutEffect(() => {
    if (target === null) return;
    const model = stack.models[stack.placeOf(target.key)];
    if (model !== undefined && yieldLines(model)) return;
    const stretch = cursorStretch(stack, { key: target.key, line: target.line, waitsFor: null });
    if (model?.rows == null || stretch === null || stack.collapsed.has(target.key)) return;
    const hidden = hiddenKeys(model, target.line);
    if (hidden.length > 0) return open(target.key, hidden, true);
    const edge = viewport.inset + FILE_HEADER_HEIGHT;
    const first = viewport.top + edge;
    if (stretch.from < first || stretch.to > viewport.top + viewport.height) {
      viewport.scrollBy(stretch.from - first - (viewport.height - edge) * PLACE_ON_SCREEN);
    }
    // What is drawn there now may be laid out anew before the next frame.
    const frame = requestAnimationFrame(() => {
      const shown = model.lengths.get(target.line) ?? LINE_LENGTH_SHOWN;
      const needed = Math.min(target.to, LENGTH_MAX);
      for (let length = shown; length < needed; length += LINE_LENGTH_STEP) showMore(target.key, target.line);
      setTarget(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, stack, viewport, open, showMore]);
  return useCallback(
    (match) => {
      unfold(match.key);
      models.demand(match.key);
      setTarget(match);
    },
    [models, unfold],
  );
}
