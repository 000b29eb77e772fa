import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { MergeOutcome, MergeOutcomeSkeleton } from "#app/reading/navigation/MergeOutcome.tsx";
import { RevisionPicker } from "#app/reading/navigation/RevisionPicker.tsx";
import { reviewedName } from "#app/reviewing/review/ReviewRow.tsx";
import { Boundary, messageOf } from "#app/ui/Notice.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { addressOf } from "#contract/pages.ts";
import type { TargetBranch_editor$key } from "#generated/TargetBranch_editor.graphql.ts";
import type { TargetBranch_merge$key } from "#generated/TargetBranch_merge.graphql.ts";
import type { TargetBranch_mergeOutcome$key } from "#generated/TargetBranch_mergeOutcome.graphql.ts";
import type { TargetBranch_review$key } from "#generated/TargetBranch_review.graphql.ts";
import { EditableFact, EditorButtons } from "./EditableFact.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

interface Props {
  readonly review: TargetBranch_review$key;
  readonly slug: string;
  readonly children: ReactNode;
}

/** The target branch of a review, with its editor. Uncommitted work is already on its branch. */
export function TargetBranch({ review, slug, children }: Props) {
  const data = useFragment(
    graphql`
      fragment TargetBranch_review on Review @throwOnFieldError {
        ...TargetBranch_editor
        state
        targetRef
        baseOid
        isOnWorktree
        viewerCanUpdate
      }
    `,
    review,
  );
  const { state, targetRef, baseOid, isOnWorktree, viewerCanUpdate } = data;
  const isOpen = state !== "MERGED" && state !== "ABANDONED";
  return (
    <EditableFact
      title={isOnWorktree ? "Branch" : "Target branch"}
      edit="Change target branch"
      keys="Shift+B"
      canEdit={viewerCanUpdate && !isOnWorktree}
      editor={(onClose) => <TargetEditor review={data} slug={slug} onClose={onClose} />}
    >
      <Link to={addressOf.history(slug, targetRef)}>{displayPath(targetRef)}</Link>
      {isOpen && baseOid != null && !isOnWorktree && (
        <p className="muted small">Compared since {baseOid.slice(0, 10)}, where the work left this branch</p>
      )}
      {children}
    </EditableFact>
  );
}

interface TargetEditorProps {
  readonly review: TargetBranch_editor$key;
  readonly slug: string;
  readonly onClose: () => void;
}

function TargetEditor({ review, slug, onClose }: TargetEditorProps) {
  const { id, targetRef } = useFragment(
    graphql`
      fragment TargetBranch_editor on Review @throwOnFieldError {
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
      <RevisionPicker slug={slug} label="Branch" value={targetRef} onType={setTarget} onPick={setTarget} />
    </EditorButtons>
  );
}

/** Shows whether an open review merges cleanly. Deferred until after the rest of the page. */
export function ReviewMerge({ review }: { readonly review: TargetBranch_merge$key }) {
  const data = useFragment(
    graphql`
      fragment TargetBranch_merge on Review @throwOnFieldError {
        state
        headOid
        isOnWorktree
        ...TargetBranch_mergeOutcome @defer
      }
    `,
    review,
  );
  const { state, headOid, isOnWorktree } = data;
  if (state === "MERGED" || state === "ABANDONED" || headOid == null || isOnWorktree) return null;
  return (
    <Boundary
      fallback={(error) => <p className="muted small">{messageOf(error)}</p>}
      loading={<MergeOutcomeSkeleton />}
    >
      <ReviewMergeOutcome review={data} />
    </Boundary>
  );
}

function ReviewMergeOutcome({ review }: { readonly review: TargetBranch_mergeOutcome$key }) {
  const { reviewRef, headOid, targetRef, mergePreview } = useFragment(
    graphql`
      fragment TargetBranch_mergeOutcome on Review @throwOnFieldError {
        reviewRef
        headOid
        targetRef
        mergePreview {
          ...MergeOutcome_preview
        }
      }
    `,
    review,
  );
  if (mergePreview == null)
    return (
      <p className="muted small">
        Mergeability is unknown: the branch does not exist here, or it shares no history with the change.
      </p>
    );
  return <MergeOutcome preview={mergePreview} head={reviewedName(reviewRef, headOid)} base={displayPath(targetRef)} />;
}
