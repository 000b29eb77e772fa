import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { DraftComposer_draft$key } from "#generated/DraftComposer_draft.graphql.ts";
import type { RemarkComposer_review$key } from "#generated/RemarkComposer_review.graphql.ts";
import { RemarkComposer } from "./RemarkComposer.tsx";

interface Props {
  readonly draft: DraftComposer_draft$key;
  readonly review: RemarkComposer_review$key;
  /** Names the field. */
  readonly label: string;
  /** The lines it stands on. */
  readonly suggestedOn: readonly string[] | null;
  readonly takesFocus?: boolean;
  readonly onClose: () => void;
}

/** Goes on with a draft that begins a thread. */
export function DraftComposer({
  draft: draftKey,
  review,
  label,
  suggestedOn,
  takesFocus = true,
  onClose,
}: Props): ReactNode {
  const draft = useFragment(
    graphql`
      fragment DraftComposer_draft on Draft @throwOnFieldError {
        key
        body
        kind
        path
        side
        startLine
        endLine
        commitOid
      }
    `,
    draftKey,
  );
  // What it said when it was opened: the field has its own text from then on.
  const [{ body, kind }] = useState(draft);
  const { path, side, startLine, endLine, commitOid } = draft;
  return (
    <RemarkComposer
      review={review}
      draftKey={draft.key}
      anchor={path == null ? null : { path, side, startLine, endLine, commitOid }}
      label={label}
      suggestedOn={suggestedOn}
      initial={body}
      initialKind={kind}
      takesFocus={takesFocus}
      onClose={onClose}
    />
  );
}
