import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useEditCommentMutation } from "#generated/useEditCommentMutation.graphql.ts";
import { newKey } from "../newKey.ts";
import { useDeed } from "./useDeed.ts";

/** Gives what puts another text into a comment, shown at once, and whether that is under way. */
export function useEditComment(commentId: string): readonly [(body: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useEditCommentMutation>(graphql`
    mutation useEditCommentMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        problem {
          message
        }
        comment {
          ...commentRecord_comment
        }
        review {
          ...ReviewFacts_review
        }
      }
    }
  `);
  const edit = useCallback(
    (body: string) =>
      run({
        variables: { input: { key: newKey(), comment: commentId, body } },
        optimisticUpdater: (store) => {
          store.get(commentId)?.setValue(body, "body").setValue(new Date().toISOString(), "editedAt");
        },
      }),
    [run, commentId],
  );
  return [edit, isUnderWay];
}
