import { graphql, useFragment } from "react-relay";
import { counted, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Message } from "#app/ui/Notice.tsx";
import { addressOf } from "#contract/pages.ts";
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
  readonly slug: string;
}

/** The distance of head and base, with a link to the commits of head: those of a stack are listed below its files. */
export function ComparedCommits({ comparison, slug }: Props) {
  const { aheadBy, behindBy, mergeBases, head } = useFragment(
    graphql`
      fragment ComparedCommits_comparison on Comparison @throwOnFieldError {
        aheadBy
        behindBy
        mergeBases {
          oid
          abbreviatedOid
        }
        head {
          oid
        }
      }
    `,
    comparison,
  );
  const bases = mergeBases.map(({ abbreviatedOid }) => abbreviatedOid);
  const ahead = `${counted(aheadBy, "commit")} ahead`;
  return (
    <>
      {aheadBy === 0 ? (
        ahead
      ) : (
        <Link to={aheadBy === 1 ? addressOf.commit(slug, head.oid) : addressOf.history(slug, head.oid)}>{ahead}</Link>
      )}
      {behindBy > 0 && `, ${formatCount(behindBy)} behind`}
      <span className="ComparedCommits-base">
        {" · "}
        {bases[0] === undefined ? "no common history" : TEXT.divergedAt(bases[0], bases.length)}
      </span>
      {bases.length > 1 && (
        <p>
          <Message text={TEXT.severalBases(bases.join(", "))} />
        </p>
      )}
    </>
  );
}
