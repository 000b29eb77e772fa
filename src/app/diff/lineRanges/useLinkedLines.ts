import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import { pointedNumber } from "../cursor/cursorGeometry.ts";
import type { PlaceMemory } from "../cursor/readingPosition.ts";
import type { FileStack } from "../models/FileStack.ts";
import { extendPlace, holdsNumber, type ReaderPlace } from "../models/ReaderPlace.ts";
import { numberOfLine, type SideNumber } from "../patch/patchLines.ts";
import type { LinePlace } from "./useGoTo.ts";

const TEXT = {
  copy: "Copy a link to this line",
  copyPath: "Copy the path of this file",
  hint: "Mark this line and put it into the address; with Shift all lines up to here",
  commentHint: "Comment on this line; with Shift, or by dragging, on all lines up to here",
} as const;

/** What a reader's host does with places: shows one as marked, keeps another, writes a link. */
export interface PlaceLinks {
  /** The lines that stand out. */
  readonly place: ReaderPlace | null;
  readonly onPlace: (place: ReaderPlace | null) => void;
  readonly linkTo: (place: ReaderPlace) => string;
  /** Keeps the cursor's place from one visit of the page to the next. */
  readonly memory?: PlaceMemory | undefined;
}

/**
 * Marks lines by a click on their number, more of them with the shift key; a click on the number of the one marked line
 * ends the mark. Where lines can be commented on, a click does that too and ends no mark. A key copies the link to the
 * cursor's line, or to the marked lines that it is one of.
 */
export function usePlaces(
  root: RefObject<HTMLElement | null>,
  stack: FileStack,
  cursor: Cursor | null,
  links: PlaceLinks | undefined,
  onComment?: (place: Required<LinePlace>) => void,
): void {
  const place = links?.place ?? null;
  const { copy } = useCopy();
  /** Where the marked lines began: they are extended from there, not from their upper end. */
  const anchor = useRef<number | null>(null);

  const mark = (key: string, at: SideNumber, isMore: boolean): ReaderPlace => {
    const next = isMore
      ? extendPlace(place, anchor.current, key, at)
      : { path: key, lines: { side: at.side, line: at.number, to: at.number } };
    if (!isMore || place?.path !== key || place.lines?.side !== at.side) anchor.current = at.number;
    links?.onPlace(next);
    return next;
  };
  const numberAtCursor = (): SideNumber | null => {
    const patch = stack.models[stack.placeOf(cursor?.key)]?.patch ?? null;
    return patch === null || cursor === null ? null : numberOfLine(patch, cursor.line, "new");
  };
  const copyLink = (): void => {
    if (links === undefined || cursor === null) return;
    const at = numberAtCursor();
    if (at === null) copy(links.linkTo({ path: cursor.key, lines: null }));
    else copy(links.linkTo(holdsNumber(place, cursor.key, at) ? place : mark(cursor.key, at, false)));
  };
  const enabled = links !== undefined && cursor !== null;
  useShortcut("y", TEXT.copy, shortcutGroups.reader, copyLink, { enabled });
  const copyPath = (): void => copy(stack.models[stack.placeOf(cursor?.key)]?.file.plainPath ?? "");
  useShortcut("Shift+Y", TEXT.copyPath, shortcutGroups.reader, copyPath, { enabled });

  const click = useEffectEvent((event: MouseEvent): void => {
    if (links === undefined || root.current === null || event.button !== 0) return;
    const pointed = pointedNumber(root.current, stack, event);
    if (pointed === null) return;
    const { key, number } = pointed;
    const isAlone = place?.lines?.line === place?.lines?.to;
    const endsMark = onComment === undefined && !event.shiftKey && isAlone && holdsNumber(place, key, number);
    const lines = endsMark ? null : mark(key, number, event.shiftKey).lines;
    if (lines === null) links.onPlace(null);
    else onComment?.({ key, ...lines });
  });
  /** Extending would mark the text in between as well. */
  const press = useEffectEvent((event: MouseEvent): void => {
    const isNumber = event.target instanceof Element && event.target.closest(".diff-number") !== null;
    if ((event.shiftKey || onComment !== undefined) && isNumber) event.preventDefault();
  });
  /** Thousands of numbers come and go; the one under the pointer alone needs its words. */
  const hover = useEffectEvent((event: MouseEvent): void => {
    const { target } = event;
    if (links === undefined || !(target instanceof HTMLElement) || !target.matches(".diff-number")) return;
    target.title = onComment === undefined ? TEXT.hint : TEXT.commentHint;
  });
  useEffect(() => {
    const element = root.current;
    const onHover = (event: MouseEvent): void => hover(event);
    const onClick = (event: MouseEvent): void => click(event);
    const onPress = (event: MouseEvent): void => press(event);
    element?.addEventListener("mouseover", onHover);
    element?.addEventListener("click", onClick);
    element?.addEventListener("mousedown", onPress);
    return () => {
      element?.removeEventListener("mouseover", onHover);
      element?.removeEventListener("click", onClick);
      element?.removeEventListener("mousedown", onPress);
    };
  }, [root]);
}

