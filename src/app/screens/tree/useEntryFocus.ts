import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { stepInList } from "#app/diff/list/fileTree.ts";

/** The aria-rowindex of the first entry. */
const FIRST = 2;

/**
 * Moves focus through a virtualized list with the arrow, page, Home and End keys while focus is inside it. Returns a
 * function that moves by a number of entries from the last focused one, or to the first entry if none was focused.
 */
export function useEntryFocus(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): (by: number) => void {
  const last = useRef(-1);
  /** The entry to focus once it is rendered; -1 for none. */
  const awaited = useRef(-1);
  const linkAt = (index: number): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-entry="${index + FIRST}"]`) ?? null;

  function current(): number {
    const number = document.activeElement?.closest<HTMLElement>("[data-entry]")?.dataset["entry"];
    return number === undefined ? last.current : Number(number) - FIRST;
  }

  function goTo(index: number): void {
    const wanted = Math.min(Math.max(index, 0), count - 1);
    if (wanted < 0) return;
    last.current = wanted;
    awaited.current = -1;
    const link = linkAt(wanted);
    if (link !== null) {
      link.focus({ preventScroll: true });
      link.closest("[role=row]")?.scrollIntoView({ block: "nearest" });
      return;
    }
    const scroller = list.current;
    if (scroller === null) return;
    awaited.current = wanted;
    scroller.scrollTo({ top: wanted * rowHeight - scroller.clientHeight / 2, behavior: "instant" });
  }

  // The target rows are rendered in the same update, after scrolling, that removes the rows which had focus.
  useLayoutEffect(() => {
    if (awaited.current < 0) return;
    const link = linkAt(awaited.current);
    if (link === null) return;
    awaited.current = -1;
    link.focus({ preventScroll: true });
  });

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = Math.floor((list.current?.clientHeight ?? 0) / rowHeight) - 1;
    const to = stepInList(event.key, current(), count, page);
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  });
  useEffect(() => {
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent): void => onKey(event);
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [list]);

  return (by) => goTo(current() + by);
}
