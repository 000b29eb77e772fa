import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import { pointedNumber } from "../cursor/cursorGeometry.ts";
import type { LocationMemory } from "../cursor/readingPosition.ts";
import type { FileStack } from "../models/FileStack.ts";
import { extendLocation, locationHasLine, type DiffLocation } from "../models/DiffLocation.ts";
import { numberOfLine, type SideNumber } from "../patch/patchLines.ts";
import type { LineLocation } from "./useGoTo.ts";

const TEXT = {
  copy: "Copy link to this line",
  copyPath: "Copy path of this file",
  hint: "Select this line and link to it; Shift+click to select a range",
  commentHint: "Comment on this line; Shift+click or drag to select a range",
} as const;

/** The host's handling of places: the selected one, saved ones, and links to them. */
export interface LocationLinks {
  /** The selected lines. */
  readonly location: DiffLocation | null;
  readonly onLocation: (location: DiffLocation | null) => void;
  readonly linkTo: (location: DiffLocation) => string;
  /** Saves the place of the cursor from one visit of the page to the next. */
  readonly memory?: LocationMemory | undefined;
}

/**
 * Selects lines by a click on their number, and a range with Shift; a click on the number of the only selected line
 * deselects it. If lines can be commented on, the click starts a comment too and never deselects. A key copies the link
 * to the line of the cursor, or to the selected lines if it is among them.
 */
export function useLinkedLines(
  root: RefObject<HTMLElement | null>,
  stack: FileStack,
  cursor: Cursor | null,
  links: LocationLinks | undefined,
  onComment?: (location: Required<LineLocation>) => void,
): void {
  const location = links?.location ?? null;
  const { copy } = useCopy();
  /** The line at which the selection began, from which it is extended. */
  const anchor = useRef<number | null>(null);

  const mark = (key: string, at: SideNumber, isMore: boolean): DiffLocation => {
    const next = isMore
      ? extendLocation(location, anchor.current, key, at)
      : { path: key, lines: { side: at.side, line: at.number, to: at.number } };
    if (!isMore || location?.path !== key || location.lines?.side !== at.side) anchor.current = at.number;
    links?.onLocation(next);
    return next;
  };
  const numberAtCursor = (): SideNumber | null => {
    const patch = stack.models[stack.fileIndexOf(cursor?.key)]?.patch ?? null;
    return patch === null || cursor === null ? null : numberOfLine(patch, cursor.line, "new");
  };
  const copyLink = (): void => {
    if (links === undefined || cursor === null) return;
    const at = numberAtCursor();
    if (at === null) copy(links.linkTo({ path: cursor.key, lines: null }));
    else copy(links.linkTo(locationHasLine(location, cursor.key, at) ? location : mark(cursor.key, at, false)));
  };
  const enabled = links !== undefined && cursor !== null;
  useShortcut("y", TEXT.copy, shortcutGroups.reader, copyLink, { enabled });
  const copyPath = (): void => copy(stack.models[stack.fileIndexOf(cursor?.key)]?.file.plainPath ?? "");
  useShortcut("Shift+Y", TEXT.copyPath, shortcutGroups.reader, copyPath, { enabled });

  const click = useEffectEvent((event: MouseEvent): void => {
    if (links === undefined || root.current === null || event.button !== 0) return;
    const pointed = pointedNumber(root.current, stack, event);
    if (pointed === null) return;
    const { key, number } = pointed;
    const isAlone = location?.lines?.line === location?.lines?.to;
    const endsMark = onComment === undefined && !event.shiftKey && isAlone && locationHasLine(location, key, number);
    const lines = endsMark ? null : mark(key, number, event.shiftKey).lines;
    if (lines === null) links.onLocation(null);
    else onComment?.({ key, ...lines });
  });
  /** Prevent the browser from selecting the text in between. */
  const press = useEffectEvent((event: MouseEvent): void => {
    const isNumber = event.target instanceof Element && event.target.closest(".diff-number") !== null;
    if ((event.shiftKey || onComment !== undefined) && isNumber) event.preventDefault();
  });
  /** Set the tooltip only on the number under the pointer: thousands of numbers are rendered. */
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

/**
 * The shortest time between two reports to the host, in milliseconds. Browsers limit how often the address may change.
 */
const PAUSE_MS = 350;

/** The selected lines, and a setter that takes effect at once. */
export interface MarkedLines {
  readonly location: DiffLocation | null;
  readonly mark: (location: DiffLocation | null) => void;
  /** The links of the host, with these lines. */
  readonly links: LocationLinks | undefined;
}

/** A selection of the user, until the host reports it back or sets another one. */
interface Own {
  readonly location: DiffLocation | null;
  /** The selection of the host at the start. */
  readonly over: DiffLocation | null;
  /** The selections reported to the host since, each of which it returns a little later. */
  readonly reported: readonly (DiffLocation | null)[];
  readonly isWaiting: boolean;
}

/** Returns the selected lines of a reader: those of the host, or the user's own later ones. */
export function useMarkedLines(links: LocationLinks | undefined): MarkedLines {
  const linked = links?.location ?? null;
  const onLocation = links?.onLocation;
  const [own, setOwn] = useState<Own | null>(null);
  const reportedAt = useRef(Number.NEGATIVE_INFINITY);
  if (own !== null && isOver(own, linked)) setOwn(null);
  const location = own === null || isOver(own, linked) ? linked : own.location;

  const mark = useCallback(
    (next: DiffLocation | null): void => {
      const isWaiting = performance.now() - reportedAt.current < PAUSE_MS;
      setOwn((known) => {
        const { over, reported } = known ?? { over: linked, reported: [] };
        return {
          location: next,
          over,
          reported: isWaiting || onLocation === undefined ? reported : [...reported, next],
          isWaiting,
        };
      });
      if (isWaiting || onLocation === undefined) return;
      reportedAt.current = performance.now();
      onLocation(next);
    },
    [linked, onLocation],
  );
  const waiting = own?.isWaiting === true ? own : null;
  useEffect(() => {
    if (waiting === null || onLocation === undefined) return;
    const report = (): void => {
      reportedAt.current = performance.now();
      setOwn({ ...waiting, reported: [...waiting.reported, waiting.location], isWaiting: false });
      onLocation(waiting.location);
    };
    const timer = setTimeout(report, Math.max(0, reportedAt.current + PAUSE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [waiting, onLocation]);

  return useMemo(
    () => ({ location, mark, links: links === undefined ? undefined : { ...links, location, onLocation: mark } }),
    [location, mark, links],
  );
}

/** True if the selection of the host applies again: it is the last reported one, or neither reported nor set before. */
function isOver({ location, over, reported, isWaiting }: Own, linked: DiffLocation | null): boolean {
  const last = reported.at(-1);
  if (!isWaiting && last !== undefined && isSame(location, linked)) return true;
  return !isSame(linked, over) && !reported.some((one) => isSame(one, linked));
}

function isSame(a: DiffLocation | null, b: DiffLocation | null): boolean {
  if (a === null || b === null) return a === b;
  const [one, other] = [a.lines, b.lines];
  return a.path === b.path && one?.side === other?.side && one?.line === other?.line && one?.to === other?.to;
}
