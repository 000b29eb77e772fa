import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useStanding_review$key } from "#generated/useStanding_review.graphql.ts";

/** What a commit is to a review. */
export interface Standing {
  readonly side: "old" | "new";
  /** Whether it is the head, or on the old side the base, of what is reviewed now. */
  readonly isCurrent: boolean;
  /** The number of the patch set that it is the head or the base of. */
  readonly patchSet: number;
}

/** Finds the newest patch set that a commit is the head of, else one that it is the base of; null where there is none. */
export function useStanding(review: useStanding_review$key, oid: string): Standing | null {
  const { patchSets } = useFragment(
    graphql`
      fragment useStanding_review on Review @throwOnFieldError {
        patchSets {
          number
          headOid
          baseOid
          isCurrent
          ...patchSetRecord_patchSet
        }
      }
    `,
    review,
  );
  return useMemo(() => {
    const head = patchSets.findLast(({ headOid }) => headOid === oid);
    if (head !== undefined) return { side: "new", isCurrent: head.isCurrent, patchSet: head.number };
    const base = patchSets.findLast(({ baseOid }) => baseOid === oid);
    return base === undefined ? null : { side: "old", isCurrent: base.isCurrent, patchSet: base.number };
  }, [patchSets, oid]);
}
