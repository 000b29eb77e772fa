import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import { type CodeSearchParams, historySearch, type HistorySearch } from "#contract/searches.ts";
import type { useCommitSearchQuery, useCommitSearchQuery$variables } from "#generated/useCommitSearchQuery.graphql.ts";

/** The maximum number of commits listed. More are available in the history. */
const LIMIT = 200;
const PAGE = 50;

export interface FoundCommitFacts {
  readonly oid: string;
  readonly abbreviatedOid: string;
  readonly headline: string;
  readonly author: string;
  readonly date: string;
}

interface CommitsFound {
  readonly commits: readonly FoundCommitFacts[];
  readonly scannedCount: number;
  /** `MORE` if the list is full. */
  readonly end: "ALL" | "MORE" | null;
  readonly failure: string | null;
}

const NOTHING: CommitsFound = { commits: [], scannedCount: 0, end: null, failure: null };

const query = graphql`
  query useCommitSearchQuery($slug: String!, $revision: String!, $first: Int!, $after: String, $filter: HistoryFilter!)
  @throwOnFieldError {
    repository(slug: $slug) {
      history(revision: $revision, first: $first, after: $after, filter: $filter) {
        scannedCount
        edges {
          node {
            oid
            abbreviatedOid
            messageHeadline
            author {
              name
              date
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/**
 * Searches a history for commits whose message or changes contain a text. Loads page after page until the list is
 * full or the history ends, and aborts on unmount. The arguments must not change: use a `key` for a new search.
 */
export function useCommitSearch(slug: string, revision: string, criteria: CodeSearchParams): CommitsFound {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<CommitsFound>(NOTHING);
  const [search] = useState(() => ({ slug, revision, filter: historySearch.filterOf(commitSearchOf(criteria)) }));
  useEffect(() => {
    let subscription: Subscription | null = null;
    const commits: FoundCommitFacts[] = [];
    const fetchPage = (after: string | null): void => {
      const variables: useCommitSearchQuery$variables = { ...search, first: PAGE, after };
      subscription = fetchQuery<useCommitSearchQuery>(environment, query, variables).subscribe({
        next: ({ repository }) => {
          const { edges, pageInfo, scannedCount } = repository.history;
          for (const { node } of edges) {
            const { oid, abbreviatedOid, messageHeadline: headline, author } = node;
            commits.push({ oid, abbreviatedOid, headline, author: author.name, date: author.date });
          }
          const isFull = commits.length >= LIMIT && pageInfo.hasNextPage;
          const end = isFull ? "MORE" : pageInfo.hasNextPage ? null : "ALL";
          setFound({ commits: commits.slice(0, LIMIT), scannedCount: scannedCount ?? 0, end, failure: null });
          if (end === null) fetchPage(pageInfo.endCursor ?? null);
        },
        error: (error: Error) => setFound((known) => ({ ...known, end: "ALL", failure: error.message })),
      });
    };
    fetchPage(null);
    return () => subscription?.unsubscribe();
  }, [environment, search]);
  return found;
}

/** Converts search parameters to the filters of the history page. */
export function commitSearchOf({ q, scope, isRegex, isExact, isAnyLine }: CodeSearchParams): HistorySearch {
  const none = { author: null, since: null, until: null, message: null, added: null, changed: null, merges: null };
  const sought = scope === "messages" ? { message: q } : isAnyLine ? { changed: q } : { added: q };
  return { ...none, ...sought, isRegex, isExact };
}
