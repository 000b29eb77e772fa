import type { saidBeforeQuery } from "#generated/saidBeforeQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";

const QUERY = graphql`
  query saidBeforeQuery($slug: String!, $name: String!, $before: String) @throwOnFieldError {
    repository(slug: $slug) {
      chosenReview(name: $name) {
        said(before: $before) {
          oid
        }
      }
    }
  }
`;

/**
 * Gives the ids of what a review holds, or of what was said in it before a patch set or a time, as a person writes it: BAD_INPUT
 * where it is neither.
 */
export async function saidBefore(
  galley: Galley,
  review: string,
  before: string | undefined,
): Promise<ReadonlySet<string>> {
  const { repository } = await galley.ask<saidBeforeQuery>(QUERY, (slug) => ({
    slug,
    name: review,
    before: before ?? null,
  }));
  return new Set(repository.chosenReview.said.map(({ oid }) => oid));
}
