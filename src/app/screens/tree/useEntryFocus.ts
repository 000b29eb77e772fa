import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/** The number of a folder's first entry among the rows of the table. */
const FIRST = 2;

/**
 * Walks the focus through the entries of a list of which only those in sight exist: by the arrow keys, and those for pages and
 * ends, while it is among them. Gives what goes some entries on, or back, from the one that has it or had it last; to the first
 * if none had.
 */
export function useEntryFocus(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): (by: number) => void {
  const last = useRef(-1);
  /** The entry that gets the focus as soon as it is drawn; -1 for none. */
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

  // The rows there are drawn when the list has heard of its scrolling, in the same change that takes those that had the focus.
  useLayoutEffect(() => {
    if (awaited.current < 0) return;
    const link = linkAt(awaited.current);
    if (link === null) return;
    awaited.current = -1;
    link.focus({ preventScroll: true });
  });

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / rowHeight) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current() + 1,
      ArrowUp: current() - 1,
      PageDown: current() + page,
      PageUp: current() - page,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
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
