import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TargetEditor_review$key } from "#generated/TargetEditor_review.graphql.ts";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import { EditorButtons } from "./EditorButtons.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

const TEXT = {
  branch: "Branch",
} as const;

interface Props {
  readonly review: TargetEditor_review$key;
  readonly slug: string;
  readonly onClose: () => void;
}

/** Changes the branch that a review goes into. */
export function TargetEditor({ review, slug, onClose }: Props) {
  const { id, targetRef } = useFragment(
    graphql`
      fragment TargetEditor_review on Review @throwOnFieldError {
        id
        targetRef
      }
    `,
    review,
  );
  const [target, setTarget] = useState(targetRef);
  const [updateReview, busy] = useUpdateReview(id);
  return (
    <EditorButtons busy={busy} onSave={() => updateReview({ target })} onClose={onClose}>
      <RevisionPicker slug={slug} label={TEXT.branch} value={target} onPick={setTarget} />
    </EditorButtons>
  );
}
