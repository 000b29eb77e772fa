import { useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { EvidenceUpdatesQuery } from "#generated/EvidenceUpdatesQuery.graphql.ts";
import { privateChanges } from "../updates/useReviewChanges.ts";

interface Props {
  readonly comparisonId: string;
  /** Called with another text when a report was imported, or the viewer dismissed something elsewhere. */
  readonly onStamp: (stamp: string) => void;
}

/** Finds out on an open page that there is other evidence; the first import makes it appear. Renders nothing. */
export function EvidenceUpdates({ comparisonId, onStamp }: Props) {
  const environment = useRelayEnvironment();
  const last = useRef<string | null>(null);
  useEffect(() => {
    const check = (): void => {
      // The reader of the change takes `hasEvidence` from the store.
      /* oxlint-disable relay/unused-fields */
      const query = graphql`
        query EvidenceUpdatesQuery($id: ID!) @throwOnFieldError {
          node(id: $id) {
            ... on Comparison {
              hasEvidence
              evidenceStamp
            }
          }
        }
      `;
      const options = { networkCacheConfig: { force: true } };
      fetchQuery<EvidenceUpdatesQuery>(environment, query, { id: comparisonId }, options).subscribe({
        next: ({ node }) => {
          const stamp = node?.evidenceStamp ?? null;
          if (stamp === null || stamp === last.current) return;
          last.current = stamp;
          onStamp(stamp);
        },
        // The page says by itself that the server does not answer; the next event fetches again.
        error: () => undefined,
      });
    };
    // This code comes when the page is idle: a report may have been imported before.
    if (privateChanges.wereAny) check();
    return privateChanges.listeners.add(check);
  }, [environment, comparisonId, onStamp]);
  return null;
}
