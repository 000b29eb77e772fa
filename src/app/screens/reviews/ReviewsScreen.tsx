import { GitPullRequestIcon } from "@primer/octicons-react";
import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf } from "#contract/pages.ts";
import type { ReviewsScreenQuery } from "#generated/ReviewsScreenQuery.graphql.ts";
import { SyncMenu } from "#app/parts/review/SyncMenu.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useAskAgain } from "#app/relay/useAskAgain.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { ReviewNews } from "./ReviewNews.tsx";
import { ReviewsFilters } from "./ReviewsFilters.tsx";
import { ReviewsSearchField } from "./ReviewsSearchField.tsx";
import { StateTabs } from "./StateTabs.tsx";
import { useReviewsSearch } from "./useReviewsSearch.ts";
import "./ReviewsScreen.css";

const TEXT = {
  title: "Reviews",
  request: "Request a review",
  reviewsTitle: (name: string): string => `Reviews · ${name} · Galley`,
} as const;

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
  ) @throwOnFieldError {
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
        ...ReviewNews_reviews
      }
    }
  }
`;

/** All reviews of a repository, narrowed down by what the address says, a page at a time. */
export function ReviewsScreen({ query }: ScreenProps<ReviewsScreenQuery>) {
  const { repository } = useScreenQuery<ReviewsScreenQuery>(QUERY, query);
  const search = useReviewsSearch();
  const askAgain = useAskAgain(QUERY, query);
  const { name, slug, reviews, reviewCounts } = repository;
  return (
    <div className="Screen ReviewsScreen">
      <PageTitle>{TEXT.reviewsTitle(name)}</PageTitle>
      <div className="ReviewsScreen-head">
        <h1 className="ReviewsScreen-title">{TEXT.title}</h1>
        <SyncMenu repository={repository} onDone={askAgain} />
        <ButtonLink to={addressOf.compareStart(slug)} icon={<GitPullRequestIcon />}>
          {TEXT.request}
        </ButtonLink>
      </div>
      <div className="ReviewsScreen-search">
        <ReviewsSearchField slug={slug} search={search} />
        <ReviewsFilters slug={slug} search={search} reviews={reviews} />
      </div>
      <StateTabs slug={slug} search={search} counts={reviewCounts} />
      <ReviewNews slug={slug} reviews={reviews} onShow={askAgain} />
      <ReviewList slug={slug} search={search} reviews={reviews} />
    </div>
  );
}
