import { graphql } from "react-relay";
import type { UpdateReviewInput, useUpdateReviewMutation } from "#generated/useUpdateReviewMutation.graphql.ts";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";

/** The fields to change; omitted fields stay as they are. */
type Changes = Omit<UpdateReviewInput, "key" | "review">;

/** Returns the mutation that edits a review, and whether it is in flight. */
export function useUpdateReview(review: string) {
  const [run, busy] = useReviewMutation<useUpdateReviewMutation>(graphql`
    mutation useUpdateReviewMutation($input: UpdateReviewInput!) {
      updateReview(input: $input) {
        problem {
          code
          message
        }
        review {
          ...ReviewSide_edited
          ...ReviewRefresher_review
          ...ReviewTimeline_review
          ...TargetBranch_mergeOutcome
        }
      }
    }
  `);
  const updateReview = (changes: Changes) => run({ input: { key: newKey(), review, ...changes } });
  return [updateReview, busy] as const;
}
