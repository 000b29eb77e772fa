import { useCallback } from "react";
import { graphql } from "react-relay";
import type { PublishDraftsInput, usePublishDraftsMutation } from "#generated/usePublishDraftsMutation.graphql.ts";
import { useDeed } from "./useDeed.ts";

export type ToPublish = Omit<PublishDraftsInput, "review">;

/** Gives what publishes one's drafts in a review together with a verdict, all or nothing. */
export function usePublishDrafts(reviewId: string): readonly [(what: ToPublish) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<usePublishDraftsMutation>(graphql`
    mutation usePublishDraftsMutation($input: PublishDraftsInput!) {
      publishDrafts(input: $input) {
        problem {
          message
        }
        review {
          ...ReviewFacts_review
          drafts {
            ...draftRecord_draft
          }
          threads {
            ...threadRecord_thread
          }
        }
      }
    }
  `);
  const publish = useCallback(
    (what: ToPublish) => run({ variables: { input: { ...what, review: reviewId } } }),
    [run, reviewId],
  );
  return [publish, isUnderWay];
}
