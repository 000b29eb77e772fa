import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSharedFilesQuery } from "#generated/useSharedFilesQuery.graphql.ts";

/** The files that one snapshot changes against its base; null while they are awaited. */
export interface SharedFiles {
  readonly paths: readonly string[] | null;
  /** Why they could not be read. */
  readonly failure: string | null;
}

const AWAITED: SharedFiles = { paths: null, failure: null };

/** Asks for the paths of the files that a patch set of a review changes. */
export function useSharedFiles(reviewId: string, patchSet: number): SharedFiles {
  const environment = useRelayEnvironment();
  const [files, setFiles] = useState(AWAITED);
  useEffect(() => {
    const asked = fetchQuery<useSharedFilesQuery>(
      environment,
      graphql`
        query useSharedFilesQuery($id: ID!, $to: Int!) {
          node(id: $id) {
            ... on Review {
              comparison(from: 0, to: $to) {
                fileTable {
                  paths
                }
              }
            }
          }
        }
      `,
      { id: reviewId, to: patchSet },
    ).subscribe({
      next: ({ node }) => setFiles({ paths: node?.comparison?.fileTable?.paths ?? [], failure: null }),
      error: (error: Error) => setFiles({ paths: null, failure: error.message }),
    });
    return () => asked.unsubscribe();
  }, [environment, reviewId, patchSet]);
  return files;
}
