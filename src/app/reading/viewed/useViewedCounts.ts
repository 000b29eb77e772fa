import { useCallback } from "react";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import type { ViewedCounts, ViewedMarks } from "#app/diff/ViewedMarks.ts";
import { useStored } from "#app/ui/Store.ts";

type MarksOf = (key: string) => MarksOfFile | null;

const NO_COMMENTS: MarksOfFile = { isViewed: false, openThreads: 0 };

/** Returns the marks that the file list shows: comments and viewed hunks. A new function when they change. */
export function useListMarks(commentMarksOf: MarksOf | undefined, marks: ViewedMarks | undefined): MarksOf | undefined {
  const counts = useViewedCountsOf(marks);
  const marksOf = useCallback<MarksOf>(
    (key) => {
      const known = commentMarksOf?.(key) ?? null;
      if (counts === null) return known;
      const unviewed = marks?.unviewedOf(key) ?? null;
      const { openThreads, hasComments = false } = known ?? NO_COMMENTS;
      const of = { total: marks?.keysOf(key)?.length ?? 0, unit: "hunk" } as const;
      return { isViewed: unviewed === 0, unviewed, of, openThreads, hasComments };
    },
    [commentMarksOf, marks, counts],
  );
  return marks === undefined ? commentMarksOf : marksOf;
}

/** Returns how much of a change with this many files is viewed; null until that is known for all of them. */
export function useViewedCounts(marks: ViewedMarks | undefined, files: number): ViewedCounts | null {
  const counts = useViewedCountsOf(marks);
  return counts === null || counts.files < files ? null : counts;
}

/** Returns how much of a change is viewed, as far as its hunks are known; null when nothing records that. */
function useViewedCountsOf(marks: ViewedMarks | undefined): ViewedCounts | null {
  return useStored(marks, () => marks?.counts() ?? null);
}
