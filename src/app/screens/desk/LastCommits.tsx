import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { LastCommits_commit$key } from "#generated/LastCommits_commit.graphql.ts";
import { CommitRow } from "#app/parts/navigation/CommitRow.tsx";

interface Props {
  readonly commit: LastCommits_commit$key;
  readonly slug: string;
}

/** The newest commits of what is checked out. */
export function LastCommits({ commit, slug }: Props) {
  const { history } = useFragment(
    graphql`
      fragment LastCommits_commit on Commit @throwOnFieldError {
        history(first: 6) {
          edges {
            node {
              oid
              ...CommitRow_commit
            }
          }
        }
      }
    `,
    commit,
  );
  return (
    <ul className="CommitList">
      {history.edges.map(({ node }) => (
        <CommitRow key={node.oid} commit={node} addressOf={(oid) => addressOf.commit(slug, oid)} />
      ))}
    </ul>
  );
}
