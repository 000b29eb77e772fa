import { graphql, useFragment } from "react-relay";
import { CommitRow } from "#app/parts/navigation/CommitRow.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { Message } from "#app/ui/Notice.tsx";
import type { ComparedCommits_comparison$key } from "#generated/ComparedCommits_comparison.graphql.ts";
import "./ComparedCommits.css";

const TEXT = {
  nothing: "Head has no commits that base does not have. Swap them, or choose another head.",
  ahead: (aheadBy: number): string => `${counted(aheadBy, "commit")} ahead`,
  behind: (behindBy: number): string => `, ${formatCount(behindBy)} behind`,
  divergedAt: (first: string, count: number): string =>
    count === 1 ? `merge base ${first}` : `merge base ${first}, one of ${formatCount(count)}`,
  severalBases: (names: string): string =>
    `Base and head merged each other, so they have several merge bases: ${names}. The comparison is with the first, as by \`git diff base...head\`.`,
  noCommonHistory: "no common history",
  shown: (length: number, aheadBy: number): string => `${length} of ${formatCount(aheadBy)} commits shown.`,
  older: "Older commits",
  countingCommits: "Counting commits",
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
        {TEXT.ahead(aheadBy)}
        {behindBy > 0 && TEXT.behind(behindBy)}
        {" · "}
        {bases[0] === undefined ? TEXT.noCommonHistory : TEXT.divergedAt(bases[0], bases.length)}
      </summary>
      {bases.length > 1 && (
        <p className="ComparedCommits-none">
          <Message text={TEXT.severalBases(bases.join(", "))} />
        </p>
      )}
      {commits.edges.length === 0 ? (
        <p className="ComparedCommits-none">{TEXT.nothing}</p>
      ) : (
        <ul className="CommitList">
          {commits.edges.map(({ node }) => (
            <CommitRow key={node.oid} commit={node} addressOf={addressOf} />
          ))}
        </ul>
      )}
      {aheadBy > commits.edges.length && (
        <p className="ComparedCommits-none">
          {TEXT.shown(commits.edges.length, aheadBy)}{" "}
          <Link to={historyOf(commits.edges.at(-1)?.node.oid ?? "HEAD")}>{TEXT.older}</Link>
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
      <Skeleton rows={1} rowHeight={LINE} label={TEXT.countingCommits} />
    </div>
  );
}
