import { useCallback } from "react";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import type { SeenMarks } from "#app/diff/SeenMarks.ts";
import { useSeenCounts } from "./useSeenCounts.ts";

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
