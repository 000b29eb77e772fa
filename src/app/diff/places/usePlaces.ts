import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useCopy } from "#app/ui/useCopy.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { extendPlace } from "./extendPlace.ts";
import { holdsNumber } from "./holdsNumber.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { numberOfLine, type SideNumber } from "../patch/numberOfLine.ts";
import { pointedNumber } from "../cursor/pointedNumber.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { LinePlace } from "./useGoTo.ts";
import type { PlaceMemory } from "../cursor/useKeptCursor.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

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
