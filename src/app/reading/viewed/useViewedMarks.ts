import { layersParam, type LayersParam } from "#contract/pageParams.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useViewedMarks_review$key } from "#generated/useViewedMarks_review.graphql.ts";
import type { useViewedMarksMutation } from "#generated/useViewedMarksMutation.graphql.ts";
import { ViewedMarks, type ViewedCounts } from "#app/diff/ViewedMarks.ts";
import { ViewedSaver, type SaveViewed } from "./ViewedSaver.ts";
import { newKey, useUnsignedMutation } from "../data/useReviewMutation.ts";
import { useStore, useStored } from "#app/ui/Store.ts";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";

export interface ReviewViewedMarks {
  readonly marks: ViewedMarks;
  /** Marks hunks as viewed or not; `marks` is updated at once. */
  readonly onViewed: (keys: readonly string[], isViewed: boolean) => void;
  /** The reason why marks could not be saved; until then they are stored in this browser. */
  readonly failure: string | null;
  readonly retry: () => void;
  readonly discard: () => void;
}

/** Two patch sets to compare; `to` is null for the last one. */
export interface ViewedSpan {
  readonly from: number;
  readonly to: number | null;
  /** Layers of the newer patch set, if not all of it is shown. */
  readonly layers?: LayersParam | null;
}

/**
 * Holds the viewed marks of one comparison of a review: shown at once, saved soon after, and updated with marks made
 * elsewhere. The code that fetches patches adds the keys of hunks. Null when the viewer cannot mark.
 */
export function useViewedMarks(review: useViewedMarks_review$key, span: ViewedSpan | null): ReviewViewedMarks | null {
  const { id, viewedKeys, viewerCanMark } = useFragment(
    graphql`
      fragment useViewedMarks_review on Review @throwOnFieldError {
        id
        viewedKeys
        viewerCanMark
      }
    `,
    review,
  );
  const [saver] = useState(() => new ViewedSaver(`seen/${id}`));
  const pending = useStore(saver.pending);
  const failure = useStore(saver.failure);
  const saved = useMemo(() => new Set(viewedKeys), [viewedKeys]);
  const [marks] = useState(() => {
    const first = new ViewedMarks();
    first.setViewed(withPending(saved, pending));
    return first;
  });
  useEffect(() => marks.setViewed(withPending(saved, pending)), [marks, saved, pending]);

  const save = useSave(id, span);
  useEffect(() => saver.saveBy(save), [saver, save]);
  useEffect(() => () => void saver.flush(), [saver]);
  const onViewed = useCallback(
    (keys: readonly string[], isViewed: boolean) => {
      saver.put(keys, isViewed);
      marks.setViewed(withPending(saved, saver.pending.current()));
    },
    [saver, marks, saved],
  );
  return useMemo(() => {
    const [retry, discard] = [() => void saver.flush(), () => saver.discard()];
    return viewerCanMark ? { marks, onViewed, failure, retry, discard } : null;
  }, [viewerCanMark, marks, onViewed, failure, saver]);
}

/**
 * Returns the function that saves marks. When two patch sets are compared the server may mark further hunks and returns
 * them.
 */
function useSave(reviewId: string, span: ViewedSpan | null): SaveViewed {
  const [run] = useUnsignedMutation<useViewedMarksMutation>(graphql`
    mutation useViewedMarksMutation($input: MarkViewedInput!, $asks: Boolean!) {
      markViewed(input: $input) {
        problem {
          message
        }
        review {
          id
          viewedKeys @include(if: $asks)
        }
      }
    }
  `);
  const [from, to] = [span?.from ?? null, span?.to ?? null];
  const layersText = span?.layers == null ? null : layersParam.write(span.layers);
  return useCallback(
    (keys, isViewed) => {
      const span = from === null ? {} : { from, to, layers: layersParam.read(layersText) };
      return run(
        { input: { key: newKey(), reviewId, keys: [...keys], isViewed, ...span }, asks: from !== null },
        (store, response) => {
          const record = store.get(reviewId);
          const known = record?.getValue("viewedKeys");
          if (from !== null || response?.markViewed?.problem != null || !Array.isArray(known)) return;
          const viewed = withPending(new Set(known.map(String)), new Map(keys.map((key) => [key, isViewed])));
          record?.setValue([...viewed], "viewedKeys");
        },
      );
    },
    [run, reviewId, from, to, layersText],
  );
}

function withPending(saved: ReadonlySet<string>, pending: ReadonlyMap<string, boolean>): ReadonlySet<string> {
  if (pending.size === 0) return saved;
  const viewed = new Set(saved);
  for (const [key, isViewed] of pending) {
    if (isViewed) viewed.add(key);
    else viewed.delete(key);
  }
  return viewed;
}

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
