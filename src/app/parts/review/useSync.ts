import { useState } from "react";
import { graphql } from "react-relay";
import type { useSyncMutation, useSyncMutation$data } from "#generated/useSyncMutation.graphql.ts";
import { useDeed } from "../deeds/useDeed.ts";

/** What came from a remote and what went to it. */
export type SyncReport = NonNullable<NonNullable<useSyncMutation$data["sync"]>["report"]>;

/** Gives the deed that exchanges reviews with a remote, whether it is under way, and what the last one brought. */
export function useSync(slug: string) {
  const [report, setReport] = useState<SyncReport | null>(null);
  const [run, busy] = useDeed<useSyncMutation>(
    graphql`
      mutation useSyncMutation($input: SyncInput!) {
        sync(input: $input) {
          problem {
            code
            message
          }
          report {
            fetchedReviews
            fetchedComments
            pushedReviews
            pushedComments
            refused
          }
          repository {
            reviewCounts {
              open
              changesRequested
              approved
              merged
              abandoned
              waitingForViewer
            }
          }
        }
      }
    `,
    { isSigned: false },
  );
  const sync = (remote: string) => {
    setReport(null);
    return run({
      variables: { input: { slug, remote } },
      updater: (_store, data) => setReport(data?.sync?.report ?? null),
    });
  };
  return { sync, busy, report };
}
