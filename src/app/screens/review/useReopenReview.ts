import { graphql } from "react-relay";
import type { useReopenReviewMutation } from "#generated/useReopenReviewMutation.graphql.ts";
import { newKey } from "#app/parts/newKey.ts";
import { useDeed } from "#app/parts/deeds/useDeed.ts";

/** Gives the deed that takes up a review again that was given up, shown at once, and whether it is under way. */
export function useReopenReview(review: string) {
  const [run, busy] = useDeed<useReopenReviewMutation>(graphql`
    mutation useReopenReviewMutation($input: ReopenReviewInput!) {
      reopenReview(input: $input) {
        problem {
          message
        }
        review {
          ...ReviewFacts_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const reopenReview = () =>
    run({
      variables: { input: { key: newKey(), review } },
      optimisticUpdater: (store) => void store.get(review)?.setValue("OPEN", "state"),
    });
  return [reopenReview, busy] as const;
}
