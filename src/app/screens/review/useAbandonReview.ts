import { graphql } from "react-relay";
import type { useAbandonReviewMutation } from "#generated/useAbandonReviewMutation.graphql.ts";
import { newKey } from "#app/parts/newKey.ts";
import { useDeed } from "#app/parts/deeds/useDeed.ts";

/** Gives the deed that gives a review up, for a reason or without one, shown at once, and whether it is under way. */
export function useAbandonReview(review: string) {
  const [run, busy] = useDeed<useAbandonReviewMutation>(graphql`
    mutation useAbandonReviewMutation($input: AbandonReviewInput!) {
      abandonReview(input: $input) {
        problem {
          code
          message
        }
        review {
          ...ReviewFacts_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const abandonReview = (body: string) =>
    run({
      variables: { input: { key: newKey(), review, body } },
      optimisticUpdater: (store) => void store.get(review)?.setValue("ABANDONED", "state"),
    });
  return [abandonReview, busy] as const;
}
