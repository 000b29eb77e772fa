import { graphql } from "react-relay";
import type { UpdateReviewInput, useUpdateReviewMutation } from "#generated/useUpdateReviewMutation.graphql.ts";
import { newKey } from "#app/parts/mutations/idempotencyKey.ts";
import { upsertRecord } from "#app/parts/mutations/reviewRecords.ts";
import { useReviewMutation } from "#app/parts/mutations/useReviewMutation.ts";

/** The fields to change; omitted fields stay as they are. */
type Changes = Omit<UpdateReviewInput, "key" | "review">;

/** Returns the mutation that edits a review, with an optimistic update, and whether it is in flight. */
export function useUpdateReview(review: string) {
  const [run, busy] = useReviewMutation<useUpdateReviewMutation>(graphql`
    mutation useUpdateReviewMutation($input: UpdateReviewInput!) {
      updateReview(input: $input) {
        problem {
          message
        }
        review {
          title
          body
          targetRef
          reviewers {
            ...PersonName_person
            email
          }
          ...reviewFragments_review
          ...ReviewTimeline_review
          ...TargetBranch_mergeOutcome
        }
      }
    }
  `);
  const updateReview = (changes: Changes) =>
    run({
      variables: { input: { key: newKey(), review, ...changes } },
      optimisticUpdater(store) {
        const record = store.get(review);
        if (changes.title != null) record?.setValue(changes.title, "title");
        if (changes.body != null) record?.setValue(changes.body, "body");
        if (changes.target != null) record?.setValue(changes.target, "targetRef");
        if (changes.reviewers == null) return;
        const known = record?.getLinkedRecords("reviewers") ?? [];
        const people = changes.reviewers.map(
          (email) =>
            known.find((person) => person.getValue("email") === email) ??
            upsertRecord(store, "Person", { id: `client:asked:${email}`, email, name: email, isViewer: false }),
        );
        record?.setLinkedRecords(people, "reviewers");
      },
    });
  return [updateReview, busy] as const;
}
