import { GalleyError } from "#contract/errors.ts";
import type { commitNamedQuery } from "#generated/commitNamedQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";

const QUERY = graphql`
  query commitNamedQuery($slug: String!, $revision: String!) @throwOnFieldError {
    repository(slug: $slug) {
      commit(revision: $revision) {
        oid
      }
    }
  }
`;

/** Gives the commit that a revision stands for; null where it stands for none. */
export async function commitNamed(galley: Galley, revision: string): Promise<string | null> {
  try {
    const { repository } = await galley.ask<commitNamedQuery>(QUERY, (slug) => ({ slug, revision }));
    return repository.commit.oid;
  } catch (error) {
    if (error instanceof GalleyError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
