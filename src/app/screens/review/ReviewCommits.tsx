import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { ReviewCommits_review$key } from "#generated/ReviewCommits_review.graphql.ts";
import { CommitRow } from "#app/parts/navigation/CommitRow.tsx";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  theNewestCommits: (length: number): string => `The newest ${length} commits`,
  commits: (count: number): string => counted(count, { one: "commit", other: "commits" }),
} as const;

interface Props {
  readonly review: ReviewCommits_review$key;
  readonly slug: string;
}

/** The commits of the current patch set, newest first, folded away until one asks for them. */
export function ReviewCommits({ review, slug }: Props) {
  const result = useFragment(
    graphql`
      fragment ReviewCommits_review on Review @catch(to: RESULT) {
        commits(first: 100) {
          edges {
            node {
              oid
              ...CommitRow_commit
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    review,
  );
  if (!result.ok || !result.value.commits || result.value.commits.edges.length === 0) return null;
  const { edges, pageInfo } = result.value.commits;
  return (
    <details className="ReviewCommits">
      <summary>{pageInfo.hasNextPage ? TEXT.theNewestCommits(edges.length) : TEXT.commits(edges.length)}</summary>
      <ul className="CommitList">
        {edges.map(({ node }) => (
          <CommitRow key={node.oid} commit={node} addressOf={(oid) => addressOf.commit(slug, oid)} />
        ))}
      </ul>
    </details>
  );
}
