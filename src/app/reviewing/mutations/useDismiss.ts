import { useCallback } from "react";
import { graphql } from "react-relay";
import type { FindingInput, useDismissMutation } from "#generated/useDismissMutation.graphql.ts";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";

/** A thread that an agent began, or a finding of a tool. */
export type Dismissable = { readonly thread: string } | { readonly finding: FindingInput };

/** The reason, and true for the same rule, file and code everywhere; null undoes the dismissal. */
export type DismissDecision = { readonly reason: string; readonly isAlways: boolean } | null;

/** Returns the function that dismisses a thread or a finding for the viewer, or undoes that, and true while it runs. */
export function useDismiss(): readonly [
  (target: Dismissable, decision: DismissDecision) => Promise<string | null>,
  boolean,
] {
  const [run, isUnderWay] = useReviewMutation<useDismissMutation>(graphql`
    mutation useDismissMutation($input: DismissInput!) {
      dismiss(input: $input) {
        problem {
          message
        }
        thread {
          ...ReviewThreadView_thread
        }
        review {
          ...ReviewRefresher_review
        }
      }
    }
  `);
  const dismiss = useCallback(
    (target: Dismissable, decision: DismissDecision) =>
      run({ input: { key: newKey(), ...target, ...(decision ?? { reason: null }) } }),
    [run],
  );
  return [dismiss, isUnderWay];
}
