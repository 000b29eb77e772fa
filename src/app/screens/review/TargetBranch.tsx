import { PencilIcon } from "@primer/octicons-react";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { TargetBranch_review$key } from "#generated/TargetBranch_review.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Link } from "#app/ui/Link.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { TargetEditor } from "./TargetEditor.tsx";
import { useReturningFocus } from "./useReturningFocus.ts";

const TITLE = "Goes into";
const EDIT = "Change the branch it goes into";
const KEYS = "Shift+B";
const GROUP = "Review";

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
  const [edits, setEdits] = useState(false);
  const button = useReturningFocus(edits);
  useShortcut(KEYS, EDIT, GROUP, () => setEdits(true), {
    enabled: viewerCanUpdate && !edits,
  });
  return (
    <section className="ReviewFact" aria-label={TITLE}>
      <div className="ReviewFact-head">
        <h2 className="ReviewScreen-heading">{TITLE}</h2>
        {viewerCanUpdate && !edits && (
          <IconButton
            ref={button}
            size="small"
            label={EDIT}
            keys={KEYS}
            icon={<PencilIcon />}
            onClick={() => setEdits(true)}
          />
        )}
      </div>
      {edits ? (
        <TargetEditor review={data} slug={slug} onClose={() => setEdits(false)} />
      ) : (
        <Link to={addressOf.history(slug, targetRef)}>{displayPath(targetRef)}</Link>
      )}
      {!edits && children}
    </section>
  );
}
