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
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { reviewWords } from "./reviewWords.ts";

const TEXT = reviewWords.targetBranch;
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
  const [edits, setEdits] = useState(false);
  const button = useReturningFocus(edits);
  useShortcut(KEYS, TEXT.edit, shortcutGroups.review, () => setEdits(true), {
    enabled: viewerCanUpdate && !edits,
  });
  return (
    <section className="ReviewFact" aria-label={TEXT.title}>
      <div className="ReviewFact-head">
        <h2 className="ReviewScreen-heading">{TEXT.title}</h2>
        {viewerCanUpdate && !edits && (
          <IconButton
            ref={button}
            size="small"
            label={TEXT.edit}
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
