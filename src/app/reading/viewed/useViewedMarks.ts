import { layersParam, type LayersParam } from "#contract/pageParams.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useViewedMarks_review$key } from "#generated/useViewedMarks_review.graphql.ts";
import type { useViewedMarksMutation } from "#generated/useViewedMarksMutation.graphql.ts";
import { ViewedMarks } from "#app/diff/ViewedMarks.ts";
import { ViewedSaver, type SaveViewed } from "./ViewedSaver.ts";
import { newKey, useUnsignedMutation } from "../data/useReviewMutation.ts";
import { useStore } from "#app/ui/Store.ts";

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
