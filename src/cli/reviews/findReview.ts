import type { findReviewBranchQuery } from "#generated/findReviewBranchQuery.graphql.ts";
import type { findReviewListQuery, ReviewState } from "#generated/findReviewListQuery.graphql.ts";
import type { findReviewQuery } from "#generated/findReviewQuery.graphql.ts";
import type { findReviewReportQuery } from "#generated/findReviewReportQuery.graphql.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { type ReviewDetails, REVIEW, reviewDetails, type ReviewReport } from "../output/reviewReport.ts";

// The commands read these fields.
/* oxlint-disable relay/unused-fields */
const QUERY = graphql`
  query findReviewQuery($slug: String!, $name: String, $refreshed: Boolean!) @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name, refreshed: $refreshed) {
        id
        revision
        title
        state
        headOid
        baseOid
        targetRef
        isPrivate
        isOfThisWorktree
        patchSets {
          number
          headOid
          baseOid
          kind
          isRecorded
        }
      }
    }
  }
`;

export type FoundReview = findReviewQuery["response"]["repository"]["findReview"];

/**
 * Finds the review that the user names. With `refreshed` the uncommitted work become its latest patch set if it is
 * about them; without a name a new review of them is begun if there is none. Throws NOT_FOUND if there is none.
 */
export async function findReview(
  galley: Galley,
  name: string | undefined,
  refreshed: boolean = false,
): Promise<FoundReview> {
  const { repository } = await galley.execute<findReviewQuery>(QUERY, { name, refreshed });
  return repository.findReview;
}

const REPORT_QUERY = graphql`
  query findReviewReportQuery($slug: String!, $name: String) @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name) {
        ...reviewReport_review
        ...reviewReport_details
      }
    }
  }
`;

/** Throws NOT_FOUND if there is no such review. */
export async function findReviewReport(galley: Galley, name: string | undefined): Promise<ReviewDetails> {
  const { repository } = await galley.execute<findReviewReportQuery>(REPORT_QUERY, { name });
  return reviewDetails(repository.findReview);
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

/** Returns open reviews, or all, the last updated first. One request per hundred. */
export async function listedReviews(galley: Galley, isAll: boolean): Promise<readonly ReviewReport[]> {
  const reports: ReviewReport[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const page: Page = await pageAfter(galley, isAll, after);
    reports.push(...page.edges.map(({ node }) => REVIEW.from(node)));
    after = page.pageInfo.endCursor ?? null;
    isMore = page.pageInfo.hasNextPage;
  }
  return reports;
}

async function pageAfter(galley: Galley, isAll: boolean, after: string | null): Promise<Page> {
  const states = isAll ? null : WAITING;
  const { repository } = await galley.execute<findReviewListQuery>(LISTED_REVIEWS_QUERY, { states, after });
  return repository.reviews;
}

const BRANCH = graphql`
  query findReviewBranchQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      headName
    }
  }
`;

/** Returns the name of the checked out branch; null if HEAD is detached. */
export async function checkedOutBranch(galley: Galley): Promise<string | null> {
  const { repository } = await galley.execute<findReviewBranchQuery>(BRANCH, {});
  return repository.headName ?? null;
}
