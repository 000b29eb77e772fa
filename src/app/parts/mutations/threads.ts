import { useCallback } from "react";
import { graphql } from "react-relay";
import type { threadsReopenMutation } from "#generated/threadsReopenMutation.graphql.ts";
import type { threadsResolveMutation } from "#generated/threadsResolveMutation.graphql.ts";
import { newKey, useReviewMutation } from "./useReviewMutation.ts";

/**
 * Returns the function that resolves a thread, and true while it runs. `onWritten` gets the id of
 * the comment that resolves it, which can be deleted to undo this.
 */
export function useResolveThread(
  threadId: string,
): readonly [(onWritten?: (commentId: string) => void) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<threadsResolveMutation>(graphql`
    mutation threadsResolveMutation($input: ResolveThreadInput!) {
      resolveThread(input: $input) {
        problem {
          code
          message
        }
        thread {
          comments {
            id
            key
          }
          ...reviewFragments_thread
        }
        review {
          ...reviewFragments_review
        }
      }
    }
  `);
  const resolve = useCallback(
    (onWritten?: (commentId: string) => void) => {
      const key = newKey();
      return run({
        variables: { input: { key, thread: threadId } },
        updater: (_store, data) => {
          const written = data?.resolveThread?.thread?.comments?.find((comment) => comment?.key === key);
          if (written?.id != null) onWritten?.(written.id);
        },
      });
    },
    [run, threadId],
  );
  return [resolve, isUnderWay];
}

/** Like `useResolveThread`, for the function that reopens a thread or marks it as not done. */
export function useReopenThread(
  threadId: string,
): readonly [(onWritten?: (commentId: string) => void) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<threadsReopenMutation>(graphql`
    mutation threadsReopenMutation($input: ReopenThreadInput!) {
      reopenThread(input: $input) {
        problem {
          message
        }
        thread {
          comments {
            id
            key
          }
          ...reviewFragments_thread
        }
        review {
          ...reviewFragments_review
        }
      }
    }
  `);
  const reopen = useCallback(
    (onWritten?: (commentId: string) => void) => {
      const key = newKey();
      return run({
        variables: { input: { key, thread: threadId } },
        updater: (_store, data) => {
          const written = data?.reopenThread?.thread?.comments?.find((comment) => comment?.key === key);
          if (written?.id != null) onWritten?.(written.id);
        },
      });
    },
    [run, threadId],
  );
  return [reopen, isUnderWay];
}
