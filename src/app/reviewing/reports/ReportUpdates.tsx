import { useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ReportUpdatesQuery } from "#generated/ReportUpdatesQuery.graphql.ts";
import { privateChanges } from "../updates/useReviewChanges.ts";

interface Props {
  readonly comparisonId: string;
  /** Called with another text when a report was imported, or the viewer dismissed something elsewhere. */
  readonly onStamp: (stamp: string) => void;
}

/** Finds out on an open page that there are other reports; the first import makes it appear. Renders nothing. */
export function ReportUpdates({ comparisonId, onStamp }: Props) {
  const environment = useRelayEnvironment();
  const last = useRef<string | null>(null);
  useEffect(() => {
    const check = (): void => {
      // The reader of the change takes `hasReports` from the store.
      /* oxlint-disable relay/unused-fields */
      const query = graphql`
        query ReportUpdatesQuery($id: ID!) @throwOnFieldError {
          node(id: $id) {
            ... on Comparison {
              hasReports
              reportsStamp
            }
          }
        }
      `;
      const options = { networkCacheConfig: { force: true } };
      fetchQuery<ReportUpdatesQuery>(environment, query, { id: comparisonId }, options).subscribe({
        next: ({ node }) => {
          const stamp = node?.reportsStamp ?? null;
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
