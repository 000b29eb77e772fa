import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import { type CodeSearchWords, historySearch, type HistorySearch } from "#contract/searches.ts";
import type { useCommitSearchQuery, useCommitSearchQuery$variables } from "#generated/useCommitSearchQuery.graphql.ts";

/** Commits listed at most: who wants more narrows the search down, or goes on in the history. */
const LIMIT = 200;
const PAGE = 50;

/** A commit that was found. */
export interface FoundCommitFacts {
  readonly oid: string;
  readonly abbreviatedOid: string;
  readonly headline: string;
  readonly author: string;
  readonly date: string;
}

interface CommitsFound {
  readonly commits: readonly FoundCommitFacts[];
  /** How many commits were looked through. */
  readonly lookedThrough: number;
  /** `MORE` where the list is full. */
  readonly end: "ALL" | "MORE" | null;
  readonly failure: string | null;
}

const NOTHING: CommitsFound = { commits: [], lookedThrough: 0, end: null, failure: null };

const query = graphql`
  query useCommitSearchQuery($slug: String!, $revision: String!, $first: Int!, $after: String, $filter: HistoryFilter!)
  @throwOnFieldError {
    repository(slug: $slug) {
      history(revision: $revision, first: $first, after: $after, filter: $filter) {
        lookedThrough
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
 * Looks through a history for commits whose message, or whose changes, hold a text: page after page, each as soon as the server has
 * it, until the list is full or the history ends. Leaving calls it off. Another question takes another component.
 */
export function useCommitSearch(slug: string, revision: string, words: CodeSearchWords): CommitsFound {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<CommitsFound>(NOTHING);
  const [asked] = useState(() => ({ slug, revision, filter: historySearch.filterOf(commitWords(words)) }));
  useEffect(() => {
    let subscription: Subscription | null = null;
    const commits: FoundCommitFacts[] = [];
    const ask = (after: string | null): void => {
      const variables: useCommitSearchQuery$variables = { ...asked, first: PAGE, after };
      subscription = fetchQuery<useCommitSearchQuery>(environment, query, variables).subscribe({
        next: ({ repository }) => {
          const { edges, pageInfo, lookedThrough } = repository.history;
          for (const { node } of edges) {
            const { oid, abbreviatedOid, messageHeadline: headline, author } = node;
            commits.push({ oid, abbreviatedOid, headline, author: author.name, date: author.date });
          }
          const isFull = commits.length >= LIMIT && pageInfo.hasNextPage;
          const end = isFull ? "MORE" : pageInfo.hasNextPage ? null : "ALL";
          setFound({ commits: commits.slice(0, LIMIT), lookedThrough: lookedThrough ?? 0, end, failure: null });
          if (end === null) ask(pageInfo.endCursor ?? null);
        },
        error: (error: Error) => setFound((known) => ({ ...known, end: "ALL", failure: error.message })),
      });
    };
    ask(null);
    return () => subscription?.unsubscribe();
  }, [environment, asked]);
  return found;
}

/** Says what one looks for in commits as a history does. */
export function commitWords({ q, place, isRegex, isExact, isAnyLine }: CodeSearchWords): HistorySearch {
  const none = { author: null, since: null, until: null, message: null, added: null, changed: null, merges: null };
  const sought = place === "messages" ? { message: q } : isAnyLine ? { changed: q } : { added: q };
  return { ...none, ...sought, isRegex, isExact };
}
