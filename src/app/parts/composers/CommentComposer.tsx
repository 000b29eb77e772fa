import { type ReactNode, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommentComposer_draft$key } from "#generated/CommentComposer_draft.graphql.ts";
import type { CommentComposer_review$key } from "#generated/CommentComposer_review.graphql.ts";
import type { AnchorInput } from "#generated/commentsAddMutation.graphql.ts";
import { useAddComment } from "../mutations/comments.ts";
import { useDiscardDraft, useIsPublished, useSaveDraft } from "../mutations/drafts.ts";
import { useAttemptKey } from "../mutations/idempotencyKey.ts";
import { useWriter } from "../mutations/optimisticComment.ts";
import { Composer, type RemarkKind } from "./Composer.tsx";

const TEXT = {
  placeholder: "What should be looked at? Markdown works.",
  add: "Add to review",
  addHint: "Yours alone until you publish the review",
  now: "Comment now",
  nowHint: "Published at once, by itself",
} as const;

interface Props {
  readonly review: CommentComposer_review$key;
  /** The name of the draft it makes, by `newKey`, or of the one it goes on with. */
  readonly draftKey: string;
  /** What it stands on; null for the review as a whole. */
  readonly anchor: AnchorInput | null;
  /** Names the field: "Comment on line 12". */
  readonly label: string;
  /** The lines it stands on. */
  readonly suggestedOn?: readonly string[] | null;
  /** What the draft says that it goes on with. */
  readonly initial?: string;
  readonly initialKind?: RemarkKind;
  readonly takesFocus?: boolean;
  readonly onClose?: () => void;
}

/** Writes a remark that begins a thread: a draft of the review as one types, published with it or at once. */
export function RemarkComposer(props: Props): ReactNode {
  const { draftKey, anchor, label, suggestedOn = null, initial = "", initialKind = "BLOCKING" } = props;
  const review = useFragment(
    graphql`
      fragment CommentComposer_review on Review @throwOnFieldError {
        id
        key
        ...drafts_review
        ...optimisticComment_review
      }
    `,
    props.review,
  );
  const [saveDraft] = useSaveDraft(review.id);
  const [discardDraft] = useDiscardDraft(review.id);
  const [addComment] = useAddComment(review.id, useWriter(review));
  const isSaved = useRef(initial !== "");
  const isPublished = useIsPublished(review, draftKey);
  // What is sent after its draft was published is another remark, whose key must be another one too.
  const attempt = useAttemptKey(isPublished ? undefined : draftKey);

  /** A draft without a word is none. */
  async function save(body: string, kind: RemarkKind): Promise<string | null> {
    if (body.trim() === "") {
      if (!isSaved.current) return null;
      const reason = await discardDraft(draftKey);
      if (reason === null) isSaved.current = false;
      return reason;
    }
    const reason = await saveDraft({ key: draftKey, anchor, body, kind });
    if (reason === null) isSaved.current = true;
    return reason;
  }

  async function publish(body: string, kind: RemarkKind): Promise<string | null> {
    const reason = await addComment({
      anchor,
      body,
      kind,
      key: attempt.keyFor(`${kind}${body}`),
      quote: suggestedOn ?? [],
    });
    if (reason !== null || !isSaved.current) return reason;
    isSaved.current = false;
    // A comment mostly has its draft's key: one that could not be thrown away is not published a second time.
    await discardDraft(draftKey);
    return null;
  }

  return (
    <Composer
      keptAs={`${review.key}/${placeOf(anchor)}`}
      draftKey={draftKey}
      label={label}
      placeholder={TEXT.placeholder}
      initial={initial}
      kind={initialKind}
      suggestedOn={suggestedOn}
      takesFocus={props.takesFocus ?? false}
      onSave={save}
      isPublished={isPublished}
      actions={[
        { label: TEXT.add, hint: TEXT.addHint, run: save },
        { label: TEXT.now, hint: TEXT.nowHint, run: publish },
      ]}
      {...(props.onClose && { onClose: props.onClose })}
    />
  );
}

function placeOf(anchor: AnchorInput | null): string {
  if (anchor === null) return "review";
  return [anchor.side ?? "NEW", anchor.startLine ?? 0, anchor.endLine ?? 0, anchor.path].join("/");
}

interface DraftComposerProps {
  readonly draft: CommentComposer_draft$key;
  readonly review: CommentComposer_review$key;
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
}: DraftComposerProps): ReactNode {
  const draft = useFragment(
    graphql`
      fragment CommentComposer_draft on Draft @throwOnFieldError {
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
