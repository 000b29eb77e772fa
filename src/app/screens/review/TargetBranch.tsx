import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { TargetBranch_review$key } from "#generated/TargetBranch_review.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";
import { EditableFact } from "./EditableFact.tsx";
import { TargetEditor } from "./TargetEditor.tsx";

const TEXT = {
  title: "Goes into",
  edit: "Change the branch it goes into",
} as const;
const KEYS = "Shift+B";

interface Props {
  readonly review: TargetBranch_review$key;
  readonly slug: string;
  /** What there is to say of going there. */
  readonly children: ReactNode;
}

/** The branch that a review goes into, and the way to another. */
export function TargetBranch({ review, slug, children }: Props) {
  const data = useFragment(
    graphql`
      fragment TargetBranch_review on Review @throwOnFieldError {
        ...TargetEditor_review
        targetRef
        viewerCanUpdate
      }
    `,
    review,
  );
  const { targetRef, viewerCanUpdate } = data;
  return (
    <EditableFact
      title={TEXT.title}
      edit={TEXT.edit}
      keys={KEYS}
      canEdit={viewerCanUpdate}
      editor={(onClose) => <TargetEditor review={data} slug={slug} onClose={onClose} />}
    >
      <Link to={addressOf.history(slug, targetRef)}>{displayPath(targetRef)}</Link>
      {children}
    </EditableFact>
  );
}
