import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useDiscardDraftMutation } from "#generated/useDiscardDraftMutation.graphql.ts";
import { reviewRecords } from "./reviewRecords.ts";
import { useDeed } from "./useDeed.ts";

/** Gives what throws away a draft of a review by its key, gone at once. */
export function useDiscardDraft(reviewId: string): readonly [(key: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useDiscardDraftMutation>(
    graphql`
      mutation useDiscardDraftMutation($input: DiscardDraftInput!) {
        discardDraft(input: $input) {
          problem {
            message
          }
          review {
            id
            draftCount
            drafts {
              ...draftRecord_draft
            }
          }
        }
      }
    `,
    { isSigned: false },
  );
  const discard = useCallback(
    (key: string) =>
      run({
        variables: { input: { key, review: reviewId } },
        optimisticUpdater: (store) => reviewRecords.removeDrafts(store, reviewId, new Set([key])),
      }),
    [run, reviewId],
  );
  return [discard, isUnderWay];
}
