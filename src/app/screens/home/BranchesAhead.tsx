import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { BranchesAhead_repository$key } from "#generated/BranchesAhead_repository.graphql.ts";
import { UpstreamDistance } from "#app/reading/navigation/UpstreamDistance.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";

/** The branches with commits that the default branch does not have, each with a link to its comparison. */
export function BranchesAhead({ repository }: { readonly repository: BranchesAhead_repository$key }) {
  const { slug, defaultBranchRef, branchesAhead } = useFragment(
    graphql`
      fragment BranchesAhead_repository on Repository @throwOnFieldError {
        slug
        defaultBranchRef {
          name
          revision
        }
        branchesAhead(first: 30) {
          edges {
            node {
              name
              revision
              aheadBy
              behindBy
              ...UpstreamDistance_ref
              target {
                committer {
                  date
                }
              }
            }
          }
        }
      }
    `,
    repository,
  );
  const base = defaultBranchRef?.name ?? "HEAD";
  if (branchesAhead.edges.length === 0) {
    return <p className="RepositoryCard-none muted">No branches are ahead of {base}.</p>;
  }
  return (
    <ul className="BranchesAhead card lines">
      {branchesAhead.edges.map(({ node }) => {
        const { name, revision, aheadBy, behindBy, target } = node;
        return (
          <li key={name} className="BranchesAhead-branch gap-3">
            <span className="BranchesAhead-names stack">
              <Link
                className="BranchesAhead-name ellipsis strong"
                to={addressOf.compare(slug, defaultBranchRef?.revision ?? "HEAD", revision)}
              >
                {displayPath(name)}
              </Link>
              <UpstreamDistance branch={node} />
            </span>
            <span className="muted small digits nowrap">
              <span title={`${counted(aheadBy, "commit")} not in ${base}`}>{formatCount(aheadBy)} ahead</span>
              {behindBy > 0 && (
                <span title={`${counted(behindBy, "commit")} of ${base} not in this branch`}>
                  , {formatCount(behindBy)} behind
                </span>
              )}
            </span>
            {target && (
              <span className="muted small digits nowrap">
                <RelativeTime iso={target.committer.date} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
