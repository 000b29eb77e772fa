import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useResolveThreadMutation } from "#generated/useResolveThreadMutation.graphql.ts";
import { commentOfKey } from "./commentOfKey.ts";
import { newKey } from "../newKey.ts";
import { showThreadState } from "./showThreadState.ts";
import { useDeed } from "./useDeed.ts";

/**
 * Gives what settles a thread, shown at once, and whether that is under way. `onWritten` is told the id of the comment that
 * settles it, which can be taken back.
 */
export function useResolveThread(
  threadId: string,
): readonly [(onWritten?: (commentId: string) => void) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useResolveThreadMutation>(graphql`
    mutation useResolveThreadMutation($input: ResolveThreadInput!) {
      resolveThread(input: $input) {
        problem {
          code
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
