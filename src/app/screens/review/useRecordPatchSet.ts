import { graphql } from "react-relay";
import type { useRecordPatchSetMutation } from "#generated/useRecordPatchSetMutation.graphql.ts";
import { useDeed } from "#app/parts/deeds/useDeed.ts";

/** Gives the deed that records where the branch is now as a patch set, and whether it is under way. */
export function useRecordPatchSet(review: string) {
  const [run, busy] = useDeed<useRecordPatchSetMutation>(graphql`
    mutation useRecordPatchSetMutation($input: RecordPatchSetInput!) {
      recordPatchSet(input: $input) {
        problem {
          message
        }
        review {
          ...ReviewFacts_review
          ...HeadMoved_review
          patchSets {
            ...patchSetRecord_patchSet
          }
          ...ReviewTimeline_review
          ...ReviewMergeOutcome_review
        }
      }
    }
  `);
  const recordPatchSet = () => run({ variables: { input: { review } } });
  return [recordPatchSet, busy] as const;
}
