import type { listedReviewsQuery, ReviewState } from "#generated/listedReviewsQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";
import { reviewReport, type ReviewReport } from "../output/reviewReport.ts";

const QUERY = graphql`
  query listedReviewsQuery($slug: String!, $states: [ReviewState!], $after: String) @throwOnFieldError {
    repository(slug: $slug) {
      reviews(first: 100, after: $after, states: $states) {
        edges {
          node {
            ...reviewReport_review
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

type Page = listedReviewsQuery["response"]["repository"]["reviews"];

const WAITING: readonly ReviewState[] = ["OPEN", "CHANGES_REQUESTED", "APPROVED"];

/** Gives the reviews that wait for an end, or all, those that changed last first. Asks once for each hundred. */
export async function listedReviews(galley: Galley, isAll: boolean): Promise<readonly ReviewReport[]> {
  const reports: ReviewReport[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const page: Page = await pageAfter(galley, isAll, after);
    reports.push(...page.edges.map(({ node }) => reviewReport(node)));
    after = page.pageInfo.endCursor ?? null;
    isMore = page.pageInfo.hasNextPage;
  }
  return reports;
}

async function pageAfter(galley: Galley, isAll: boolean, after: string | null): Promise<Page> {
  const states = isAll ? null : WAITING;
  const { repository } = await galley.ask<listedReviewsQuery>(QUERY, (slug) => ({ slug, states, after }));
  return repository.reviews;
}
