import { GalleyError } from "#contract/errors.ts";
import type { worktreeReviewQuery } from "#generated/worktreeReviewQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";
import { chosenReview, type ChosenReview } from "./chosenReview.ts";

const BARE = "A bare repository has no work tree.";

const QUERY = graphql`
  query worktreeReviewQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      worktree {
        review {
          revision
        }
      }
    }
  }
`;

/** Takes a snapshot of what is uncommitted and gives the review that it belongs to; null where there is none. BAD_INPUT for a bare repository. */
export async function worktreeReview(galley: Galley): Promise<ChosenReview | null> {
  const { repository } = await galley.ask<worktreeReviewQuery>(QUERY, (slug) => ({ slug }));
  if (!repository.worktree) throw new GalleyError("BAD_INPUT", BARE);
  const revision = repository.worktree.review?.revision;
  return revision === undefined ? null : chosenReview(galley, revision);
}
