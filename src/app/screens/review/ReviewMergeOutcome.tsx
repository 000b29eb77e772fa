import { graphql, useFragment } from "react-relay";
import type { ReviewMergeOutcome_review$key } from "#generated/ReviewMergeOutcome_review.graphql.ts";
import { MergeOutcome } from "#app/parts/navigation/MergeOutcome.tsx";
import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  notKnown: "Nothing here tells whether it merges: the branch is not here, or shares no history with the change.",
  noBranch: "the commit",
} as const;

/** Whether the change merges into its target as both are now. */
export function ReviewMergeOutcome({ review }: { readonly review: ReviewMergeOutcome_review$key }) {
  const { reviewRef, targetRef, mergePreview } = useFragment(
    graphql`
      fragment ReviewMergeOutcome_review on Review @throwOnFieldError {
        reviewRef
        targetRef
        mergePreview {
          ...MergeOutcome_preview
        }
      }
    `,
    review,
  );
  if (mergePreview == null) return <p className="ReviewScreen-none">{TEXT.notKnown}</p>;
  return (
    <MergeOutcome preview={mergePreview} head={displayPath(reviewRef) || TEXT.noBranch} base={displayPath(targetRef)} />
  );
}
