import { useCallback, useSyncExternalStore } from "react";
import { neverChanges } from "#app/diff/FileContents.ts";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import type { SeenCounts, SeenMarks } from "#app/diff/ViewedMarks.ts";

type MarksOf = (key: string) => MarksOfFile | null;

/** Gives what the list of files shows beside them: the remarks, and what was seen. Another function when that changes. */
export function useListMarks(remarksOf: MarksOf | undefined, marks: SeenMarks | undefined): MarksOf | undefined {
  const counts = useSeenCounts(marks);
  const marksOf = useCallback<MarksOf>(
    (key) => {
      const known = remarksOf?.(key) ?? null;
      if (counts === null) return known;
      const unseen = marks?.unseenOf(key) ?? null;
      return { isSeen: unseen === 0, unseen, remarks: known?.remarks ?? 0 };
    },
    [remarksOf, marks, counts],
  );
  return marks === undefined ? remarksOf : marksOf;
}

/** Gives how much of a change of so many files is still to be seen; null while that is not known of all of them. */
export function useUnseen(marks: SeenMarks | undefined, files: number): SeenCounts | null {
  const counts = useSeenCounts(marks);
  return counts === null || counts.files < files ? null : counts;
}

/** Gives how much of a change was seen, as far as its hunks are known; null where nobody keeps that. */
function useSeenCounts(marks: SeenMarks | undefined): SeenCounts | null {
  const current = (): SeenCounts | null => marks?.counts() ?? null;
  return useSyncExternalStore(marks?.subscribe ?? neverChanges, current, current);
}
