import { PencilIcon, TrashIcon } from "@primer/octicons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { IconButton } from "#app/ui/Button.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { Notice } from "#app/ui/Notice.tsx";
import type { DraftView_draft$key } from "#generated/DraftView_draft.graphql.ts";
import type { DraftView_review$key } from "#generated/DraftView_review.graphql.ts";
import { DraftComposer } from "../composers/CommentComposer.tsx";
import { carriedFields } from "../composers/openFields.ts";
import { ReplyComposer } from "../composers/ReplyComposer.tsx";
import { MarkdownText } from "../markdown/MarkdownText.tsx";
import { MarkedText } from "../MarkedText.tsx";
import { useDiscardDraft } from "../mutations/drafts.ts";
import { remarkKeys } from "./commentKeys.ts";
import { certaintyWords, placeWords, type StandingPosition } from "./placeThread.ts";
import "./DraftView.css";

const TEXT = {
  draft: "Draft",
  mine: "only you see it until you publish the review",
  edit: "Edit this draft",
  discard: "Discard this draft",
  note: "Note",
  resolves: "resolves the thread",
  label: "Draft of a remark",
} as const;

interface Props {
  readonly draft: DraftView_draft$key;
  readonly review: DraftView_review$key;
  /** The lines it stands on. */
  readonly suggestedOn?: readonly string[] | null;
  /** Where its lines are in what is read; null where that is where it was written, or not known. */
  readonly position?: StandingPosition | null;
}

/** A remark or an answer that is not published yet, plainly its writer's own: to be gone on with, or thrown away. */
export function DraftView(props: Props): ReactNode {
  const { draft: draftKey, review: reviewKey, suggestedOn = null, position = null } = props;
  const draft = useFragment(
    graphql`
      fragment DraftView_draft on Draft @throwOnFieldError {
        ...reviewFragments_draft
        key
        body
        kind
        resolves
        path
        side
        startLine
        endLine
        replyTo {
          id
          viewerCanResolve
        }
        ...CommentComposer_draft
      }
    `,
    draftKey,
  );
  const review = useFragment(
    graphql`
      fragment DraftView_review on Review @throwOnFieldError {
        id
        ...CommentComposer_review
        ...ReplyComposer_review
      }
    `,
    reviewKey,
  );
  const [discard, isUnderWay] = useDiscardDraft(review.id);
  const [isEdited, setIsEdited] = useState(() => carriedFields.of(draft.key) !== null);
  // What it said when it was opened: the field has its own text from then on.
  const [initial, setInitial] = useState(draft.body);
  const [failure, setFailure] = useState<string | null>(null);
  const article = useRef<HTMLElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // Whoever closes the field goes on at the draft.
    if (wasEdited.current && !isEdited) returnFocus(article.current?.querySelector("button") ?? null, null);
    wasEdited.current = isEdited;
  }, [isEdited]);
  const close = (): void => setIsEdited(false);
  const throwAway = async (): Promise<void> => {
    const here = article.current;
    const next = here && afterDraft(here); // asked before, as it is gone afterwards
    const refused = await discard(draft.key);
    setFailure(refused);
    if (refused === null) returnFocus(next, here);
  };
  const { path, side, startLine, endLine } = draft;
  const became = position && certaintyWords(position, { path, startLine, endLine }, true);

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
    return <DraftComposer draft={draft} review={review} label={TEXT.label} suggestedOn={suggestedOn} onClose={close} />;
  }
  return (
    <article ref={article} className="DraftView" aria-label={TEXT.label}>
      <header className="DraftView-head">
        <span className="DraftView-badge">{TEXT.draft}</span>
        <span className="DraftView-words">
          {draft.kind === "NOTE" && !draft.replyTo && `${TEXT.note}, `}
          {draft.resolves && `${TEXT.resolves}, `}
          {TEXT.mine}
        </span>
        {became !== null && position !== null && (
          <span className="DraftView-became" data-certainty={position.certainty} title={position.reason}>
            <MarkedText text={`${placeWords({ path, side, startLine, endLine }, position.path === path)}, ${became}`} />
          </span>
        )}
        <span className="DraftView-deeds">
          <IconButton
            size="small"
            label={TEXT.edit}
            keys={remarkKeys.edit}
            data-deed="edit"
            icon={<PencilIcon />}
            onClick={() => {
              setInitial(draft.body);
              setIsEdited(true);
            }}
          />
          <IconButton
            size="small"
            label={TEXT.discard}
            keys={remarkKeys.remove}
            data-deed="remove"
            icon={<TrashIcon />}
            disabled={isUnderWay}
            onClick={() => void throwAway()}
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

const DRAFTS = ".DraftView";

/** Finds where one goes on when a draft is gone: in the lines it stands among, or else at the draft beside it, or on the page. */
function afterDraft(draft: Element): HTMLElement | null {
  const lines = gridBeside(draft);
  if (lines !== null) return lines;
  const drafts = [...document.querySelectorAll(DRAFTS)];
  const at = drafts.indexOf(draft);
  const beside = drafts[at + 1] ?? drafts[at - 1];
  return beside?.querySelector("button") ?? document.querySelector("main");
}

/** Finds the lines that a remark stands among, of two sides those with the cursor, or else the new ones; null where it stands alone. */
export function gridBeside(remark: Element): HTMLElement | null {
  const file = remark.closest(".diff-file");
  const grids = [...(file?.querySelectorAll<HTMLElement>("[role='grid']") ?? [])];
  return grids.findLast((grid) => grid.hasAttribute("aria-activedescendant")) ?? grids.at(-1) ?? null;
}
