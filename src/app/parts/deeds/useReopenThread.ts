import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useReopenThreadMutation } from "#generated/useReopenThreadMutation.graphql.ts";
import { commentOfKey } from "./commentOfKey.ts";
import { newKey } from "../newKey.ts";
import { showThreadState } from "./showThreadState.ts";
import { useDeed } from "./useDeed.ts";

/**
 * Gives what opens a thread once more, or says of one that it was not done yet, shown at once, and whether that is under way.
 * `onWritten` is told the id of the comment that does, which can be taken back.
 */
export function useReopenThread(
  threadId: string,
): readonly [(onWritten?: (commentId: string) => void) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useReopenThreadMutation>(graphql`
    mutation useReopenThreadMutation($input: ReopenThreadInput!) {
      reopenThread(input: $input) {
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
