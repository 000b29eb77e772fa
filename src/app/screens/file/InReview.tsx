import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { InReview_review$key } from "#generated/InReview_review.graphql.ts";
import { ReviewStateBadge } from "#app/parts/ReviewStateBadge.tsx";
import { Link } from "#app/ui/Link.tsx";
import { MarkedText } from "#app/parts/MarkedText.tsx";
import { useStanding } from "./useStanding.ts";

const TEXT = {
  label: "The review in which one reads",
  conversation: "Conversation",
  files: "Files",
  notOfIt: "not one of its states",
  asIn: (patchSet: number): string => `as in patch set ${patchSet}`,
  asBefore: (patchSet: number): string => `as before patch set ${patchSet}`,
} as const;

interface Props {
  readonly slug: string;
  readonly review: InReview_review$key;
  /** The commit whose file is read. */
  readonly oid: string;
}

/** Names the review in which a file is read, says which of its states that is, and leads back to its pages. */
export function InReview({ slug, review, oid }: Props) {
  const data = useFragment(
    graphql`
      fragment InReview_review on Review @throwOnFieldError {
        key
        title
        state
        ...useStanding_review
      }
    `,
    review,
  );
  const { key, title, state } = data;
  const standing = useStanding(data, oid);
  const words =
    standing === null ? TEXT.notOfIt : (standing.side === "new" ? TEXT.asIn : TEXT.asBefore)(standing.patchSet);
  return (
    <nav className="InReview" aria-label={TEXT.label}>
      <Link className="InReview-title" to={addressOf.reviewFiles(slug, key)}>
        <MarkedText text={title} />
      </Link>
      <ReviewStateBadge state={state} />
      <span className="InReview-state">{words}</span>
      <span className="InReview-pages">
        <Link to={addressOf.review(slug, key)}>{TEXT.conversation}</Link>
        <Link to={addressOf.reviewFiles(slug, key)}>{TEXT.files}</Link>
      </span>
    </nav>
  );
}
