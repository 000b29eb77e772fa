import { createContext, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { counted } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { type Cursor, firstUnseen, moveCursor } from "../cursor/Cursor.ts";
import { cursorInSight, revealCursor } from "../cursor/cursorGeometry.ts";
import { cursorSentence } from "../cursor/describeRow.ts";
import { firstIndex } from "../firstIndex.ts";
import type { FileStack } from "../models/FileStack.ts";
import { hunkKeysOf, type SeenHunks } from "../models/viewedHunks.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import type { SeenCounts, SeenMarks } from "../ViewedMarks.ts";
import type { Viewport } from "../Viewport.ts";
import type { Folds } from "./useFolds.ts";

/** One deed of marking, as it is undone. */
export interface MarkingDone {
  readonly keys: readonly string[];
  readonly isSeen: boolean;
  /** Where the cursor was; null for what was not done by key. */
  readonly cursor: Cursor | null;
}

/** What marks hunks as seen, and takes that back. */
interface Marking {
  readonly marks: SeenMarks;
  /** Marks hunks of a file, or takes their marks back; gives the sentence that says so, null where that changes none. */
  readonly mark: (file: string, keys: readonly string[], isSeen: boolean, cursor: Cursor | null) => string | null;
  /** Whether there is a marking to undo. */
  readonly canUndo: boolean;
  /** Undoes the last marking and gives it with the sentence that says so. */
  readonly undo: () => (MarkingDone & { readonly sentence: string }) | null;
  /** For the buttons: the same functions from one rendering to the next. */
  readonly deeds: SeenDeeds;
}

/** Hands on what is marked, says it aloud, and keeps it to be undone, for as long as the change is read. Null where one may not mark. */
export function useMarking(
  marks: SeenMarks | undefined,
  { open }: Folds,
  onSeen: ((keys: readonly string[], isSeen: boolean) => void) | undefined,
): Marking | null {
  const announce = useAnnounce();
  const [done, setDone] = useState<readonly MarkingDone[]>([]);
  const put = useCallback(
    (keys: readonly string[], isSeen: boolean): string => {
      onSeen?.(keys, isSeen);
      const sentence = marks === undefined ? "" : seenSentence(isSeen, keys.length, marks.counts());
      announce(sentence);
      return sentence;
    },
    [marks, onSeen, announce],
  );
  const mark = useCallback(
    (file: string, keys: readonly string[], isSeen: boolean, cursor: Cursor | null): string | null => {
      const changed = [...new Set(keys)].filter((key) => marks?.isSeen(key) !== isSeen);
      if (changed.length === 0) return null;
      setDone((before) => [...before, { keys: changed, isSeen, cursor }]);
      open(file, changed, false);
      return put(changed, isSeen);
    },
    [marks, open, put],
  );
  const undo = useCallback((): ReturnType<Marking["undo"]> => {
    const last = done.at(-1);
    if (last === undefined) return null;
    setDone(done.slice(0, -1));
    return { ...last, sentence: put(last.keys, !last.isSeen) };
  }, [done, put]);
  const deeds = useMemo(
    (): SeenDeeds => ({
      mark: (file, keys, isSeen) => void mark(file, keys, isSeen, null),
      markFile: (file, isSeen) => void mark(file, marks?.keysOf(file) ?? [], isSeen, null),
      open,
    }),
    [mark, marks, open],
  );
  return useMemo(
    () => (marks === undefined || onSeen === undefined ? null : { marks, mark, canUndo: done.length > 0, undo, deeds }),
    [marks, onSeen, mark, done, undo, deeds],
  );
}

/** What can be done about what was seen of a change. */
interface SeenDeeds {
  /** Marks hunks of a file as seen, or takes their marks back. */
  readonly mark: (file: string, hunks: readonly string[], isSeen: boolean) => void;
  /** The same for all of a file. */
  readonly markFile: (file: string, isSeen: boolean) => void;
  /** Shows hunks that were seen, or folds them again. */
  readonly open: (file: string, hunks: readonly string[], isOpen: boolean) => void;
}

/** Null where nobody keeps what was seen. */
export const SeenContext = createContext<SeenDeeds | null>(null);

const TEXT = {
  all: "all seen",
  hunksText: (count: number): string => counted(count, { one: "hunk", other: "hunks" }),
  ofUnseen: (unseenHunks: number, hunks: number): string => `${unseenHunks} of ${hunks} unseen`,
  marked: (hunks: string, isSeen: boolean): string => `${hunks} ${isSeen ? "seen" : "not seen"}`,
} as const;

/** Says for those who listen what was marked and how much is left: "1 hunk seen, 11 of 40 unseen". */
function seenSentence(isSeen: boolean, count: number, { hunks, unseenHunks }: SeenCounts): string {
  const left = unseenHunks === 0 ? TEXT.all : TEXT.ofUnseen(unseenHunks, hunks);
  return `${TEXT.marked(TEXT.hunksText(count), isSeen)}, ${left}`;
}

const USE_SEEN_KEYS_TEXT = {
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
      announce(`${target.sentence}${USE_SEEN_KEYS_TEXT.noOther}`);
      return;
    }
    setCursor(next);
    announce(`${target.sentence}${isLast ? `${USE_SEEN_KEYS_TEXT.wrapped} ` : ""}${cursorSentence(stack, next)}`);
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
  useShortcut("v", USE_SEEN_KEYS_TEXT.hunk, shortcutGroups.review, markHunk, { enabled });
  useShortcut("Shift+V", USE_SEEN_KEYS_TEXT.file, shortcutGroups.review, () => markFile(take()), { enabled });
  useShortcut("z", USE_SEEN_KEYS_TEXT.fold, shortcutGroups.review, fold, { enabled });
  const canUndo = enabled && marking.canUndo;
  useShortcut("u", USE_SEEN_KEYS_TEXT.undo, shortcutGroups.review, undo, { enabled: canUndo });
  useShortcut("Mod+Z", USE_SEEN_KEYS_TEXT.undo, shortcutGroups.review, undo, { enabled: canUndo });
}

/**
 * Finds the place in `keys` of the hunk that a line belongs to, -1 for none; where several are shown as one, a line between two
 * changes belongs to the upper one. Logarithmic in the hunks.
 */
export function keyAtLine({ hunks }: Patch, { starts, lines }: SeenHunks, line: number): number {
  const hunk = firstIndex(hunks.length, (index) => (hunks[index]?.end ?? 0) > line);
  if (line < 0 || hunk === hunks.length) return -1;
  const [from, to] = [starts[hunk] ?? 0, starts[hunk + 1] ?? 0];
  if (from === to) return -1;
  return from + Math.max(0, firstIndex(to - from, (index) => (lines[from + index] ?? 0) > line) - 1);
}
