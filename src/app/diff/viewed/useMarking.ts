import { createContext, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { counted } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { type Cursor, firstUnviewed, moveCursor } from "../cursor/Cursor.ts";
import { visibleCursor, revealCursor } from "../cursor/cursorGeometry.ts";
import { describeCursor } from "../cursor/describeRow.ts";
import { lowerBound } from "../lowerBound.ts";
import type { FileStack } from "../models/FileStack.ts";
import { hunkKeysOf, type ViewedHunks } from "../models/viewedHunks.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import type { ViewedCounts, ViewedMarks } from "../ViewedMarks.ts";
import type { Viewport } from "../Viewport.ts";
import type { CollapseState } from "./useCollapseState.ts";

/** A marking that can be undone. */
export interface MarkingDone {
  readonly keys: readonly string[];
  readonly isViewed: boolean;
  /** The previous place of the cursor; null if the marking was not done by key. */
  readonly cursor: Cursor | null;
}

interface Marking {
  readonly marks: ViewedMarks;
  /** Marks hunks of a file as viewed or not viewed; returns the announced message, null if nothing changed. */
  readonly mark: (file: string, keys: readonly string[], isViewed: boolean, cursor: Cursor | null) => string | null;
  readonly canUndo: boolean;
  /** Undoes the last marking; returns it with the announced message. */
  readonly undo: () => (MarkingDone & { readonly message: string }) | null;
  /** For buttons: the same functions across renderings. */
  readonly actions: ViewedActions;
}

/**
 * Passes marks to the host, announces them, and records them for undo while the component is mounted. Null if marks are
 * read-only.
 */
export function useMarking(
  marks: ViewedMarks | undefined,
  { open }: CollapseState,
  onViewed: ((keys: readonly string[], isViewed: boolean) => void) | undefined,
): Marking | null {
  const announce = useAnnounce();
  const [done, setDone] = useState<readonly MarkingDone[]>([]);
  const put = useCallback(
    (keys: readonly string[], isViewed: boolean): string => {
      onViewed?.(keys, isViewed);
      const message = marks === undefined ? "" : viewedMessage(isViewed, keys.length, marks.counts());
      announce(message);
      return message;
    },
    [marks, onViewed, announce],
  );
  const mark = useCallback(
    (file: string, keys: readonly string[], isViewed: boolean, cursor: Cursor | null): string | null => {
      const changed = [...new Set(keys)].filter((key) => marks?.isViewed(key) !== isViewed);
      if (changed.length === 0) return null;
      setDone((before) => [...before, { keys: changed, isViewed, cursor }]);
      open(file, changed, false);
      return put(changed, isViewed);
    },
    [marks, open, put],
  );
  const undo = useCallback((): ReturnType<Marking["undo"]> => {
    const last = done.at(-1);
    if (last === undefined) return null;
    setDone(done.slice(0, -1));
    return { ...last, message: put(last.keys, !last.isViewed) };
  }, [done, put]);
  const actions = useMemo(
    (): ViewedActions => ({
      mark: (file, keys, isViewed) => void mark(file, keys, isViewed, null),
      markFile: (file, isViewed) => void mark(file, marks?.keysOf(file) ?? [], isViewed, null),
      open,
    }),
    [mark, marks, open],
  );
  return useMemo(
    () =>
      marks === undefined || onViewed === undefined ? null : { marks, mark, canUndo: done.length > 0, undo, actions },
    [marks, onViewed, mark, done, undo, actions],
  );
}

interface ViewedActions {
  readonly mark: (file: string, hunks: readonly string[], isViewed: boolean) => void;
  readonly markFile: (file: string, isViewed: boolean) => void;
  readonly open: (file: string, hunks: readonly string[], isOpen: boolean) => void;
}

/** Null if viewed marks are not supported. */
export const ViewedContext = createContext<ViewedActions | null>(null);

const TEXT = {
  all: "all viewed",
  hunksText: (count: number): string => counted(count, { one: "hunk", other: "hunks" }),
  ofUnviewed: (unviewedHunks: number, hunks: number): string => `${unviewedHunks} of ${hunks} not viewed`,
  marked: (hunks: string, isViewed: boolean): string => `${hunks} ${isViewed ? "viewed" : "not viewed"}`,
} as const;

/** Returns the message on a marking and the rest: "1 hunk viewed, 11 of 40 not viewed". */
function viewedMessage(isViewed: boolean, count: number, { hunks, unviewedHunks }: ViewedCounts): string {
  const left = unviewedHunks === 0 ? TEXT.all : TEXT.ofUnviewed(unviewedHunks, hunks);
  return `${TEXT.marked(TEXT.hunksText(count), isViewed)}, ${left}`;
}

const VIEWED_KEYS_TEXT = {
  hunk: "Mark hunk as viewed or not viewed",
  file: "Mark file as viewed or not viewed",
  collapse: "Expand or collapse a viewed hunk",
  undo: "Undo the last viewed mark",
  wrapped: "All hunks below are viewed. Continuing from the top.",
  noOther: "All other hunks are viewed",
} as const;

/** The target of the cursor, and the message that goes with it. */
interface Wanted {
  readonly cursor: Cursor;
  /** True if the cursor moves on from there to the next unviewed hunk. */
  readonly movesOn: boolean;
  readonly message: string;
}

/**
 * Adds the keys that mark the hunk or file of the cursor. The cursor moves on to the next unviewed hunk when the marked
 * part collapses, wrapping around at the end; undo moves it back. Without a cursor, the first press only sets it.
 */
export function useViewedKeys(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly collapseState: CollapseState;
  readonly marking: Marking | null;
}): void {
  const { viewport, stack, cursor, setCursor, collapseState, marking } = reader;
  const announce = useAnnounce();
  /** Handled once everything is laid out. */
  const wanted = useRef<Wanted | null>(null);
  const [requestCount, requestAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    if (target === null) return;
    const below = target.movesOn ? moveCursor(stack, target.cursor, "nextUnviewed") : target.cursor;
    const isLast = target.movesOn && below === target.cursor;
    const isDone = marking === null || marking.marks.counts().unviewedHunks === 0;
    if (isLast && isDone) return;
    const next = isLast ? firstUnviewed(stack) : below;
    if (next === null || (isLast && next.key === target.cursor.key && next.line === target.cursor.line)) {
      announce(`${target.message}${VIEWED_KEYS_TEXT.noOther}`);
      return;
    }
    setCursor(next);
    announce(`${target.message}${isLast ? `${VIEWED_KEYS_TEXT.wrapped} ` : ""}${describeCursor(stack, next)}`);
    revealCursor(viewport, stack, next);
  }, [requestCount, stack, viewport, setCursor, marking, announce]);
  const go = (from: Cursor, movesOn: boolean, message = ""): void => {
    wanted.current = { cursor: { ...from, waitsFor: null }, movesOn, message: message === "" ? "" : `${message}. ` };
    requestAgain();
  };

  /** Returns the cursor; without one, sets it to the first visible unviewed hunk and returns null. */
  const take = (): Cursor | null => {
    const first = cursor === null ? visibleCursor(viewport, stack) : null;
    const key = first === null ? null : keyAt(first);
    if (first !== null) go(first, key === null || marking?.marks.isViewed(key) === true);
    return cursor;
  };
  const keyAt = (at: Cursor): string | null => {
    const { patch, viewed } = stack.models[stack.fileIndexOf(at.key)] ?? { patch: null, viewed: null };
    if (patch === null || viewed === null || at.line === NO_LINE || stack.collapsed.has(at.key)) return null;
    return viewed.keys[keyAtLine(patch, viewed, at.line)] ?? null;
  };
  const mark = (at: Cursor, keys: readonly string[], isViewed: boolean): void => {
    const message = marking?.mark(at.key, keys, isViewed, at) ?? null;
    if (message !== null && isViewed) go(at, true, message);
  };
  const markFile = (at: Cursor | null): void => {
    if (at === null || marking === null) return;
    const { marks } = marking;
    mark(at, marks.keysOf(at.key) ?? [], !stack.viewedFiles.has(at.key));
  };
  const markHunk = (): void => {
    const at = take();
    const key = at === null ? null : keyAt(at);
    if (at === null || marking === null) return;
    if (key === null) markFile(at);
    else mark(at, [key], !marking.marks.isViewed(key));
  };
  const undo = (): void => {
    const last = marking?.undo() ?? null;
    if (last !== null && last.cursor !== null) go(last.cursor, false, last.message);
  };
  const collapse = (): void => {
    const { patch, viewed } = stack.models[stack.fileIndexOf(cursor?.key)] ?? { patch: null, viewed: null };
    if (cursor === null || cursor.line === NO_LINE || patch === null || viewed === null) return;
    const hunk = patch.hunks.findIndex(({ end }) => cursor.line < end);
    if (viewed.whole[hunk] === 1)
      collapseState.open(cursor.key, hunkKeysOf(viewed, hunk), viewed.collapsed[hunk] === 1);
  };
  const enabled = marking !== null && stack.models.length > 0;
  useShortcut("v", VIEWED_KEYS_TEXT.hunk, shortcutGroups.review, markHunk, { enabled });
  useShortcut("Shift+V", VIEWED_KEYS_TEXT.file, shortcutGroups.review, () => markFile(take()), { enabled });
  useShortcut("z", VIEWED_KEYS_TEXT.collapse, shortcutGroups.review, collapse, { enabled });
  const canUndo = enabled && marking.canUndo;
  useShortcut("u", VIEWED_KEYS_TEXT.undo, shortcutGroups.review, undo, { enabled: canUndo });
  useShortcut("Mod+Z", VIEWED_KEYS_TEXT.undo, shortcutGroups.review, undo, { enabled: canUndo });
}

/**
 * Returns the index in `keys` of the hunk of a line, -1 if there is none; if several hunks are shown as one, a line
 * between two changes belongs to the upper one. Logarithmic in the hunks.
 */
export function keyAtLine({ hunks }: Patch, { starts, lines }: ViewedHunks, line: number): number {
  const hunk = lowerBound(hunks.length, (index) => (hunks[index]?.end ?? 0) > line);
  if (line < 0 || hunk === hunks.length) return -1;
  const [from, to] = [starts[hunk] ?? 0, starts[hunk + 1] ?? 0];
  if (from === to) return -1;
  return from + Math.max(0, lowerBound(to - from, (index) => (lines[from + index] ?? 0) > line) - 1);
}
