import type { chosenRemarkQuery } from "#generated/chosenRemarkQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";

// Read by the words that ask for it.
/* oxlint-disable relay/unused-fields */
const QUERY = graphql`
  query chosenRemarkQuery($slug: String!, $id: String!) @throwOnFieldError {
    repository(slug: $slug) {
      chosenRemark(id: $id) {
        oid
        rootOid
        thread {
          id
          state
        }
        review {
          revision
        }
      }
    }
  }
`;

/** A comment, its thread and its review, by what they are called in what is asked further. */
export type ChosenRemark = chosenRemarkQuery["response"]["repository"]["chosenRemark"];

/** Finds the comment whose id begins so, in whatever review; BAD_INPUT and NOT_FOUND where none is meant. */
export async function chosenRemark(galley: Galley, id: string | undefined): Promise<ChosenRemark> {
  const { repository } = await galley.ask<chosenRemarkQuery>(QUERY, (slug) => ({ slug, id: id ?? "" }));
  return repository.chosenRemark;
}
