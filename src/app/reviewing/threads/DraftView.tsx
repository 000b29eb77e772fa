import { PencilIcon, TrashIcon } from "@primer/octicons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { FailureNotice } from "#app/ui/Notice.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type { DraftView_draft$key } from "#generated/DraftView_draft.graphql.ts";
import type { DraftView_review$key } from "#generated/DraftView_review.graphql.ts";
import { DraftComposer } from "../composers/CommentComposer.tsx";
import { reopenedFields } from "../composers/openFields.ts";
import { ReplyComposer } from "../composers/ReplyComposer.tsx";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { PartLines } from "#app/reading/markdown/PartLines.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { useDiscardDraft, useSaveDraft } from "../mutations/comments.ts";
import { commentKeys } from "#app/reading/markdown/commentKeys.ts";
import { describeCertainty, describeLocation, type PortedPosition } from "./locateThread.ts";
import "./ThreadCard.css";
import "./DraftView.css";

const LABEL = "Draft comment";

interface Props {
  readonly draft: DraftView_draft$key;
  readonly review: DraftView_review$key;
  readonly suggestedOn?: readonly string[] | null;
  /** The position of its lines in the displayed change; null when they are where they were written, or unknown. */
  readonly position?: PortedPosition | null;
}

const draftFragment = graphql`
  fragment DraftView_draft on Draft @throwOnFieldError {
    key
    body
    version
    kind
    resolves
    path
    side
    startLine
    endLine
    commitOid
    replacedLines {
      ...PartLines_lines
    }
    replyTo {
      id
      viewerCanResolve
    }
    ...CommentComposer_draft
  }
`;

const reviewFragment = graphql`
  fragment DraftView_review on Review @throwOnFieldError {
    id
    ...CommentComposer_review
    ...ReplyComposer_review
  }
`;

/** An unpublished comment or reply of the viewer, which can be edited or discarded. */
export function DraftView({ suggestedOn = null, position = null, ...props }: Props): ReactNode {
  const draft = useFragment(draftFragment, props.draft);
  const review = useFragment(reviewFragment, props.review);
  const [discard, isUnderWay, failure, dismissFailure] = useDiscardDraft(review.id);
  const [restore] = useSaveDraft(review.id, 0);
  const toast = useToast();
  const [isEdited, setIsEdited] = useState(() => reopenedFields.of(draft.key) !== null);
  // The text when it was opened: from then on the field has its own.
  const [initial, setInitial] = useState({ text: draft.body, version: draft.version });
  const article = useRef<HTMLElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // When the field closes the focus returns to the draft.
    if (wasEdited.current && !isEdited) returnFocus(article.current?.querySelector("button") ?? null, null);
    wasEdited.current = isEdited;
  }, [isEdited]);
  const close = (): void => setIsEdited(false);
  const throwAway = async (): Promise<void> => {
    const here = article.current;
    const next = here && afterDraft(here); // determined before the draft is gone
    if ((await discard(draft.key)) !== null) return;
    returnFocus(next, here);
    toast({ text: "Draft discarded.", undo: () => void undoDiscard() });
  };
  const { key, body, kind, resolves, path, side, startLine, endLine, commitOid } = draft;
  const undoDiscard = async (): Promise<void> => {
    const anchor = path == null ? null : { path, side, startLine, endLine, commitOid };
    const place = draft.replyTo ? { thread: draft.replyTo.id, resolves } : { anchor, kind };
    toast({ text: (await restore({ key, body, ...place })) ?? "Draft restored." });
  };
  const became = position && describeCertainty(position, { path, startLine, endLine }, true);

  if (isEdited && draft.replyTo)
    return (
      <ReplyComposer
        review={review}
        threadId={draft.replyTo.id}
        draftKey={draft.key}
        canResolve={draft.replyTo.viewerCanResolve}
        quoted=""
        suggestedOn={suggestedOn}
        initial={initial.text}
        version={initial.version}
        onClose={close}
      />
    );
  if (isEdited)
    return <DraftComposer draft={draft} review={review} label={LABEL} suggestedOn={suggestedOn} onClose={close} />;
  return (
    <article ref={article} className="DraftView stack gap-1" aria-label={LABEL}>
      <header className="DraftView-head row gap-2">
        <span className="small strong accent">Draft</span>
        <span className="DraftView-words muted small">
          {draft.kind === "NOTE" && !draft.replyTo && "Note, "}
          {draft.resolves && "resolves the thread, "}
          {became === null && side === "OLD" && !draft.replyTo && `${describeLocation(draft, true)}, `}
          visible only to you
        </span>
        {became !== null && position !== null && (
          <span className="Thread-became DraftView-became" data-certainty={position.certainty} title={position.reason}>
            <MarkedText
              text={`${describeLocation({ path, side, startLine, endLine }, position.path === path)}, ${became}`}
            />
          </span>
        )}
        <span className="DraftView-actions gap-2">
          <IconButton
            size="small"
            label="Edit draft"
            keys={commentKeys.edit}
            data-action="edit"
            icon={<PencilIcon />}
            onClick={() => {
              setInitial({ text: draft.body, version: draft.version });
              setIsEdited(true);
            }}
          />
          <Button
            variant="danger"
            size="small"
            hint="Discard draft"
            keys={commentKeys.remove}
            data-action="remove"
            icon={<TrashIcon />}
            busy={isUnderWay}
            onClick={() => void throwAway()}
          >
            Discard
          </Button>
        </span>
      </header>
      <PartLines lines={draft.replacedLines} own={draft}>
        <MarkdownText text={draft.body} suggestedOn={suggestedOn} />
      </PartLines>
      <FailureNotice reason={failure} onDismiss={dismissFailure} />
    </article>
  );
}

const DRAFTS = ".DraftView";

/** Finds the element to focus when a draft is gone: the lines around it, else the neighboring draft, else the page. */
function afterDraft(draft: Element): HTMLElement | null {
  const lines = gridBeside(draft);
  if (lines !== null) return lines;
  const drafts = [...document.querySelectorAll(DRAFTS)];
  const at = drafts.indexOf(draft);
  const beside = drafts[at + 1] ?? drafts[at - 1];
  return beside?.querySelector("button") ?? document.querySelector("main");
}

/** Finds the lines around a comment: on two sides those with the cursor, else the new ones; null when it is alone. */
export function gridBeside(comment: Element): HTMLElement | null {
  const file = comment.closest(".diff-file");
  const grids = [...(file?.querySelectorAll<HTMLElement>("[role='grid']") ?? [])];
  return grids.findLast((grid) => grid.hasAttribute("aria-activedescendant")) ?? grids.at(-1) ?? null;
}
