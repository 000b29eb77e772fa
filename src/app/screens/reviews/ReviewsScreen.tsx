import { GitPullRequestIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { SyncMenu } from "#app/reviewing/review/SyncMenu.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRefetch, useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParam } from "#app/relay/useRouter.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewsScreenQuery } from "#generated/ReviewsScreenQuery.graphql.ts";
import { ReviewList } from "./ReviewList.tsx";
import { ReviewsFilters, ReviewsSearchField } from "./ReviewsFilters.tsx";
import type { ReviewsScreen_counts$key } from "#generated/ReviewsScreen_counts.graphql.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import "./ReviewsScreen.css";

const QUERY = graphql`
  query ReviewsScreenQuery(
    $slug: String!
    $text: String!
    $states: [ReviewState!]
    $author: String
    $reviewer: String
    $turnOf: String
    $first: Int
    $after: String
  ) @throwOnFieldError @preloadable {
    repository(slug: $slug) {
      name
      slug
      ...SyncMenu_repository
      reviewCounts {
        ...ReviewsScreen_counts
      }
      reviews(
        first: $first
        after: $after
        query: $text
        states: $states
        author: $author
        reviewer: $reviewer
        turnOf: $turnOf
      ) {
        ...ReviewList_reviews
        ...ReviewsFilters_reviews
      }
    }
  }
`;

/** The paginated list of a repository's reviews, filtered by the URL. */
export function ReviewsScreen({ query }: ScreenProps<ReviewsScreenQuery>) {
  const { repository } = useScreenQuery<ReviewsScreenQuery>(QUERY, query);
  const search = useReviewsSearch();
  const refetch = useRefetch(QUERY, query);
  const { name, slug, reviews, reviewCounts } = repository;
  return (
    <div className="Screen Screen-narrow stack gap-3">
      <PageTitle>{`Reviews · ${name} · Galley`}</PageTitle>
      <div className="row wrap gap-2">
        <h1 className="ReviewsScreen-title">Reviews</h1>
        <SyncMenu repository={repository} onDone={refetch} />
        <ButtonLink to={addressOf.compareStart(slug)} icon={<GitPullRequestIcon />}>
          Request review
        </ButtonLink>
      </div>
      <div className="ReviewsScreen-search wrap gap-3">
        <ReviewsSearchField slug={slug} search={search} />
        <ReviewsFilters slug={slug} search={search} reviews={reviews} />
      </div>
      <StateTabs slug={slug} search={search} counts={reviewCounts} />
      <ReviewList slug={slug} search={search} reviews={reviews} onRefresh={refetch} />
    </div>
  );
}

/** Reads the filters from the URL. The cursor is not part of them: a changed filter starts at the first page. */
function useReviewsSearch(): Omit<ReviewsSearch, "after"> {
  const [q] = useSearchParam("q");
  const [state] = useSearchParam("state");
  const [author] = useSearchParam("author");
  const [reviewer] = useSearchParam("reviewer");
  const [turn] = useSearchParam("turn");
  return { q, state, author, reviewer, turn };
}

interface StateTabsProps {
  readonly slug: string;
  readonly search: ReviewsSearch;
  readonly counts: ReviewsScreen_counts$key;
}

/** Tabs of review states with counts. Each links to its own list. */
function StateTabs({ slug, search, counts }: StateTabsProps) {
  const { open, changesRequested, approved, merged, abandoned, waitingForViewer } = useFragment(
    graphql`
      fragment ReviewsScreen_counts on ReviewCounts @throwOnFieldError {
        open
        changesRequested
        approved
        merged
        abandoned
        waitingForViewer
      }
    `,
    counts,
  );
  const underWay = open + changesRequested + approved;
  const states = [
    { label: "Open", hint: "Not merged or abandoned", state: null, count: underWay },
    { label: "Changes requested", hint: "A reviewer requested changes", state: "changes", count: changesRequested },
    { label: "Approved", hint: "Approved, not merged yet", state: "approved", count: approved },
    { label: "Merged", hint: "Merged into the target branch", state: "merged", count: merged },
    { label: "Abandoned", hint: "Abandoned by the author", state: "abandoned", count: abandoned },
    { label: "All", hint: "Reviews in any state", state: "all", count: underWay + merged + abandoned },
  ] as const;
  const waits = search.turn === "me";
  const selected = states.findIndex(({ state }) => state === search.state);
  return (
    <Tabs
      label="Review state"
      group={shortcutGroups.reviews}
      noun="review state"
      className="StateTabs row gap-1"
      tabClassName="StateTabs-tab tab inline-row gap-1 focus-inside"
      countClassName="muted small digits"
      current={waits ? 0 : 1 + Math.max(selected, 0)}
      tabs={[
        {
          label: "Waiting for you",
          to: addressOf.reviews(slug, waits ? { ...search, turn: null } : { ...search, state: null, turn: "me" }),
          hint: waits ? "Show all open reviews" : "Show only reviews that wait for you",
          count: waitingForViewer,
        },
        ...states.map(({ state, ...shown }) => ({
          ...shown,
          to: addressOf.reviews(slug, { ...search, state, turn: null }),
        })),
      ]}
    />
  );
}
