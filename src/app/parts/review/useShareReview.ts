import { graphql } from "react-relay";
import type { useShareReviewMutation } from "#generated/useShareReviewMutation.graphql.ts";
import { newKey } from "../newKey.ts";
import { useDeed } from "../deeds/useDeed.ts";

/** Gives the deed that lays a private review open to all who have the repository, and whether it is under way. */
export function useShareReview(reviewId: string) {
  const [run, busy] = useDeed<useShareReviewMutation>(graphql`
    mutation useShareReviewMutation($input: ShareReviewInput!) {
      shareReview(input: $input) {
        problem {
          message
        }
        review {
          isPrivate
          ...ReviewFacts_review
        }
      }
    }
  `);
  const shareReview = () => run({ variables: { input: { key: newKey(), reviewId } } });
  return [shareReview, busy] as const;
}
