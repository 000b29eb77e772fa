import { SearchIcon } from "@primer/octicons-react";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { addressOf } from "#contract/pages.ts";
import { type CodeSearchParams, historySearch, type HistorySearch } from "#contract/searches.ts";
import type { CommitResultsQuery, CommitResultsQuery$variables } from "#generated/CommitResultsQuery.graphql.ts";

const summaryText = (count: number, scannedCount: number): string =>
  counted(count, "commit") + (scannedCount === 0 ? "" : `, ${formatCount(scannedCount)} searched`);

interface Props {
  readonly slug: string;
  readonly revision: string;
  readonly criteria: CodeSearchParams;
}

/** Commits whose message or changes contain the text, newest first. Results appear as they arrive. */
export function CommitResults({ slug, revision, criteria }: Props) {
  const { commits, scannedCount, end, failure } = useCommitSearch(slug, revision, criteria);
  if (end === "ALL" && failure === null && commits.length === 0)
    return (
      <EmptyState title="No commits found" icon={<SearchIcon size={24} />}>
        {criteria.scope === "messages"
          ? "No commit message contains this text. Search without matching case, or choose another branch."
          : "No commit added or removed this text. Search in any changed line, or choose another branch."}
      </EmptyState>
    );
  const history = addressOf.history(slug, revision, commitSearchOf(criteria));
  return (
    <>
      <p className="SearchScreen-summary muted small" role="status">
        {end === null ? "Searching…" : ""}{" "}
        {(commits.length > 0 || scannedCount > 0) && summaryText(commits.length, scannedCount)}
      </p>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {commits.length > 0 && (
        <ul className="CommitResults card lines">
          {commits.map((commit) => (
            <FoundCommit key={commit.oid} commit={commit} to={addressOf.commit(slug, commit.oid)} />
          ))}
        </ul>
      )}
      {end === "MORE" && (
        <Notice
          tone="info"
          actions={
            <ButtonLink size="small" to={history}>
              Continue in history
            </ButtonLink>
          }
        >
          Only the newest matches are shown.
        </Notice>
      )}
    </>
  );
}

function FoundCommit({ commit, to }: { readonly commit: FoundCommitFacts; readonly to: string }) {
  const { abbreviatedOid, messageHeadline, author } = commit;
  return (
    <li className="FoundCommit row baseline wrap gap-x-3">
      <Link className="FoundCommit-headline long-words" data-result="" to={to}>
        <MarkedText text={messageHeadline || "(no message)"} />
      </Link>
      <span className="FoundCommit-facts wrap gap-x-3 muted small">
        <MarkedText text={author.name} />
        <RelativeTime iso={author.date} />
        <code>{abbreviatedOid}</code>
      </span>
    </li>
  );
}

/** The maximum number of commits listed. More are available in the history. */
const LIMIT = 200;
const PAGE = 50;

type FoundCommitFacts = CommitResultsQuery["response"]["repository"]["history"]["edges"][number]["node"];

interface CommitsFound {
  readonly commits: readonly FoundCommitFacts[];
  readonly scannedCount: number;
  /** `MORE` if the list is full. */
  readonly end: "ALL" | "MORE" | null;
  readonly failure: string | null;
}

const NOTHING: CommitsFound = { commits: [], scannedCount: 0, end: null, failure: null };

const query = graphql`
  query CommitResultsQuery($slug: String!, $revision: String!, $first: Int!, $after: String, $filter: HistoryFilter!)
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
function useCommitSearch(slug: string, revision: string, criteria: CodeSearchParams): CommitsFound {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<CommitsFound>(NOTHING);
  const [search] = useState(() => ({ slug, revision, filter: historySearch.filterOf(commitSearchOf(criteria)) }));
  useEffect(() => {
    let subscription: Subscription | null = null;
    const commits: FoundCommitFacts[] = [];
    const fetchPage = (after: string | null): void => {
      const variables: CommitResultsQuery$variables = { ...search, first: PAGE, after };
      subscription = fetchQuery<CommitResultsQuery>(environment, query, variables).subscribe({
        next: ({ repository }) => {
          const { edges, pageInfo, scannedCount } = repository.history;
          commits.push(...edges.map(({ node }) => node));
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
function commitSearchOf({ q, scope, isRegex, isExact, isAnyLine }: CodeSearchParams): HistorySearch {
  const none = { author: null, since: null, until: null, message: null, added: null, changed: null, merges: null };
  const sought = scope === "messages" ? { message: q } : isAnyLine ? { changed: q } : { added: q };
  return { ...none, ...sought, isRegex, isExact };
}
