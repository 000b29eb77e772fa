import { useEffect, useState, type RefObject } from "react";

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

/** Tells which of many rows, all of one height, to draw of a list that scrolls. Costs what is in sight. */
export function useDrawnRows(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): DrawnRows {
  const isPlain = count <= PLAIN_ROWS;
  const [drawn, setDrawn] = useState<DrawnRows>({ first: 0, end: AT_FIRST });
  useEffect(() => {
    const element = list.current;
    if (isPlain || element === null) return undefined;
    const draw = (): void => {
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight / STEP) * STEP - MARGIN);
      const end = first + Math.ceil(element.clientHeight / rowHeight / STEP) * STEP + STEP + 2 * MARGIN;
      setDrawn((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    draw();
    element.addEventListener("scroll", draw, { passive: true });
    window.addEventListener("resize", draw, { passive: true });
    return () => {
      element.removeEventListener("scroll", draw);
      window.removeEventListener("resize", draw);
    };
  }, [list, isPlain, rowHeight]);
  if (isPlain) return { first: 0, end: count };
  return { first: Math.min(drawn.first, count), end: Math.min(drawn.end, count) };
}
