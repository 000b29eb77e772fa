import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFileNamesQuery } from "#generated/useFileNamesQuery.graphql.ts";

interface Found {
  readonly oid: string;
  readonly text: string;
  readonly paths: readonly string[];
  /** How many fit in all. */
  readonly count: number;
  /** Why none are known, where asking for them failed. */
  readonly failure: string | null;
}

const NOTHING: Omit<Found, "oid" | "text"> = { paths: [], count: 0, failure: null };

/**
 * Gives the files of a commit whose paths fit a text, the best hundred; none for an empty text. What fitted before stays until
 * the answer is there, and an answer that is overtaken is called off.
 */
export function useFileNames(
  slug: string,
  oid: string,
  text: string,
): Omit<Found, "oid" | "text"> & { readonly isLoading: boolean } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (text === "") return undefined;
    const subscription = fetchQuery<useFileNamesQuery>(
      environment,
      graphql`
        query useFileNamesQuery($slug: String!, $oid: String!, $text: String!) {
          repository(slug: $slug) {
            commit(revision: $oid) {
              searchFileNames(query: $text, first: 100) {
                paths
                count
              }
            }
          }
        }
      `,
      { slug, oid, text },
    ).subscribe({
      next: ({ repository }) => {
        const { paths, count } = repository?.commit?.searchFileNames ?? {};
        setFound({ oid, text, paths: paths ?? [], count: count ?? 0, failure: null });
      },
      error: (error: Error) => setFound({ oid, text, ...NOTHING, failure: error.message }),
    });
    return () => subscription.unsubscribe();
  }, [environment, slug, oid, text]);
  if (text === "") return { ...NOTHING, isLoading: false };
  const kept = found?.oid === oid ? found : NOTHING;
  return { ...kept, isLoading: kept === NOTHING || found?.text !== text };
}
