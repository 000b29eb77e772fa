import { useLayoutEffect, useReducer, useRef } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { cursorInSight } from "../cursor/cursorInSight.ts";
import { cursorSentence } from "../cursor/cursorSentence.ts";
import { hunkKeysOf } from "../models/hunkKeysOf.ts";
import { keyAtLine } from "./keyAtLine.ts";
import { firstUnseen, moveCursor, type Cursor } from "../cursor/moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { revealCursor } from "../cursor/revealCursor.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { Marking } from "./useMarking.ts";
import type { Folds } from "./useFolds.ts";
import type { Viewport } from "../Viewport.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  hunk: "Mark the hunk as seen, or take its mark back",
  file: "Mark the file as seen, or take its marks back",
  fold: "Show or fold a hunk that was seen",
  undo: "Undo the last seen mark",
  wrapped: "No unseen hunk below, back to the first one above.",
  noOther: "No other unseen hunk",
} as const;

/** Where the cursor goes, and what is said with it. */
interface Wanted {
  readonly cursor: Cursor;
  /** Whether it goes on from there to the next unseen hunk. */
  readonly goesOn: boolean;
  readonly sentence: string;
}

/**
 * Marks by key what the cursor is on, which goes on to the next unseen hunk when what was marked is folded, and behind the
 * last to the first; undoes that, and the cursor goes back. Without a cursor the first press shows where one is.
 */
export function useSeenKeys(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly folds: Folds;
  readonly marking: Marking | null;
}): void {
  const { viewport, stack, cursor, setCursor, folds, marking } = reader;
  const announce = useAnnounce();
  /** It is looked at once all is laid out. */
  const wanted = useRef<Wanted | null>(null);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    if (target === null) return;
    const below = target.goesOn ? moveCursor(stack, target.cursor, "nextUnseen") : target.cursor;
    const isLast = target.goesOn && below === target.cursor;
    const isDone = marking === null || marking.marks.counts().unseenHunks === 0;
    if (isLast && isDone) return;
    const next = isLast ? firstUnseen(stack) : below;
    if (next === null || (isLast && next.key === target.cursor.key && next.line === target.cursor.line)) {
      announce(`${target.sentence}${TEXT.noOther}`);
      return;
    }
    setCursor(next);
    announce(`${target.sentence}${isLast ? `${TEXT.wrapped} ` : ""}${cursorSentence(stack, next)}`);
    revealCursor(viewport, stack, next);
  }, [asked, stack, viewport, setCursor, marking, announce]);
  const go = (from: Cursor, goesOn: boolean, sentence = ""): void => {
    wanted.current = { cursor: { ...from, waitsFor: null }, goesOn, sentence: sentence === "" ? "" : `${sentence}. ` };
    ask();
  };

  /** Gives the cursor; where there is none it is set to the first unseen hunk in sight, and nothing else is done. */
  const take = (): Cursor | null => {
    const first = cursor === null ? cursorInSight(viewport, stack) : null;
    const key = first === null ? null : keyAt(first);
    if (first !== null) go(first, key === null || marking?.marks.isSeen(key) === true);
    return cursor;
  };
  const keyAt = (at: Cursor): string | null => {
    const { patch, seen } = stack.models[stack.placeOf(at.key)] ?? { patch: null, seen: null };
    if (patch === null || seen === null || at.line === NO_LINE || stack.collapsed.has(at.key)) return null;
    return seen.keys[keyAtLine(patch, seen, at.line)] ?? null;
  };
  const mark = (at: Cursor, keys: readonly string[], isSeen: boolean): void => {
    const sentence = marking?.mark(at.key, keys, isSeen, at) ?? null;
    if (sentence !== null && isSeen) go(at, true, sentence);
  };
  const markFile = (at: Cursor | null): void => {
    if (at === null || marking === null) return;
    const { marks } = marking;
    mark(at, marks.keysOf(at.key) ?? [], !stack.seenFiles.has(at.key));
  };
  const markHunk = (): void => {
    const at = take();
    const key = at === null ? null : keyAt(at);
    if (at === null || marking === null) return;
    if (key === null) markFile(at);
    else mark(at, [key], !marking.marks.isSeen(key));
  };
  const undo = (): void => {
    const last = marking?.undo() ?? null;
    if (last !== null && last.cursor !== null) go(last.cursor, false, last.sentence);
  };
  const fold = (): void => {
    const { patch, seen } = stack.models[stack.placeOf(cursor?.key)] ?? { patch: null, seen: null };
    if (cursor === null || cursor.line === NO_LINE || patch === null || seen === null) return;
    const hunk = patch.hunks.findIndex(({ end }) => cursor.line < end);
    if (seen.whole[hunk] === 1) folds.open(cursor.key, hunkKeysOf(seen, hunk), seen.folded[hunk] === 1);
  };
  const enabled = marking !== null && stack.models.length > 0;
  useShortcut("v", TEXT.hunk, shortcutGroups.review, markHunk, { enabled });
  useShortcut("Shift+V", TEXT.file, shortcutGroups.review, () => markFile(take()), { enabled });
  useShortcut("z", TEXT.fold, shortcutGroups.review, fold, { enabled });
  const canUndo = enabled && marking.canUndo;
  useShortcut("u", TEXT.undo, shortcutGroups.review, undo, { enabled: canUndo });
  useShortcut("Mod+Z", TEXT.undo, shortcutGroups.review, undo, { enabled: canUndo });
}
