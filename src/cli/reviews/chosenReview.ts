import type { chosenReviewQuery } from "#generated/chosenReviewQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";

// Read by the words that ask for it.
/* oxlint-disable relay/unused-fields */
const QUERY = graphql`
  query chosenReviewQuery($slug: String!, $name: String, $refreshed: Boolean!) @throwOnFieldError {
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
export type ChosenReview = chosenReviewQuery["response"]["repository"]["chosenReview"];

/**
 * Finds the review that a person means; with `refreshed` what is uncommitted now is its last patch set, where it is about that, or
 * one of that is begun where nothing is said and there is none. NOT_FOUND where there is none.
 */
export async function chosenReview(
  galley: Galley,
  name: string | undefined,
  refreshed: boolean = false,
): Promise<ChosenReview> {
  const { repository } = await galley.ask<chosenReviewQuery>(QUERY, (slug) => ({
    slug,
    name: name ?? null,
    refreshed,
  }));
  return repository.chosenReview;
}
