import { useEffect, useEffectEvent } from "react";
import { graphql, useMutation } from "react-relay";
import type { useMarkLookedMutation } from "#generated/useMarkLookedMutation.graphql.ts";
import { newKey } from "../newKey.ts";

/** How long a change is in sight before one has looked at it: who only passes by has not. */
const LOOK_MS = 1000;

/**
 * Notes which head of a review one has looked at, once its files have been in sight for a moment; null where what is read
 * does not end there. That it could not be noted is no news to a reader: next time more is shown than needed.
 */
export function useMarkLooked(reviewId: string, headOid: string | null): void {
  const [commit] = useMutation<useMarkLookedMutation>(graphql`
    mutation useMarkLookedMutation($input: MarkLookedInput!) {
      markLooked(input: $input) {
        review {
          sinceLooked
          patchSets {
            ...patchSetRecord_patchSet
          }
        }
      }
    }
  `);
  const markLooked = useEffectEvent((oid: string) => {
    commit({ variables: { input: { key: newKey(), reviewId, headOid: oid } } });
  });
  useEffect(() => {
    if (headOid === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNoted = false;
    const note = (): void => {
      isNoted = true;
      markLooked(headOid);
    };
    const look = (): void => {
      clearTimeout(timer);
      if (!isNoted && document.visibilityState === "visible") timer = setTimeout(note, LOOK_MS);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [reviewId, headOid]);
}
