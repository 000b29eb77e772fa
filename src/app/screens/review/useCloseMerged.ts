import { useEffect, useEffectEvent } from "react";
import { graphql, useMutation } from "react-relay";
import type { useCloseMergedMutation } from "#generated/useCloseMergedMutation.graphql.ts";

/**
 * Has a review closed whose change came in by a squash or a rebase, which history does not tell: asked once for each that
 * is opened while it is under review. Where it has not come in, or cannot be closed, the review stays as it is.
 */
export function useCloseMerged(review: string, isUnderReview: boolean): void {
  const [commit] = useMutation<useCloseMergedMutation>(graphql`
    mutation useCloseMergedMutation($input: CloseMergedInput!) {
      closeMerged(input: $input) {
        review {
          ...ReviewFacts_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const closeMerged = useEffectEvent(() => commit({ variables: { input: { review } } }));
  useEffect(() => {
    if (isUnderReview) closeMerged();
  }, [review, isUnderReview]);
}
