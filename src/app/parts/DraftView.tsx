import { PencilIcon, TrashIcon } from "@primer/octicons-react";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { DraftView_draft$key } from "#generated/DraftView_draft.graphql.ts";
import type { DraftView_review$key } from "#generated/DraftView_review.graphql.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { DraftComposer } from "./DraftComposer.tsx";
import { MarkdownText } from "./MarkdownText.tsx";
import { ReplyComposer } from "./ReplyComposer.tsx";
import { useDiscardDraft } from "./useDiscardDraft.ts";
import "./DraftView.css";

const DRAFT = "Draft";
const MINE = "only you see it until you publish the review";
const EDIT = "Edit this draft";
const DISCARD = "Discard this draft";
const NOTE = "Note";
const RESOLVES = "resolves the thread";
const LABEL = "Draft of a remark";

interface Props {
  readonly draft: DraftView_draft$key;
  readonly review: DraftView_review$key;
  /** The lines it stands on. */
  readonly suggestedOn?: readonly string[] | null;
}

/** A remark or an answer that is not published yet, plainly its writer's own: to be gone on with, or thrown away. */
export function DraftView({ draft: draftKey, review: reviewKey, suggestedOn = null }: Props): ReactNode {
  const draft = useFragment(
    graphql`
      fragment DraftView_draft on Draft @throwOnFieldError {
        key
        body
        kind
        resolves
        replyTo {
          id
          viewerCanResolve
        }
        ...DraftComposer_draft
      }
    `,
    draftKey,
  );
  const review = useFragment(
    graphql`
      fragment DraftView_review on Review @throwOnFieldError {
        id
        ...RemarkComposer_review
        ...ReplyComposer_review
      }
    `,
    reviewKey,
  );
  const [discard, isUnderWay] = useDiscardDraft(review.id);
  const [isEdited, setIsEdited] = useState(false);
  // What it said when it was opened: the field has its own text from then on.
  const [initial, setInitial] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const close = (): void => setIsEdited(false);

  if (isEdited && draft.replyTo) {
    return (
      <ReplyComposer
        review={review}
        threadId={draft.replyTo.id}
        draftKey={draft.key}
        canResolve={draft.replyTo.viewerCanResolve}
        quoted=""
        suggestedOn={suggestedOn}
        initial={initial}
        isDraft
        onClose={close}
      />
    );
  }
  if (isEdited) {
    return <DraftComposer draft={draft} review={review} label={LABEL} suggestedOn={suggestedOn} onClose={close} />;
  }
  return (
    <article className="DraftView" aria-label={LABEL}>
      <header className="DraftView-head">
        <span className="DraftView-badge">{DRAFT}</span>
        <span className="DraftView-words">
          {draft.kind === "NOTE" && !draft.replyTo && `${NOTE}, `}
          {draft.resolves && `${RESOLVES}, `}
          {MINE}
        </span>
        <span className="DraftView-deeds">
          <IconButton
            size="small"
            label={EDIT}
            icon={<PencilIcon />}
            onClick={() => {
              setInitial(draft.body);
              setIsEdited(true);
            }}
          />
          <IconButton
            size="small"
            label={DISCARD}
            icon={<TrashIcon />}
            disabled={isUnderWay}
            onClick={() => void discard(draft.key).then(setFailure)}
          />
        </span>
      </header>
      <MarkdownText text={draft.body} suggestedOn={suggestedOn} />
      {failure !== null && (
        <Notice tone="danger" onDismiss={() => setFailure(null)}>
          {failure}
        </Notice>
      )}
    </article>
  );
}
