import { useRef, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReplyComposer_review$key } from "#generated/ReplyComposer_review.graphql.ts";
import { Composer, type ComposerAction } from "./Composer.tsx";
import { useAttemptKey } from "../mutations/idempotencyKey.ts";
import { useDiscardDraft, useIsPublished, useSaveDraft } from "../mutations/drafts.ts";
import { useReply } from "../mutations/comments.ts";
import { useWriter } from "../mutations/optimisticComment.ts";

const TEXT = {
  label: "Reply",
  placeholder: "Reply… Markdown works.",
  reply: "Reply",
  resolve: "Reply and resolve",
  keep: "Add to review",
  keepHint: "Yours alone until you publish the review",
} as const;

interface Props {
  readonly review: ReplyComposer_review$key;
  readonly threadId: string;
  /** The name of the draft it makes, by `newKey`, or of the one it goes on with. */
  readonly draftKey: string;
  readonly canResolve: boolean;
  /** What may be quoted. */
  readonly quoted: string;
  readonly suggestedOn: readonly string[] | null;
  readonly initial?: string;
  /** Whether it goes on with a draft that is kept already. */
  readonly isDraft?: boolean;
  readonly onClose: () => void;
}

/** Writes an answer: sent at once, or kept as a draft of the review. */
export function ReplyComposer(props: Props): ReactNode {
  const { threadId, draftKey, canResolve, quoted, suggestedOn, initial = "", isDraft = false, onClose } = props;
  const review = useFragment(
    graphql`
      fragment ReplyComposer_review on Review @throwOnFieldError {
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
  const [reply] = useReply(threadId, useWriter(review));
  const isSaved = useRef(isDraft);
  const isPublished = useIsPublished(review, draftKey);
  // What is sent after its draft was published is another remark, whose key must be another one too.
  const attempt = useAttemptKey(isPublished ? undefined : draftKey);

  async function save(body: string): Promise<string | null> {
    const isEmpty = body.trim() === "";
    if (isEmpty && !isSaved.current) return null;
    const reason = isEmpty ? await discardDraft(draftKey) : await saveDraft({ key: draftKey, thread: threadId, body });
    if (reason === null) isSaved.current = !isEmpty;
    return reason;
  }

  async function send(body: string, resolves: boolean): Promise<string | null> {
    const reason = await reply({ body, resolves, key: attempt.keyFor(`${resolves}${body}`) });
    if (reason !== null || !isSaved.current) return reason;
    isSaved.current = false;
    // An answer mostly has its draft's key: one that could not be thrown away is not published a second time.
    await discardDraft(draftKey);
    return null;
  }

  const actions: readonly ComposerAction[] = [
    { label: TEXT.reply, run: (body) => send(body, false) },
    ...(canResolve ? [{ label: TEXT.resolve, run: (body: string) => send(body, true) }] : []),
    { label: TEXT.keep, hint: TEXT.keepHint, run: save },
  ];
  return (
    <Composer
      keptAs={`${review.key}/reply/${threadId}`}
      draftKey={draftKey}
      label={TEXT.label}
      placeholder={TEXT.placeholder}
      initial={initial}
      quoted={quoted}
      suggestedOn={suggestedOn}
      rows={2}
      takesFocus
      onSave={save}
      isPublished={isPublished}
      actions={actions}
      onClose={onClose}
    />
  );
}
