import { useLayoutEffect, useState, type RefObject } from "react";
import { useListPlace } from "#app/relay/useListPlace.ts";

/** The rows to draw: from `first` up to `end`. */
interface DrawnRows {
  readonly first: number;
  readonly end: number;
}

/** So many rows are drawn at once, without a list that scrolls by itself. */
export const PLAIN_ROWS = 300;
/** Rows drawn above and below those in sight, and the step in which the drawn stretch moves. */
const MARGIN = 24;
const STEP = 8;
/** Rows drawn before the list has been measured. */
const AT_FIRST = 60;
/** How long scrolling rests before the place is kept, in ms. */
const REST_MS = 100;

/**
 * Tells which of many rows, all of one height, to draw of a list that scrolls, and scrolls it to where it was when the page
 * was last on screen. Costs what is in sight.
 */
export function useDrawnRows(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): DrawnRows {
  const isPlain = count <= PLAIN_ROWS;
  const [drawn, setDrawn] = useState<DrawnRows>({ first: 0, end: AT_FIRST });
  const place = useListPlace();
  useLayoutEffect(() => {
    const element = list.current;
    if (isPlain || element === null) return undefined;
    const draw = (): void => {
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight / STEP) * STEP - MARGIN);
      const end = first + Math.ceil(element.clientHeight / rowHeight / STEP) * STEP + STEP + 2 * MARGIN;
      setDrawn((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    const was = place.read();
    if (was > 0) element.scrollTo({ top: was, behavior: "instant" });
    draw();
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      draw();
      clearTimeout(resting);
      resting = setTimeout(() => place.keep(element.scrollTop), REST_MS);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", draw, { passive: true });
    return () => {
      clearTimeout(resting);
      element.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", draw);
    };
  }, [list, isPlain, rowHeight, place]);
  if (isPlain) return { first: 0, end: count };
  return { first: Math.min(drawn.first, count), end: Math.min(drawn.end, count) };
}
