import { graphql } from "react-relay";
import { useToast } from "#app/ui/Toaster.tsx";
import type { useLandingMutation } from "#generated/useLandingMutation.graphql.ts";
import type { useLandingUndoMutation } from "#generated/useLandingUndoMutation.graphql.ts";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import { NO_STACK, type RailLayer, useStack } from "../layers/useStack.ts";

/** Loads the commits of a review, lowest first; null while it loads, none where they cannot be read. */
export function useLayersToLand(id: string): readonly RailLayer[] | null {
  const { data, failure } = useStack({ kind: "review", id, from: null, to: null });
  return data?.layers ?? (failure === null ? null : NO_STACK.layers);
}

export function useLandReview() {
  const [run, busy] = useReviewMutation<useLandingMutation>(graphql`
    mutation useLandingMutation($input: LandReviewInput!) {
      landReview(input: $input) {
        problem {
          code
          message
        }
        review {
          mergedHow
          ...ReviewRefresher_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const landReview = (input: useLandingMutation["variables"]["input"]) => run({ input });
  return [landReview, busy] as const;
}

/** Returns the function that undoes the landing of a review and says so; it resolves to the reason where it cannot. */
export function useUndoLanding(review: string, branch: string) {
  const toast = useToast();
  const [run, busy, failure] = useReviewMutation<useLandingUndoMutation>(graphql`
    mutation useLandingUndoMutation($input: KeyedReviewInput!) {
      undoLanding(input: $input) {
        problem {
          code
          message
        }
        review {
          mergedHow
          ...ReviewRefresher_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const undo = async (): Promise<string | null> => {
    const reason = await run({ input: { key: newKey(), review } });
    if (reason === null) toast({ text: `Moved ${branch} back and opened the review again.` });
    return reason;
  };
  return [undo, busy, failure] as const;
}
