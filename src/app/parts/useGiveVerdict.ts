import { useCallback } from "react";
import { graphql } from "react-relay";
import type { GiveVerdictInput, useGiveVerdictMutation } from "#generated/useGiveVerdictMutation.graphql.ts";
import { useDeed } from "./useDeed.ts";

export type ToSay = Omit<GiveVerdictInput, "review">;

/** Gives what says what one thinks of a review's whole change. */
export function useGiveVerdict(reviewId: string): readonly [(what: ToSay) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useGiveVerdictMutation>(graphql`
    mutation useGiveVerdictMutation($input: GiveVerdictInput!) {
      giveVerdict(input: $input) {
        problem {
          message
        }
        review {
          ...ReviewFacts_review
        }
      }
    }
  `);
  const give = useCallback(
    (what: ToSay) => run({ variables: { input: { ...what, review: reviewId } } }),
    [run, reviewId],
  );
  return [give, isUnderWay];
}
