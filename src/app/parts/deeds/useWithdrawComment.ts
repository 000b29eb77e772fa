import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useWithdrawCommentMutation } from "#generated/useWithdrawCommentMutation.graphql.ts";
import { newKey } from "../newKey.ts";
import { useDeed } from "./useDeed.ts";

/** Gives what takes a comment back, shown at once, and whether that is under way. */
export function useWithdrawComment(): readonly [(commentId: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useWithdrawCommentMutation>(graphql`
    mutation useWithdrawCommentMutation($input: WithdrawCommentInput!) {
      withdrawComment(input: $input) {
        problem {
          message
        }
        thread {
          ...threadRecord_thread
        }
        review {
          ...ReviewFacts_review
        }
      }
    }
  `);
  const withdraw = useCallback(
    (commentId: string) =>
      run({
        variables: { input: { key: newKey(), comment: commentId } },
        optimisticUpdater: (store) => {
          store
            .get(commentId)
            ?.setValue(true, "isWithdrawn")
            .setValue("", "body")
            .setValue(false, "viewerCanEdit")
            .setValue(false, "viewerCanWithdraw");
        },
      }),
    [run],
  );
  return [withdraw, isUnderWay];
}
