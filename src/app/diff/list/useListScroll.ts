import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { coarsePointer, windowHeight } from "#app/ui/windowQuery.ts";
import { TOUCH_HEIGHT } from "../measures.ts";

interface ListScroll {
  /** The rows to draw are those from `first` up to `end`. */
  readonly first: number;
  readonly end: number;
  /** Scrolls a row into the middle of the list if it is out of sight. */
  readonly reveal: (row: number) => void;
  /** How many whole rows can be seen at once. */
  readonly page: () => number;
}

/** Rows drawn above and below those in sight, and the step in which the drawn stretch moves. */
const MARGIN = 16;
const STEP = 8;
/** How far the list is behind where one reads, in ms, and at most where one goes on from file to file. */
const FOLLOW_MS = 120;
const FOLLOW_MS_MAX = 600;
/** What stands above a list of files at the least. */
const ABOVE = 160;

/** The rows in sight before the list has been measured. */
function firstRows(rowHeight: number): { readonly first: number; readonly end: number } {
  return { first: 0, end: Math.ceil((windowHeight.current() - ABOVE) / rowHeight) };
}

/**
 * Follows which rows of a scrolling list, each so high, are in sight. Its size and place are told by the browser when they change and
 * never asked for: asking would lay the whole page out in the middle of a change. The row that is followed is revealed
 * in a moment, and while one scrolls past files now and then: the list need not keep up with each.
 */
export function useListScroll(list: RefObject<HTMLElement | null>, followed: number, rowHeight: number): ListScroll {
  const [stretch, setStretch] = useState(() => firstRows(rowHeight));
  const seen = useRef({ top: 0, height: 0 });
  /** The row to reveal once the list's size is known. */
  const wanted = useRef(-1);
  const reveal = (row: number): void => {
    const { top, height } = seen.current;
    const from = row * rowHeight;
    const isInSight = from >= top && from + rowHeight <= top + height;
    if (height === 0) wanted.current = row;
    else if (row >= 0 && !isInSight)
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
    // By then what scrolling drew has been painted: to scroll the list now would have the page laid out twice.
    clearTimeout(following.current);
    following.current = setTimeout(() => revealFollowed(), FOLLOW_MS);
  }, [followed]);
  useEffect(() => () => clearTimeout(following.current), []);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const draw = (): void => {
      const { top, height } = seen.current;
      const first = Math.floor(top / rowHeight / STEP) * STEP - MARGIN;
      const inSight = Math.ceil(height / rowHeight / STEP) * STEP + STEP;
      const next = { first: Math.max(0, first), end: first + inSight + 2 * MARGIN };
      setStretch((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    const onScroll = (): void => {
      seen.current = { ...seen.current, top: element.scrollTop };
      draw();
    };
    const onSize = ([entry]: readonly ResizeObserverEntry[]): void => {
      const isFirst = seen.current.height === 0;
      seen.current = { ...seen.current, height: entry?.contentRect.height ?? 0 };
      // At first what is in sight is there: the rows around it wait until that has been painted.
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
  const page = (): number => Math.floor(seen.current.height / rowHeight);
  return { ...stretch, reveal, page };
}

/** Gives how high something that one presses is, in CSS pixels: as usual, or high enough for a finger where one points with that. */
export function useTouchHeight(usual: number): number {
  const isCoarse = useSyncExternalStore(coarsePointer.subscribe, coarsePointer.current, coarsePointer.current);
  return isCoarse ? TOUCH_HEIGHT : usual;
}
