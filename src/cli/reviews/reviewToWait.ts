import type { reviewToWaitQuery } from "#generated/reviewToWaitQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";
import { requestReview } from "../deeds/requestReview.ts";
import { chosenReview, type ChosenReview } from "./chosenReview.ts";

const QUERY = graphql`
  query reviewToWaitQuery($slug: String!, $head: String!) @throwOnFieldError {
    repository(slug: $slug) {
      reviewOfHead(head: $head) {
        revision
      }
    }
  }
`;

/**
 * Gives the review of a branch or a commit that somebody waits for: the one there is, else a new one, asked for as
 * `galley request` does. BAD_INPUT where all of it is in the base already, for then nobody can hold it back.
 */
export async function reviewToWait(galley: Galley, head: string, base?: string): Promise<ChosenReview> {
  const { repository } = await galley.ask<reviewToWaitQuery>(QUERY, (slug) => ({ slug, head }));
  const known = repository.reviewOfHead?.revision;
  return chosenReview(galley, known ?? (await requestReview(galley, { head, base: base ?? null })));
}
