import { useCallback, useMemo, useState } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import type { SeenDeeds } from "./SeenContext.ts";
import type { SeenMarks } from "../SeenMarks.ts";
import { seenSentence } from "./seenSentence.ts";
import type { Folds } from "./useFolds.ts";

/** One deed of marking, as it is undone. */
export interface MarkingDone {
  readonly keys: readonly string[];
  readonly isSeen: boolean;
  /** Where the cursor was; null for what was not done by key. */
  readonly cursor: Cursor | null;
}

/** What marks hunks as seen, and takes that back. */
export interface Marking {
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
