import { useCallback } from "react";
import { graphql } from "react-relay";
import type { GiveVerdictInput, useGiveVerdictMutation } from "#generated/useGiveVerdictMutation.graphql.ts";
import type { Writer } from "./optimisticComment.ts";
import { verdictAtOnce } from "./verdictAtOnce.ts";
import { useDeed } from "./useDeed.ts";

export type ToSay = Omit<GiveVerdictInput, "review">;

/** Gives what says what one thinks of a review's whole change, shown at once. */
export function useGiveVerdict(
  reviewId: string,
  writer: Writer,
): readonly [(what: ToSay) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useGiveVerdictMutation>(graphql`
    mutation useGiveVerdictMutation($input: GiveVerdictInput!) {
      giveVerdict(input: $input) {
        problem {
          code
          message
        }
        review {
          verdicts {
            oid
            by {
              isViewer
            }
          }
          ...ReviewFacts_review
        }
      }
    }
  `);
  const { name, email } = writer;
  const give = useCallback(
    ({ body = "", ...what }: ToSay) => {
      const said = { key: what.key, verdict: what.verdict, body: body ?? "" };
      return run({
        variables: { input: { ...what, body, review: reviewId } },
        optimisticUpdater: (store) => verdictAtOnce.optimistic(store, reviewId, said, { name, email }),
        updater: (store, data) => {
          if (data?.giveVerdict?.review) verdictAtOnce.happened(store, reviewId, said, { name, email });
        },
      });
    },
    [run, reviewId, name, email],
  );
  return [give, isUnderWay];
}