/** The host is told at most this often, in milliseconds: browsers refuse to change the address more often for long. */
const PAUSE_MS = 350;

/** The lines that are marked, and a way to mark others, which show at once. */
export interface MarkedLines {
  readonly place: ReaderPlace | null;
  readonly mark: (place: ReaderPlace | null) => void;
  /** What the host gave, with these. */
  readonly links: PlaceLinks | undefined;
}

/** What one has marked, until the host gives that back or something of its own. */
interface Own {
  readonly place: ReaderPlace | null;
  /** What the host gave when one began. */
  readonly over: ReaderPlace | null;
  /** What the host was told since: it gives each back a little later. */
  readonly told: readonly (ReaderPlace | null)[];
  readonly isWaiting: boolean;
}

/** Keeps the lines marked in a reader: those that its host names, or those that one has marked since. */
export function useMarkedLines(links: PlaceLinks | undefined): MarkedLines {
  const given = links?.place ?? null;
  const onPlace = links?.onPlace;
  const [own, setOwn] = useState<Own | null>(null);
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  if (own !== null && isOver(own, given)) setOwn(null);
  const place = own === null || isOver(own, given) ? given : own.place;

  const mark = useCallback(
    (next: ReaderPlace | null): void => {
      const isWaiting = performance.now() - toldAt.current < PAUSE_MS;
      setOwn((known) => {
        const { over, told } = known ?? { over: given, told: [] };
        return { place: next, over, told: isWaiting || onPlace === undefined ? told : [...told, next], isWaiting };
      });
      if (isWaiting || onPlace === undefined) return;
      toldAt.current = performance.now();
      onPlace(next);
    },
    [given, onPlace],
  );
  const waiting = own?.isWaiting === true ? own : null;
  useEffect(() => {
    if (waiting === null || onPlace === undefined) return;
    const tell = (): void => {
      toldAt.current = performance.now();
      setOwn({ ...waiting, told: [...waiting.told, waiting.place], isWaiting: false });
      onPlace(waiting.place);
    };
    const timer = setTimeout(tell, Math.max(0, toldAt.current + PAUSE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [waiting, onPlace]);

  return useMemo(
    () => ({ place, mark, links: links === undefined ? undefined : { ...links, place, onPlace: mark } }),
    [place, mark, links],
  );
}

/** Whether what the host gives counts again: it is what it was told last, or nothing that it was told or gave before. */
function isOver({ place, over, told, isWaiting }: Own, given: ReaderPlace | null): boolean {
  const last = told.at(-1);
  if (!isWaiting && last !== undefined && isSame(place, given)) return true;
  return !isSame(given, over) && !told.some((one) => isSame(one, given));
}

function isSame(a: ReaderPlace | null, b: ReaderPlace | null): boolean {
  if (a === null || b === null) return a === b;
  const [one, other] = [a.lines, b.lines];
  return a.path === b.path && one?.side === other?.side && one?.line === other?.line && one?.to === other?.to;
}
