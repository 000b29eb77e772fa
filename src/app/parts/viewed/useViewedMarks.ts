import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { useViewedMarks_review$key } from "#generated/useViewedMarks_review.graphql.ts";
import type { useViewedMarksMutation } from "#generated/useViewedMarksMutation.graphql.ts";
import { SeenMarks } from "#app/diff/ViewedMarks.ts";
import { newKey } from "../mutations/idempotencyKey.ts";
import { SeenSaver, type SaveSeen } from "./ViewedSaver.ts";
import { useDeed } from "../mutations/useAction.ts";

/** What was seen of a change, and what marks it. */
export interface ReviewSeen {
  readonly marks: SeenMarks;
  /** Marks hunks, or takes their marks back; `marks` has it at once. */
  readonly onSeen: (keys: readonly string[], isSeen: boolean) => void;
  /** Why marks could not be saved; they are kept in this browser. */
  readonly failure: string | null;
  readonly retry: () => void;
  /** Lets go of the marks that could not be saved. */
  readonly giveUp: () => void;
}

/** The two patch sets that are held together; null where a patch set is read against its base. */
export interface SeenSpan {
  readonly from: number;
  readonly to: number | null;
}

/**
 * Keeps what was seen of one comparison of a review: shown at once, saved soon after, and what is marked elsewhere shows as
 * it becomes known. Keys of the hunks are put in by who fetches the patches. Null where one may not mark.
 */
export function useSeenMarks(review: useViewedMarks_review$key, span: SeenSpan | null): ReviewSeen | null {
  const { id, seenKeys, viewerCanMark } = useFragment(
    graphql`
      fragment useViewedMarks_review on Review @throwOnFieldError {
        id
        seenKeys
        viewerCanMark
      }
    `,
    review,
  );
  const [saver] = useState(() => new SeenSaver(`seen/${id}`));
  const pending = useSyncExternalStore(saver.subscribe, saver.pending, saver.pending);
  const failure = useSyncExternalStore(saver.subscribe, saver.failure, saver.failure);
  const saved = useMemo(() => new Set(seenKeys), [seenKeys]);
  const [marks] = useState(() => {
    const first = new SeenMarks();
    first.setSeen(withPending(saved, pending));
    return first;
  });
  useEffect(() => marks.setSeen(withPending(saved, pending)), [marks, saved, pending]);

  const save = useSave(id, span);
  useEffect(() => saver.saveBy(save), [saver, save]);
  useEffect(() => () => void saver.flush(), [saver]);
  const onSeen = useCallback(
    (keys: readonly string[], isSeen: boolean) => {
      saver.put(keys, isSeen);
      marks.setSeen(withPending(saved, saver.pending()));
    },
    [saver, marks, saved],
  );
  const retry = useCallback(() => void saver.flush(), [saver]);
  const giveUp = useCallback(() => saver.giveUp(), [saver]);
  return useMemo(
    () => (viewerCanMark ? { marks, onSeen, failure, retry, giveUp } : null),
    [viewerCanMark, marks, onSeen, failure, retry, giveUp],
  );
}

/** Gives what saves marks. Where two patch sets are held together the server may find more that was seen by it, and says so. */
function useSave(reviewId: string, span: SeenSpan | null): SaveSeen {
  const [run] = useDeed<useViewedMarksMutation>(
    graphql`
      mutation useViewedMarksMutation($input: MarkSeenInput!, $asks: Boolean!) {
        markSeen(input: $input) {
          problem {
            message
          }
          review {
            id
            seenKeys @include(if: $asks)
          }
        }
      }
    `,
    { isSigned: false },
  );
  const [from, to] = [span?.from ?? null, span?.to ?? null];
  return useCallback(
    (keys, isSeen) => {
      const span = from === null ? {} : { from, to };
      return run({
        variables: { input: { key: newKey(), reviewId, keys: [...keys], isSeen, ...span }, asks: from !== null },
        updater: (store, response) => {
          const record = store.get(reviewId);
          const known = record?.getValue("seenKeys");
          if (from !== null || response?.markSeen?.problem != null || !Array.isArray(known)) return;
          const seen = withPending(new Set(known.map(String)), new Map(keys.map((key) => [key, isSeen])));
          record?.setValue([...seen], "seenKeys");
        },
      });
    },
    [run, reviewId, from, to],
  );
}

function withPending(saved: ReadonlySet<string>, pending: ReadonlyMap<string, boolean>): ReadonlySet<string> {
  if (pending.size === 0) return saved;
  const seen = new Set(saved);
  for (const [key, isSeen] of pending) {
    if (isSeen) seen.add(key);
    else seen.delete(key);
  }
  return seen;
}
