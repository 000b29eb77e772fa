import { useCallback, useLayoutEffect, useState } from "react";
import { cursorRange } from "../cursor/cursorGeometry.ts";
import type { FindMatch } from "./Finder.ts";
import { hiddenKeys, yieldLines } from "../models/FileModel.ts";
import { FILE_HEADER_HEIGHT, LINE_LENGTH_SHOWN, LINE_LENGTH_STEP } from "../measures.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { CollapseState } from "../viewed/useCollapseState.ts";
import type { Viewport } from "../Viewport.ts";

/** The place on the screen, as a share of its height, to which an invisible match is scrolled. */
const SCREEN_FRACTION = 1 / 3;
/** The most characters of a long line rendered to show a match. */
const LENGTH_MAX = 2_000_000;

/**
 * Returns a function that scrolls a match into view: it expands the file and the hunk, lays the file out, shows enough
 * of a truncated line, and scrolls if the line is not readable where it is. Must run after the hook that keeps the
 * scroll anchor, so that later layout does not push the match out of view again.
 */
export function useRevealMatch(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly collapseState: CollapseState;
  readonly showMore: (key: string, line: number) => void;
}): (match: FindMatch) => void {
  const { viewport, stack, models, collapseState, showMore } = reader;
  const { expand, open } = collapseState;
  const [target, setTarget] = useState<FindMatch | null>(null);
  useLayoutEffect(() => {
    if (target === null) return;
    const model = stack.models[stack.fileIndexOf(target.key)];
    if (model !== undefined && yieldLines(model)) return;
    const range = cursorRange(stack, { key: target.key, line: target.line, waitsFor: null });
    if (model?.rows == null || range === null || stack.collapsed.has(target.key)) return;
    const hidden = hiddenKeys(model, target.line);
    if (hidden.length > 0) return open(target.key, hidden, true);
    const edge = viewport.inset + FILE_HEADER_HEIGHT;
    const first = viewport.top + edge;
    if (range.from < first || range.to > viewport.top + viewport.height) {
      viewport.scrollBy(range.from - first - (viewport.height - edge) * SCREEN_FRACTION);
    }
    // The lines may be laid out again before the next frame.
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
      expand(match.key);
      models.demand(match.key);
      setTarget(match);
    },
    [models, expand],
  );
}
