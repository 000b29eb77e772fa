import { graphql, useFragment } from "react-relay";
import { CommitRow } from "#app/parts/navigation/CommitRow.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { Message } from "#app/ui/Notice.tsx";
import type { ComparedCommits_comparison$key } from "#generated/ComparedCommits_comparison.graphql.ts";
import "./ComparedCommits.css";

const TEXT = {
  divergedAt: (first: string, count: number): string =>
    count === 1 ? `merge base ${first}` : `merge base ${first}, one of ${formatCount(count)}`,
  severalBases: (names: string): string =>
    `Base and head merged each other, so they have several merge bases: ${names}. The comparison is with the first, as by \`git diff base...head\`.`,
} as const;

interface Props {
  readonly comparison: ComparedCommits_comparison$key;
  readonly addressOf: (oid: string) => string;
  /** The history that begins at a commit, for those that are not in the list. */
  readonly historyOf: (oid: string) => string;
}

/** The commits of head that are not in base, and how far the two have diverged. */
export function ComparedCommits({ comparison, addressOf, historyOf }: Props) {
  const { aheadBy, behindBy, mergeBases, commits } = useFragment(
    graphql`
      fragment ComparedCommits_comparison on Comparison @throwOnFieldError {
        aheadBy
        behindBy
        mergeBases {
          oid
          abbreviatedOid
        }
        commits(first: 100) {
          edges {
            node {
              oid
              ...CommitRow_commit
            }
          }
        }
      }
    `,
    comparison,
  );
  const bases = mergeBases.map(({ abbreviatedOid }) => abbreviatedOid);
  return (
    <details className="ComparedCommits">
      <summary>
        {`${counted(aheadBy, "commit")} ahead`}
        {behindBy > 0 && `, ${formatCount(behindBy)} behind`}
        {" · "}
        {bases[0] === undefined ? "no common history" : TEXT.divergedAt(bases[0], bases.length)}
      </summary>
      {bases.length > 1 && (
        <p className="ComparedCommits-none">
          <Message text={TEXT.severalBases(bases.join(", "))} />
        </p>
      )}
      {commits.edges.length === 0 ? (
        <p className="ComparedCommits-none">
          Head has no commits that base does not have. Swap them, or choose another head.
        </p>
      ) : (
        <ul className="CommitList">
          {commits.edges.map(({ node }) => (
            <CommitRow key={node.oid} commit={node} addressOf={addressOf} />
          ))}
        </ul>
      )}
      {aheadBy > commits.edges.length && (
        <p className="ComparedCommits-none">
          {`${commits.edges.length} of ${formatCount(aheadBy)} commits shown.`}{" "}
          <Link to={historyOf(commits.edges.at(-1)?.node.oid ?? "HEAD")}>Older commits</Link>
        </p>
      )}
    </details>
  );
}

/** The height of the collapsed list in pixels, as in the style sheet. */
const LINE = 29;

/** Skeleton of the compared commits, of the same height, so that nothing below moves. */
export function ComparedCommitsSkeleton() {
  return (
    <div className="ComparedCommits">
      <Skeleton rows={1} rowHeight={LINE} label="Counting commits" />
    </div>
  );
}
