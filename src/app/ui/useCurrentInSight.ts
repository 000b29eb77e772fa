import { useLayoutEffect, type RefObject } from "react";

/** Scrolls a row that is wider than its room sideways, as far as it takes to show the link to the page that one is on. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const frame = row.current;
    const current = frame?.querySelector("[aria-current]");
    if (frame == null || current == null) return;
    const beyond = current.getBoundingClientRect().right - frame.getBoundingClientRect().right;
    if (beyond > 0) frame.scrollBy(beyond, 0);
  }, [row]);
}
