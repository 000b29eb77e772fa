import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewersEditor_review$key } from "#generated/ReviewersEditor_review.graphql.ts";
import { ReviewersField } from "#app/parts/review/ReviewersField.tsx";
import { EditorButtons } from "./EditorButtons.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

interface Props {
  readonly review: ReviewersEditor_review$key;
  readonly onClose: () => void;
}

/** Changes who is asked for a review. */
export function ReviewersEditor({ review, onClose }: Props) {
  const { id, reviewers } = useFragment(
    graphql`
      fragment ReviewersEditor_review on Review @throwOnFieldError {
        id
        reviewers {
          email
        }
      }
    `,
    review,
  );
  const [asked, setAsked] = useState<readonly string[]>(() => reviewers.map(({ email }) => email));
  const [updateReview, busy] = useUpdateReview(id);
  return (
    <EditorButtons busy={busy} onSave={() => updateReview({ reviewers: asked })} onClose={onClose}>
      <ReviewersField reviewers={asked} onChange={setAsked} />
    </EditorButtons>
  );
}
