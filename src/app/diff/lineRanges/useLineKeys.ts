import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { CommentNavigation } from "../cursor/commentNavigation.ts";
import { type Cursor, numberAtCursor } from "../cursor/Cursor.ts";
import { revealCursor } from "../cursor/cursorGeometry.ts";
import { displayText } from "../displayText.ts";
import type { FileStack } from "../models/FileStack.ts";
import { locationHasLine, type DiffLocation } from "../models/DiffLocation.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { lineOnSide, numberOfLine } from "../patch/patchLines.ts";
import type { Viewport } from "../Viewport.ts";
import { type LineLocation, locationAtCursor } from "./useGoTo.ts";
import type { MarkedLines } from "./useLinkedLines.ts";

const TEXT = {
  none: "No lines selected",
  selectTheLine: "Select line",
  selectTheNext: "Extend selection to the next line",
  selectThePrevious: "Extend selection to the previous line",
  leaveOrDeselect: "Return from a comment to its line, or clear the selection",
  actHere: "Go to the comments of the line or the other end of a move, expand a hunk, or toggle the file",
} as const;

/**
 * Adds the keys that select lines: `x` the line of the cursor, Shift with `j` and `k` more of its side, Escape none.
 * Enter moves from the line to its comments, and Escape back. Without comments, Enter runs the action of the host, or
 * goes to the other end of a moved line; it expands a collapsed hunk, and toggles a file at its header.
 */
export function useLineKeys(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly marked: MarkedLines;
  readonly toggle: (key: string) => void;
  /** Expands the collapsed hunk of the cursor; returns false if there is none. */
  readonly expandAtCursor: () => boolean;
  /** Goes to the other end of the cursor's line if it moved. */
  readonly followMove: () => void;
  readonly commentNavigation: CommentNavigation;
  readonly hasComments: boolean;
  readonly onAct: ((location: Required<LineLocation>) => void) | undefined;
}): void {
  const { viewport, stack, cursor, setCursor, marked, onAct } = reader;
  const { location, mark } = marked;
  const announce = useAnnounce();
  const patch = stack.models[stack.fileIndexOf(cursor?.key)]?.patch ?? null;

  const select = (): void => {
    const at = numberAtCursor(patch, cursor, location);
    if (cursor === null || at === null) return;
    const isAlone = location?.lines?.line === location?.lines?.to;
    if (isAlone && locationHasLine(location, cursor.key, at)) return clear();
    put({ path: cursor.key, lines: { side: at.side, line: at.number, to: at.number } });
  };
  const extend = (direction: 1 | -1): void => {
    const at = numberAtCursor(patch, cursor, location);
    if (patch === null || cursor === null || at === null) return;
    const lines = location?.path === cursor.key && location.lines?.side === at.side ? location.lines : null;
    // The end without the cursor stays in place.
    const anchor = lines?.line === at.number ? lines.to : lines?.to === at.number ? lines.line : null;
    const line = lineOnSide(patch, at.side, cursor.line + direction, direction);
    const next = anchor === null || line === NO_LINE ? at : (numberOfLine(patch, line, at.side) ?? at);
    if (next !== at) {
      const moved: Cursor = { key: cursor.key, line, waitsFor: null };
      setCursor(moved);
      revealCursor(viewport, stack, moved);
    }
    const from = anchor ?? at.number;
    const [first, last] = [Math.min(from, next.number), Math.max(from, next.number)];
    put({ path: cursor.key, lines: { side: at.side, line: first, to: last } });
  };
  const put = (next: DiffLocation): void => {
    mark(next);
    announce(describeLocation(next));
  };
  const clear = (): void => {
    mark(null);
    announce(TEXT.none);
  };
  const act = (): void => {
    if (cursor === null || reader.expandAtCursor() || reader.commentNavigation.enter(cursor)) return;
    const at = locationAtCursor(stack, cursor, location);
    if (at.line === 0) reader.toggle(cursor.key);
    else if (onAct !== undefined) onAct(at);
    else reader.followMove();
  };

  const leave = (): void => {
    if (!reader.commentNavigation.leave() && isMarked) clear();
  };

  const enabled = cursor !== null;
  const isMarked = location !== null && location.lines !== null;
  useShortcut("x", TEXT.selectTheLine, shortcutGroups.reader, select, { enabled });
  useShortcut("Shift+J", TEXT.selectTheNext, shortcutGroups.reader, () => extend(1), { enabled });
  useShortcut("Shift+K", TEXT.selectThePrevious, shortcutGroups.reader, () => extend(-1), { enabled });
  useShortcut("Escape", TEXT.leaveOrDeselect, shortcutGroups.reader, leave, {
    enabled: isMarked || reader.hasComments,
  });
  useShortcut("Enter", TEXT.actHere, shortcutGroups.reader, act, { enabled });
}

const LOCATION_TEXT = {
  selected: (path: string): string => `${path} selected`,
  line: (line: number): string => `line ${line}`,
  lines: (line: number, to: number): string => `lines ${line} to ${to}`,
  selectedLines: (which: string, path: string): string => `${which} of ${path} selected`,
  oldSide: (which: string): string => `old ${which}`,
} as const;

/** Returns the screen reader text for the selected lines: "lines 12 to 20 of src/a.ts selected". */
function describeLocation({ path, lines }: DiffLocation): string {
  if (lines === null) return LOCATION_TEXT.selected(displayText(path));
  const { side, line, to } = lines;
  const which = line === to ? LOCATION_TEXT.line(line) : LOCATION_TEXT.lines(line, to);
  return LOCATION_TEXT.selectedLines(side === "old" ? LOCATION_TEXT.oldSide(which) : which, displayText(path));
}
