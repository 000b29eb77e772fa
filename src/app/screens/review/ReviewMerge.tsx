import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewMerge_review$key } from "#generated/ReviewMerge_review.graphql.ts";
import { MergeOutcomeShape } from "#app/parts/navigation/MergeOutcomeShape.tsx";
import { Boundary } from "#app/ui/Boundary.tsx";
import { messageOf } from "#app/ui/messageOf.ts";
import { ReviewMergeOutcome } from "./ReviewMergeOutcome.tsx";

/** Whether the change merges into its target, as long as it is to; comes after the rest of the page. */
export function ReviewMerge({ review }: { readonly review: ReviewMerge_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewMerge_review on Review @throwOnFieldError {
        state
        headOid
        isOnWorktree
        ...ReviewMergeOutcome_review @defer
      }
    `,
    review,
  );
  const { state, headOid, isOnWorktree } = data;
  if (state === "MERGED" || state === "ABANDONED" || headOid == null || isOnWorktree) return null;
  return (
    <Boundary fallback={(error) => <p className="ReviewScreen-none">{messageOf(error)}</p>}>
      <Suspense fallback={<MergeOutcomeShape />}>
        <ReviewMergeOutcome review={data} />
      </Suspense>
    </Boundary>
  );
}
