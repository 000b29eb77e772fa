import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { coarsePointer, windowHeight } from "#app/ui/windowQuery.ts";
import { TOUCH_HEIGHT } from "../measures.ts";
import { useStore } from "#app/ui/Store.ts";

interface ListScroll {
  /** The rows to render are those from `first` up to `end`. */
  readonly first: number;
  readonly end: number;
  /** Scrolls a row to the middle of the list if it is out of view. */
  readonly reveal: (row: number) => void;
  /** Returns the number of whole visible rows. */
  readonly page: () => number;
}

/** The number of rows rendered above and below the visible ones, and the step in which the rendered range moves. */
const MARGIN = 16;
const STEP = 8;
/**
 * The delay after which the list scrolls to the current file, in ms; at most `FOLLOW_MS_MAX` while the file keeps
 * changing.
 */
const FOLLOW_MS = 120;
const FOLLOW_MS_MAX = 600;
/** The least height of the page above a file list. */
const ABOVE = 160;

/** Returns the visible rows before the list has been measured. */
function firstRows(rowHeight: number): { readonly first: number; readonly end: number } {
  return { first: 0, end: Math.ceil((windowHeight.current() - ABOVE) / rowHeight) };
}

/**
 * Tracks the visible rows of a scrolling list with rows of the given height. Size and position come from observers and
 * events and are never read, since that would force a layout of the whole page during a change. The followed row is
 * revealed after a delay, and at intervals while the user scrolls through files.
 */
export function useListScroll(list: RefObject<HTMLElement | null>, followed: number, rowHeight: number): ListScroll {
  const [range, setRange] = useState(() => firstRows(rowHeight));
  const viewed = useRef({ top: 0, height: 0 });
  /** The row to reveal once the size of the list is known. */
  const wanted = useRef(-1);
  const reveal = (row: number): void => {
    const { top, height } = viewed.current;
    const from = row * rowHeight;
    const isVisible = from >= top && from + rowHeight <= top + height;
    if (height === 0) wanted.current = row;
    else if (row >= 0 && !isVisible)
      list.current?.scrollTo({ top: from - (height - rowHeight) / 2, behavior: "instant" });
  };
  const revealWanted = useEffectEvent((): void => {
    reveal(wanted.current);
    wanted.current = -1;
  });
  const following = useRef<ReturnType<typeof setTimeout>>(undefined);
  const followedAt = useRef(0);
  const revealFollowed = useEffectEvent((): void => {
    following.current = undefined;
    revealWanted();
  });
  useEffect(() => {
    wanted.current = followed;
    const now = performance.now();
    if (following.current === undefined) followedAt.current = now;
    else if (now + FOLLOW_MS > followedAt.current + FOLLOW_MS_MAX) return;
    // Wait until the scrolled content has been painted: scrolling the list earlier would cause a second layout of the
    // page.
    clearTimeout(following.current);
    following.current = setTimeout(() => revealFollowed(), FOLLOW_MS);
  }, [followed]);
  useEffect(() => () => clearTimeout(following.current), []);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const draw = (): void => {
      const { top, height } = viewed.current;
      const first = Math.floor(top / rowHeight / STEP) * STEP - MARGIN;
      const visibleRows = Math.ceil(height / rowHeight / STEP) * STEP + STEP;
      const next = { first: Math.max(0, first), end: first + visibleRows + 2 * MARGIN };
      setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    const onScroll = (): void => {
      viewed.current = { ...viewed.current, top: element.scrollTop };
      draw();
    };
    const onSize = ([entry]: readonly ResizeObserverEntry[]): void => {
      const isFirst = viewed.current.height === 0;
      viewed.current = { ...viewed.current, height: entry?.contentRect.height ?? 0 };
      // The visible rows are rendered first; those around them wait for the first paint.
      if (isFirst) requestAnimationFrame(() => setTimeout(draw));
      else draw();
      if (wanted.current !== -1) revealWanted();
    };
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(onSize);
    element.addEventListener("scroll", onScroll, { passive: true });
    observer?.observe(element);
    return () => {
      element.removeEventListener("scroll", onScroll);
      observer?.disconnect();
    };
  }, [list, rowHeight]);
  const page = (): number => Math.floor(viewed.current.height / rowHeight);
  return { ...range, reveal, page };
}

/** Returns the usual height of a control, or `TOUCH_HEIGHT` if the pointer is coarse, in CSS pixels. */
export function useTouchHeight(usual: number): number {
  const isCoarse = useStore(coarsePointer);
  return isCoarse ? TOUCH_HEIGHT : usual;
}
