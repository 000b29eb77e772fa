import { useCallback } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { threadsReopenMutation } from "#generated/threadsReopenMutation.graphql.ts";
import type { threadsResolveMutation } from "#generated/threadsResolveMutation.graphql.ts";
import { newKey } from "./idempotencyKey.ts";
import { useReviewMutation } from "./useReviewMutation.ts";

/**
 * Returns the function that resolves a thread, shown optimistically, and true while it runs. `onWritten` gets the id of
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
        optimisticUpdater: (store) => showThreadState(store, threadId, "RESOLVED"),
        updater: (store) => {
          const written = commentOfKey(store, threadId, key);
          if (written !== null) onWritten?.(written);
        },
      });
    },
    [run, threadId],
  );
  return [resolve, isUnderWay];
}

/**
 * Returns the function that reopens a thread or marks it as not done, shown optimistically, and true while it runs.
 * `onWritten` gets the id of the comment that does this, which can be deleted to undo it.
 */
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
        optimisticUpdater: (store) => showThreadState(store, threadId, "OPEN"),
        updater: (store) => {
          const written = commentOfKey(store, threadId, key);
          if (written !== null) onWritten?.(written);
        },
      });
    },
    [run, threadId],
  );
  return [reopen, isUnderWay];
}

/**
 * Shows the future state of a thread until the server responds. Only the server knows whether it can then be resolved
 * or reopened; a proposal that it is addressed is removed.
 */
function showThreadState(store: RecordSourceSelectorProxy, threadId: string, state: "OPEN" | "RESOLVED"): void {
  store
    .get(threadId)
    ?.setValue(state, "state")
    .setValue(false, "viewerCanResolve")
    .setValue(false, "viewerCanReopen")
    .setValue(null, "addressed");
}

/** Finds the comment of a thread with a key in Relay's store and returns its id; null when there is none. */
function commentOfKey(store: RecordSourceSelectorProxy, threadId: string, key: string): string | null {
  const comments = store.get(threadId)?.getLinkedRecords("comments") ?? [];
  return comments.find((comment) => comment.getValue("key") === key)?.getDataID() ?? null;
}
