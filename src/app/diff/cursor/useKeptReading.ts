import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { lineOfNumber } from "../patch/lineOfNumber.ts";
import { nearestSame } from "./nearestSame.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { numberOfLine } from "../patch/numberOfLine.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import type { Patch } from "../patch/parsePatch.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import { heightOfPlace, placeAt, type FileStack } from "../models/stackFiles.ts";
import { textsFrom } from "./textsFrom.ts";
import type { KeptReading, PlaceMemory } from "./useKeptCursor.ts";
import type { Viewport } from "../Viewport.ts";

/** How long scrolling rests before what one reads is kept. */
const KEEP_MS = 100;
/** So long one is led back to lines that do not come; or until one does anything. */
const AWAITED_MS = 8000;
/** So long after one is there one is held there: the page may be scrolled to its old height meanwhile. */
const HELD_MS = 300;
const INPUT = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Keeps the line one reads, and leads back to it when one comes back to the page: how far the page was scrolled does not
 * say so, as the heights of files that one has not come to are guesses.
 */
export function useKeptReading(
  viewport: Viewport,
  stack: FileStack,
  models: ReaderModels,
  memory: PlaceMemory | undefined,
): void {
  /** Where one is led back to; null when one is there or has gone elsewhere. Undefined until it has been read. */
  const wanted = useRef<KeptReading | null>(undefined);
  /** At the page's end one cannot be led all the way; trying makes a movement of its own. */
  const isLeading = useRef(false);
  const isHeld = useRef(false);

  const lead = useEffectEvent((): void => {
    if (wanted.current == null || isLeading.current) return;
    const { place, offset, texts } = wanted.current;
    const model = stack.models[stack.placeOf(place.path)];
    if (model === undefined) return;
    // Until its lines are there one is led to the file, so that they are asked for first.
    const isAwaited = place.lines !== null && model.patch === null;
    const line = place.lines === null || model.patch === null ? null : lineOfReading(model.patch, place.lines, texts);
    const y = heightOfPlace(stack, {
      key: place.path,
      line: line === NO_LINE ? null : line,
      offset: isAwaited ? FILE_HEADER_HEIGHT : offset,
    });
    if (y === null) return;
    isLeading.current = true;
    viewport.scrollBy(y - edgeOf(viewport));
    isLeading.current = false;
    if (isAwaited) return;
    viewport.see();
    if (isHeld.current) return;
    isHeld.current = true;
    setTimeout(() => {
      wanted.current = null;
    }, HELD_MS);
  });
  useLayoutEffect(() => {
    if (wanted.current === undefined) {
      wanted.current = memory?.readReading?.() ?? null;
      if (wanted.current !== null) models.demand(wanted.current.place.path);
    }
    lead();
  }, [stack, models, memory]);

  const keep = useEffectEvent((): void => {
    if (wanted.current != null) return;
    const y = edgeOf(viewport);
    const at = viewport.top + viewport.inset < 0 ? null : placeAt(stack, y);
    const patch = stack.models[stack.placeOf(at?.key)]?.patch ?? null;
    const number = at === null || at.line === null || patch === null ? null : numberOfLine(patch, at.line, "new");
    if (at === null || (at.line !== null && number === null)) return memory?.keepReading?.(null);
    const lines = number === null ? null : { side: number.side, line: number.number, to: number.number };
    const texts = lines === null || patch === null || at.line === null ? [] : textsFrom(patch, lines.side, at.line);
    memory?.keepReading?.({ place: { path: at.key, lines }, offset: at.offset, texts });
  });
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      wanted.current = null;
    };
    const settled = setTimeout(end, AWAITED_MS);
    const stop = viewport.onMove(() => {
      lead();
      clearTimeout(resting);
      resting = setTimeout(keep, KEEP_MS);
    });
    for (const type of INPUT) window.addEventListener(type, end, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(settled);
      clearTimeout(resting);
      stop();
      for (const type of INPUT) window.removeEventListener(type, end);
      window.removeEventListener("pagehide", keep);
    };
  }, [viewport]);
}

/** Finds the line one read, wherever it stands by now. */
function lineOfReading(
  patch: Patch,
  { side, line }: NonNullable<ReaderPlace["lines"]>,
  texts: readonly string[],
): number {
  const numbered = lineOfNumber(patch, side, line);
  return numbered === NO_LINE ? numbered : nearestSame(patch, side, texts, numbered);
}

/** Where the uppermost line that one can read stands. */
function edgeOf(viewport: Viewport): number {
  return viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
}
