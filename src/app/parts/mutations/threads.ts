import { useCallback } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { threadsReopenMutation } from "#generated/threadsReopenMutation.graphql.ts";
import type { threadsResolveMutation } from "#generated/threadsResolveMutation.graphql.ts";
import { newKey } from "./idempotencyKey.ts";
import { useDeed } from "./useAction.ts";

/**
 * Gives what settles a thread, shown at once, and whether that is under way. `onWritten` is told the id of the comment that
 * settles it, which can be taken back.
 */
export function useResolveThread(
  threadId: string,
): readonly [(onWritten?: (commentId: string) => void) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<threadsResolveMutation>(graphql`
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
 * Gives what opens a thread once more, or says of one that it was not done yet, shown at once, and whether that is under way.
 * `onWritten` is told the id of the comment that does, which can be taken back.
 */
export function useReopenThread(
  threadId: string,
): readonly [(onWritten?: (commentId: string) => void) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<threadsReopenMutation>(graphql`
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
 * Puts the state that a deed will leave a thread in into the store, until the answer is there: whether it can be settled or opened then
 * is the server's to say, and what was proposed for it is done with.
 */
function showThreadState(store: RecordSourceSelectorProxy, threadId: string, state: "OPEN" | "RESOLVED"): void {
  store
    .get(threadId)
    ?.setValue(state, "state")
    .setValue(false, "viewerCanResolve")
    .setValue(false, "viewerCanReopen")
    .setValue(null, "addressed");
}

/** Finds in Relay's store the comment of a thread that was written by a name, and gives its id; null where there is none. */
function commentOfKey(store: RecordSourceSelectorProxy, threadId: string, key: string): string | null {
  const comments = store.get(threadId)?.getLinkedRecords("comments") ?? [];
  return comments.find((comment) => comment.getValue("key") === key)?.getDataID() ?? null;
}
