import { graphql } from "react-relay";
import type { RequestReviewInput, useRequestReviewMutation } from "#generated/useRequestReviewMutation.graphql.ts";
import { useDeed } from "#app/parts/deeds/useDeed.ts";

/** The key of the review that was requested, or the sentence that says why none was. */
interface Requested {
  readonly review: string | null;
  readonly reason: string | null;
}

/** Gives the deed that requests a review, and whether it is under way. */
export function useRequestReview() {
  const [run, busy] = useDeed<useRequestReviewMutation>(graphql`
    mutation useRequestReviewMutation($input: RequestReviewInput!) {
      requestReview(input: $input) {
        problem {
          code
          message
        }
        review {
          key
          revision
        }
      }
    }
  `);
  const requestReview = async (input: RequestReviewInput): Promise<Requested> => {
    let review: string | null = null;
    const reason = await run({
      variables: { input },
      updater: (_store, data) => {
        review = data?.requestReview?.review?.key ?? null;
      },
    });
    return { review, reason };
  };
  return [requestReview, busy] as const;
}
