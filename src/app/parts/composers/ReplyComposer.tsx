import { type ReactNode, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReplyComposer_review$key } from "#generated/ReplyComposer_review.graphql.ts";
import { Composer, type ComposerAction } from "./Composer.tsx";
import { begunVersion } from "./TextSaver.ts";
import { useAttemptKey } from "../mutations/useReviewMutation.ts";
import { useDiscardDraft, useIsPublished, useReply, useSaveDraft } from "../mutations/comments.ts";

interface Props {
  readonly review: ReplyComposer_review$key;
  readonly threadId: string;
  /** The key of the draft that it creates (see `newKey`) or continues. */
  readonly draftKey: string;
  readonly canResolve: boolean;
  /** The text that can be quoted. */
  readonly quoted: string;
  readonly suggestedOn: readonly string[] | null;
  readonly initial?: string;
  /** The version of the saved draft that it continues, if any. */
  readonly version?: number;
  /** See `Composer`. */
  readonly isRestored?: boolean;
  /** True if the reply returns a thread that is proposed as addressed. */
  readonly isReturn?: boolean;
  /** Called once the reply was sent. */
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/** Writes a reply, which is sent at once or saved as a draft of the review. */
export function ReplyComposer(props: Props): ReactNode {
  const { threadId, draftKey, canResolve, quoted, suggestedOn, initial = "", version = null, isReturn = false } = props;
  const { onSent, onClose } = props;
  const review = useFragment(
    graphql`
      fragment ReplyComposer_review on Review @throwOnFieldError {
        id
        key
        ...comments_draftsOfReview
      }
    `,
    props.review,
  );
  const savedTextKey = `${review.key}/reply/${threadId}`;
  const [begunFrom] = useState(() => begunVersion(savedTextKey, draftKey, version));
  const [saveDraft, conflict, versionNow] = useSaveDraft(review.id, begunFrom);
  const [discardDraft] = useDiscardDraft(review.id);
  const [reply] = useReply(threadId);
  const isSaved = useRef(version !== null);
  const isPublished = useIsPublished(review, draftKey);
  // What is sent after its draft was published is another comment and needs another key.
  const attempt = useAttemptKey(isPublished ? undefined : draftKey);

  async function save(body: string): Promise<string | null> {
    const isEmpty = body.trim() === "";
    if (isEmpty && !isSaved.current) return null;
    const reason = await saveDraft({ key: draftKey, thread: threadId, body });
    if (reason !== null) return reason;
    const refused = isEmpty ? await discardDraft(draftKey) : null;
    isSaved.current = !isEmpty || refused !== null;
    return refused;
  }

  async function send(body: string, resolves: boolean): Promise<string | null> {
    const changed = isSaved.current && !isPublished ? await save(body) : null;
    if (changed !== null) return changed;
    const key = attempt.keyFor(`${resolves}${body}`);
    const reason = await reply({ body, resolves, key });
    if (reason !== null) return reason;
    // The server drops the draft of the reply's key.
    if (isSaved.current && key !== draftKey) await discardDraft(draftKey);
    isSaved.current = false;
    onSent?.();
    return null;
  }

  const actions: readonly ComposerAction[] = [
    { label: isReturn ? "Return" : "Reply", run: (body) => send(body, false) },
    ...(canResolve && !isReturn ? [{ label: "Reply and resolve", run: (body: string) => send(body, true) }] : []),
    { label: "Add review comment", hint: "Draft, visible only to you until you submit the review", run: save },
  ];
  return (
    <Composer
      savedTextKey={savedTextKey}
      draftKey={draftKey}
      versionNow={versionNow}
      isRestored={props.isRestored ?? false}
      label={isReturn ? "Return with a reply" : "Reply"}
      placeholder={isReturn ? "What is missing? (Markdown supported)" : "Reply (Markdown supported)"}
      initial={initial}
      quoted={quoted}
      suggestedOn={suggestedOn}
      rows={2}
      takesFocus
      onSave={save}
      conflict={conflict}
      isPublished={isPublished}
      actions={actions}
      onClose={onClose}
    />
  );
}
