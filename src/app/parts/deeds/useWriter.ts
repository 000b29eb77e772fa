import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useWriter_review$key } from "#generated/useWriter_review.graphql.ts";
import type { Writer } from "./optimisticComment.ts";

const TEXT = {
  you: "You",
} as const;

/** Gives who writes in a review: what a comment is signed with until the server answers. The same object while they stay the same. */
export function useWriter(review: useWriter_review$key): Writer {
  const { repository } = useFragment(
    graphql`
      fragment useWriter_review on Review @throwOnFieldError {
        repository {
          viewer {
            name
            email
          }
        }
      }
    `,
    review,
  );
  const { name, email } = repository.viewer;
  return useMemo(() => ({ name: name ?? TEXT.you, email: email ?? "" }), [name, email]);
}
