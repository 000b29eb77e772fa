import type { chosenReportQuery } from "#generated/chosenReportQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";
import { reviewReport, type ReviewReport } from "../output/reviewReport.ts";

const QUERY = graphql`
  query chosenReportQuery($slug: String!, $name: String) @throwOnFieldError {
    repository(slug: $slug) {
      chosenReview(name: $name) {
        ...reviewReport_review
      }
    }
  }
`;

/** Gives the report of the review that a person means. NOT_FOUND where there is none. */
export async function chosenReport(galley: Galley, name: string | undefined): Promise<ReviewReport> {
  const { repository } = await galley.ask<chosenReportQuery>(QUERY, (slug) => ({ slug, name: name ?? null }));
  return reviewReport(repository.chosenReview);
}
