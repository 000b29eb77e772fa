import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useReopenThreadMutation } from "#generated/useReopenThreadMutation.graphql.ts";
import { newKey } from "./newKey.ts";
import { useDeed } from "./useDeed.ts";

/** Gives what opens a thread once more, shown at once, and whether that is under way. */
export function useReopenThread(threadId: string): readonly [() => Promise<string | null>, boolean] {
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
    () =>
      run({
        variables: { input: { key: newKey(), thread: threadId } },
        optimisticUpdater: (store) => {
          store
            .get(threadId)
            ?.setValue("OPEN", "state")
            .setValue(false, "viewerCanResolve")
            .setValue(false, "viewerCanReopen");
        },
      }),
    [run, threadId],
  );
  return [reopen, isUnderWay];
}
