import { useCallback } from "react";
import { graphql } from "react-relay";
import type { SaveDraftInput, useSaveDraftMutation } from "#generated/useSaveDraftMutation.graphql.ts";
import { reviewRecords } from "./reviewRecords.ts";
import { useDeed } from "./useDeed.ts";

const TEXT = {
  published: "This was published meanwhile, as it was. Copy what you changed and edit the remark itself.",
} as const;

export type DraftToSave = Omit<SaveDraftInput, "review">;

/** Gives what keeps a remark that is being written in the repository, for its writer alone. */
export function useSaveDraft(reviewId: string): readonly [(draft: DraftToSave) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useSaveDraftMutation>(
    graphql`
      mutation useSaveDraftMutation($input: SaveDraftInput!) {
        saveDraft(input: $input) {
          problem {
            message
          }
          draft {
            ...draftRecord_draft
          }
          review {
            id
            draftCount
          }
        }
      }
    `,
    { isSigned: false },
  );
  const save = useCallback(
    async (draft: DraftToSave) => {
      let isKept = true;
      const reason = await run({
        variables: { input: { ...draft, review: reviewId } },
        updater: (store, data) => {
          isKept = data?.saveDraft?.draft != null;
          reviewRecords.addDraft(store, reviewId, "saveDraft");
        },
      });
      return reason ?? (isKept ? null : TEXT.published);
    },
    [run, reviewId],
  );
  return [save, isUnderWay];
}
