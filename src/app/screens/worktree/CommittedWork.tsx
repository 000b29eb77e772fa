import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { CommittedWork_repository$key } from "#generated/CommittedWork_repository.graphql.ts";
import { CommitRow } from "#app/reading/navigation/CommitRow.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";

const TEXT = {
  last: "Last commit",
  ahead: "Branches ahead",
} as const;

interface Props {
  readonly repository: CommittedWork_repository$key;
}

/** Committed work that may need a review: the last commit and the branches ahead of the default branch. */
export function CommittedWork({ repository }: Props) {
  const { slug, headCommit, defaultBranchRef, branchesAhead } = useFragment(
    graphql`
      fragment CommittedWork_repository on Repository @throwOnFieldError {
        slug
        headCommit {
          ...CommitRow_commit
        }
        defaultBranchRef {
          revision
        }
        branchesAhead(first: 5) {
          edges {
            node {
              name
              revision
              aheadBy
            }
          }
        }
      }
    `,
    repository,
  );
  const base = defaultBranchRef?.revision ?? "HEAD";
  return (
    <>
      {headCommit != null && (
        <section aria-label={TEXT.last}>
          <h2 className="CleanWorktree-heading muted small strong">{TEXT.last}</h2>
          <ul className="CommitList card lines">
            <CommitRow commit={headCommit} addressOf={(oid) => addressOf.commit(slug, oid)} />
          </ul>
        </section>
      )}
      {branchesAhead.edges.length > 0 && (
        <section aria-label={TEXT.ahead}>
          <h2 className="CleanWorktree-heading muted small strong">{TEXT.ahead}</h2>
          <ul className="CleanWorktree-branches card lines">
            {branchesAhead.edges.map(({ node: { name, revision, aheadBy } }) => (
              <li key={name}>
                <Link to={addressOf.compare(slug, base, revision)}>{displayPath(name)}</Link>
                <span className="muted small">{formatCount(aheadBy)} ahead</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
