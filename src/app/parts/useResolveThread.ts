import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useResolveThreadMutation } from "#generated/useResolveThreadMutation.graphql.ts";
import { newKey } from "./newKey.ts";
import { useDeed } from "./useDeed.ts";

/** Gives what settles a thread, shown at once, and whether that is under way. */
export function useResolveThread(threadId: string): readonly [() => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useResolveThreadMutation>(graphql`
    mutation useResolveThreadMutation($input: ResolveThreadInput!) {
      resolveThread(input: $input) {
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
  const resolve = useCallback(
    () =>
      run({
        variables: { input: { key: newKey(), thread: threadId } },
        optimisticUpdater: (store) => {
          store
            .get(threadId)
            ?.setValue("RESOLVED", "state")
            .setValue(false, "viewerCanResolve")
            .setValue(false, "viewerCanReopen");
        },
      }),
    [run, threadId],
  );
  return [resolve, isUnderWay];
}
