import { useLayoutEffect, useState, type RefObject } from "react";
import { LIST_ROW_HEIGHT } from "./measures.ts";

interface ListStretch {
  readonly first: number;
  readonly end: number;
}

/** Rows drawn above and below those in sight, and the step in which the drawn stretch moves. */
const MARGIN = 16;
const FIRST: ListStretch = { first: 0, end: 64 };

/** Follows which rows of a scrolling list are in sight. `count` is the number of rows. */
export function useListStretch(list: RefObject<HTMLElement | null>, count: number): ListStretch {
  const [stretch, setStretch] = useState(FIRST);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const read = (): void => {
      const first = Math.floor(element.scrollTop / LIST_ROW_HEIGHT / MARGIN) * MARGIN - MARGIN;
      const inSight = Math.ceil(element.clientHeight / LIST_ROW_HEIGHT / MARGIN) * MARGIN;
      const next = { first: Math.max(0, first), end: first + inSight + 4 * MARGIN };
      setStretch((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(read);
    element.addEventListener("scroll", read, { passive: true });
    observer?.observe(element);
    read();
    return () => {
      element.removeEventListener("scroll", read);
      observer?.disconnect();
    };
  }, [list, count]);
  return stretch;
}
