import type { checkedOutBranchQuery } from "#generated/checkedOutBranchQuery.graphql.ts";
import { type Galley, graphql } from "../client/Galley.ts";

const QUERY = graphql`
  query checkedOutBranchQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      headName
    }
  }
`;

/** Returns the name of the checked out branch; null if HEAD is detached. */
export async function checkedOutBranch(galley: Galley): Promise<string | null> {
  const { repository } = await galley.execute<checkedOutBranchQuery>(QUERY, (slug) => ({ slug }));
  return repository.headName ?? null;
}
