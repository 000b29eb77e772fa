import { GitPullRequestIcon } from "@primer/octicons-react";
import { graphql } from "react-relay";
import { SyncMenu } from "#app/reviewing/review/SyncMenu.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRefetch, useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParam } from "#app/relay/useRouter.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewsScreenQuery } from "#generated/ReviewsScreenQuery.graphql.ts";
import { ReviewList } from "./ReviewList.tsx";
import { ReviewListUpdates } from "./ReviewListUpdates.tsx";
import { ReviewsFilters, ReviewsSearchField } from "./ReviewsFilters.tsx";
import { StateTabs } from "./StateTabs.tsx";
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
        ...StateTabs_counts
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
        ...ReviewListUpdates_reviews
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
      <ReviewListUpdates slug={slug} reviews={reviews} onShow={refetch} />
      <ReviewList slug={slug} search={search} reviews={reviews} />
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
