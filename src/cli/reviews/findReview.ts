import type { findReviewListQuery, ReviewState } from "#generated/findReviewListQuery.graphql.ts";
import type { findReviewQuery } from "#generated/findReviewQuery.graphql.ts";
import type { findReviewReportQuery } from "#generated/findReviewReportQuery.graphql.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { reviewReport, type ReviewReport } from "../output/reviewReport.ts";

// Read by the words that ask for it.
/* oxlint-disable relay/unused-fields */
const QUERY = graphql`
  query findReviewQuery($slug: String!, $name: String, $refreshed: Boolean!) @throwOnFieldError {
    repository(slug: $slug) {
      chosenReview(name: $name, refreshed: $refreshed) {
        id
        revision
        title
        headOid
        isPrivate
        isOfThisWorktree
        patchSets {
          kind
          isRecorded
        }
      }
    }
  }
`;

/** What a word needs to know of a review that it does something to. */
export type ChosenReview = findReviewQuery["response"]["repository"]["chosenReview"];

/**
 * Finds the review that a person means; with `refreshed` what is uncommitted now is its last patch set, where it is about that, or
 * one of that is begun where nothing is said and there is none. NOT_FOUND where there is none.
 */
export async function chosenReview(
  galley: Galley,
  name: string | undefined,
  refreshed: boolean = false,
): Promise<ChosenReview> {
  const { repository } = await galley.ask<findReviewQuery>(QUERY, (slug) => ({
    slug,
    name: name ?? null,
    refreshed,
  }));
  return repository.chosenReview;
}

const CHOSEN_REPORT_QUERY = graphql`
  query findReviewReportQuery($slug: String!, $name: String) @throwOnFieldError {
    repository(slug: $slug) {
      chosenReview(name: $name) {
        ...reviewReport_review
      }
    }
  }
`;

/** Gives the report of the review that a person means. NOT_FOUND where there is none. */
export async function chosenReport(galley: Galley, name: string | undefined): Promise<ReviewReport> {
  const { repository } = await galley.ask<findReviewReportQuery>(CHOSEN_REPORT_QUERY, (slug) => ({
    slug,
    name: name ?? null,
  }));
  return reviewReport(repository.chosenReview);
}

const LISTED_REVIEWS_QUERY = graphql`
  query findReviewListQuery($slug: String!, $states: [ReviewState!], $after: String) @throwOnFieldError {
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

type Page = findReviewListQuery["response"]["repository"]["reviews"];

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
  const { repository } = await galley.ask<findReviewListQuery>(LISTED_REVIEWS_QUERY, (slug) => ({
    slug,
    states,
    after,
  }));
  return repository.reviews;
}
