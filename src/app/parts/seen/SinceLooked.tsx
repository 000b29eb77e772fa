import { graphql, useFragment } from "react-relay";
import type { SinceLooked_review$key } from "#generated/SinceLooked_review.graphql.ts";
import { Link } from "#app/ui/Link.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import "./SinceLooked.css";

const WHOLE = "Show the whole change";

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
        Since patch set {from}
        {since.lookedAt != null && (
          <>
            , which you looked at <RelativeTime iso={since.lookedAt} />
          </>
        )}
      </span>
      <Link to={whole}>{WHOLE}</Link>
    </p>
  );
}
