import { graphql, useFragment } from "react-relay";
import type { SinceLooked_review$key } from "#generated/SinceLooked_review.graphql.ts";
import { Link } from "#app/ui/Link.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import "./SinceLooked.css";

const TEXT = {
  whole: "Show the whole change",
  sincePatchSet: (from: number): string => `Since patch set ${from}`,
  lookedAt: ", which you looked at",
} as const;

interface Props {
  readonly review: SinceLooked_review$key;
  /** The patch set from which on one reads, up to the last; 0 is the base, of which nothing is said. */
  readonly from: number;
  /** Leads to the whole change. */
  readonly whole: string;
}

/** Says that what is read is what came since a patch set, and when one looked at that; leads to all of it. */
export function SinceLooked({ review, from, whole }: Props) {
  const { patchSets } = useFragment(
    graphql`
      fragment SinceLooked_review on Review @throwOnFieldError {
        patchSets {
          number
          lookedAt
        }
      }
    `,
    review,
  );
  const since = patchSets.find(({ number }) => number === from);
  if (since === undefined || from === patchSets.at(-1)?.number) return null;
  return (
    <p className="SinceLooked">
      <span>
        {TEXT.sincePatchSet(from)}
        {since.lookedAt != null && (
          <>
            {TEXT.lookedAt} <RelativeTime iso={since.lookedAt} />
          </>
        )}
      </span>
      <Link to={whole}>{TEXT.whole}</Link>
    </p>
  );
}
