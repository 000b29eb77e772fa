import { type ReactNode, useRef } from "react";
import { graphql, loadQuery, type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from "react-relay";
import { Environment, Network, Observable, RecordSource, Store } from "relay-runtime";
import { stepFocus } from "#app/ui/focus.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { ListedReviewsQuery, ListedReviewsQuery$rawResponse } from "#generated/ListedReviewsQuery.graphql.ts";
import { ReviewRow } from "../../review/ReviewRow.tsx";

const query = graphql`
  query ListedReviewsQuery @raw_response_type @throwOnFieldError {
    repository(slug: "") {
      reviews {
        edges {
          node {
            key
            ...ReviewRow_review
          }
        }
      }
    }
  }
`;

/** The data of a review in a list. Its key is the one that its page is known by. */
export type ListedReview = ListedReviewsQuery$rawResponse["repository"]["reviews"]["edges"][number]["node"];

/** Exported reviews with the query of their list, which is answered already. */
export interface OpenReviews {
  readonly environment: Environment;
  readonly query: PreloadedQuery<ListedReviewsQuery>;
}

export function openReviews(reviews: readonly ListedReview[]): OpenReviews {
  const edges = reviews.map((node) => ({ node }));
  const data: ListedReviewsQuery$rawResponse = { repository: { id: "repository", reviews: { edges } } };
  const network = Network.create(() =>
    Observable.create((sink) => {
      sink.next({ data });
      sink.complete();
    }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  return { environment, query: loadQuery<ListedReviewsQuery>(environment, query, {}) };
}

const TITLES = "a.ReviewRow-title";

interface Props {
  readonly open: OpenReviews;
  /** The keys of the reviews to show. */
  readonly shown: ReadonlySet<string>;
  readonly addressOf: (key: string) => string;
}

/** A list of exported reviews as the app draws it. `j` and `k` move focus through it. */
export function ListedReviews({ open, ...rows }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1): void => stepFocus([...(list.current?.querySelectorAll<HTMLElement>(TITLES) ?? [])], by);
  useShortcut("j", "Next review", shortcutGroups.reviews, () => step(1));
  useShortcut("k", "Previous review", shortcutGroups.reviews, () => step(-1));
  return (
    <RelayEnvironmentProvider environment={open.environment}>
      <ul ref={list} className="card lines">
        <Rows query={open.query} {...rows} />
      </ul>
    </RelayEnvironmentProvider>
  );
}

function Rows({ shown, addressOf, ...props }: Pick<OpenReviews, "query"> & Omit<Props, "open">) {
  const { repository } = usePreloadedQuery<ListedReviewsQuery>(query, props.query);
  return repository.reviews.edges.flatMap(({ node }) =>
    shown.has(node.key) ? [<ReviewRow key={node.key} review={node} addressOf={addressOf} />] : [],
  );
}
