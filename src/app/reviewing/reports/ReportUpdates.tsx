import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import type { ReportUpdatesQuery } from "#generated/ReportUpdatesQuery.graphql.ts";
import { privateChanges } from "../updates/useReviewChanges.ts";

interface Props {
  readonly comparisonId: string;
  /** Called with another text when a report was imported, or the viewer dismissed something elsewhere. */
  readonly onStamp: (stamp: string) => void;
}

/** Finds out on an open page that there are other reports; the first import makes it appear. Renders nothing. */
export function ReportUpdates({ comparisonId, onStamp }: Props) {
  // This code comes when the page is idle: a report may have been imported before.
  const [checks, setChecks] = useState(privateChanges.wereAny ? 1 : 0);
  useEffect(() => privateChanges.listeners.add(() => setChecks((count) => count + 1)), []);
  // On failure the page says by itself that the server does not answer; the next event fetches again.
  const { latest: stamp } = useLoadedQuery<ReportUpdatesQuery, string | null>(
    graphql`
      query ReportUpdatesQuery($id: ID!) {
        node(id: $id) {
          ... on Comparison {
            # The reader of the change takes it from the store.
            # eslint-disable-next-line relay/unused-fields
            hasReports
            reportsStamp
          }
        }
      }
    `,
    checks === 0 ? null : { id: comparisonId },
    readStamp,
    { version: checks },
  );
  useEffect(() => {
    if (stamp !== null) onStamp(stamp);
  }, [stamp, onStamp]);
  return null;
}

const readStamp = ({ node }: ReportUpdatesQuery["response"]) => node?.reportsStamp ?? null;
