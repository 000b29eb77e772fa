import { type ReactNode, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommentComposer_draft$key } from "#generated/CommentComposer_draft.graphql.ts";
import type { CommentComposer_review$key } from "#generated/CommentComposer_review.graphql.ts";
import type { AnchorInput } from "#generated/commentsAddMutation.graphql.ts";
import { useAddComment, useDiscardDraft, useIsPublished, useSaveDraft } from "../mutations/comments.ts";
import { useAttemptKey } from "../mutations/useReviewMutation.ts";
import { Composer, type CommentKind } from "./Composer.tsx";
import { begunVersion } from "./TextSaver.ts";

interface Props {
  readonly review: CommentComposer_review$key;
  /** The key of the draft that it creates (see `newKey`) or continues. */
  readonly draftKey: string;
  /** The location; null for the review as a whole. */
  readonly anchor: AnchorInput | null;
  /** The label of the field: "Comment on line 12". */
  readonly label: string;
  /** The lines that a suggestion would replace. */
  readonly suggestedOn?: readonly string[] | null;
  /** The text of the draft that it continues, and its version. */
  readonly initial?: string;
  readonly version?: number;
  readonly initialKind?: CommentKind;
  readonly takesFocus?: boolean;
  /** See `Composer`. */
  readonly isRestored?: boolean;
  readonly onClose?: () => void;
}

/**
 * Writes a comment that starts a thread. It is saved as a draft while typing, and published with the review or at once.
 */
export function CommentComposer(props: Props): ReactNode {
  const { draftKey, anchor, label, suggestedOn = null, initial = "", initialKind = "BLOCKING" } = props;
  const review = useFragment(
    graphql`
      fragment CommentComposer_review on Review @throwOnFieldError {
        id
        key
        ...comments_draftsOfReview
      }
    `,
    props.review,
  );
  const savedTextKey = `${review.key}/${savedTextKeyOf(anchor)}`;
  const [begunFrom] = useState(() => begunVersion(savedTextKey, draftKey, props.version));
  const [saveDraft, conflict, versionNow] = useSaveDraft(review.id, begunFrom);
  const [discardDraft] = useDiscardDraft(review.id);
  const [addComment] = useAddComment(review.id);
  const isSaved = useRef(initial !== "");
  const isPublished = useIsPublished(review, draftKey);
  // What is sent after its draft was published is another comment and needs another key.
  const attempt = useAttemptKey(isPublished ? undefined : draftKey);

  /** Saves the draft, which fails if another window changed it, and discards it when the text is empty. */
  async function save(body: string, kind: CommentKind): Promise<string | null> {
    const isEmpty = body.trim() === "";
    if (isEmpty && !isSaved.current) return null;
    const reason = await saveDraft({ key: draftKey, anchor, body, kind });
    if (reason !== null) return reason;
    const refused = isEmpty ? await discardDraft(draftKey) : null;
    isSaved.current = !isEmpty || refused !== null;
    return refused;
  }

  async function publish(body: string, kind: CommentKind): Promise<string | null> {
    const changed = isSaved.current && !isPublished ? await save(body, kind) : null;
    if (changed !== null) return changed;
    const key = attempt.keyFor(`${kind}${body}`);
    const reason = await addComment({ anchor, body, kind, key });
    if (reason !== null) return reason;
    // The server drops the draft of the comment's key.
    if (isSaved.current && key !== draftKey) await discardDraft(draftKey);
    isSaved.current = false;
    return null;
  }

  return (
    <Composer
      savedTextKey={savedTextKey}
      draftKey={draftKey}
      versionNow={versionNow}
      isRestored={props.isRestored ?? false}
      label={label}
      placeholder="Add a comment (Markdown supported)"
      initial={initial}
      kind={initialKind}
      suggestedOn={suggestedOn}
      takesFocus={props.takesFocus ?? false}
      onSave={save}
      conflict={conflict}
      isPublished={isPublished}
      actions={[
        { label: "Add review comment", hint: "Draft, visible only to you until you submit the review", run: save },
        { label: "Add single comment", hint: "Publish immediately, without a review", run: publish },
      ]}
      {...(props.onClose && { onClose: props.onClose })}
    />
  );
}

function savedTextKeyOf(anchor: AnchorInput | null): string {
  if (anchor === null) return "review";
  return [anchor.side ?? "NEW", anchor.startLine ?? 0, anchor.endLine ?? 0, anchor.path].join("/");
}

interface DraftComposerProps {
  readonly draft: CommentComposer_draft$key;
  readonly review: CommentComposer_review$key;
  readonly label: string;
  /** The lines that a suggestion would replace. */
  readonly suggestedOn: readonly string[] | null;
  readonly takesFocus?: boolean;
  readonly isRestored?: boolean;
  readonly onClose: () => void;
}

/** Continues a draft that starts a thread. */
export function DraftComposer({
  draft: draftKey,
  review,
  label,
  suggestedOn,
  takesFocus = true,
  isRestored = false,
  onClose,
}: DraftComposerProps): ReactNode {
  const draft = useFragment(
    graphql`
      fragment CommentComposer_draft on Draft @throwOnFieldError {
        key
        body
        version
        kind
        path
        side
        startLine
        endLine
        commitOid
        layer
      }
    `,
    draftKey,
  );
  // The text when it was opened: from then on the field has its own.
  const [{ body, kind, version }] = useState(draft);
  const { path, side, startLine, endLine, commitOid, layer } = draft;
  return (
    <CommentComposer
      review={review}
      draftKey={draft.key}
      anchor={path == null ? null : { path, side, startLine, endLine, commitOid, layer }}
      label={label}
      suggestedOn={suggestedOn}
      initial={body}
      version={version}
      initialKind={kind}
      takesFocus={takesFocus}
      isRestored={isRestored}
      onClose={onClose}
    />
  );
}
