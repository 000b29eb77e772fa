import { type ReactNode, use } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReplyComposer_review$key } from "#generated/ReplyComposer_review.graphql.ts";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { DRAFT_HINT } from "./CommentComposer.tsx";
import { Composer } from "./Composer.tsx";
import type { ComposerAction } from "./useComposerForm.ts";
import { useReply } from "../mutations/comments.ts";
import { useDraft } from "./useDraft.ts";

interface Props {
  readonly review: ReplyComposer_review$key;
  readonly threadId: string;
  readonly draftKey: string;
  readonly canResolve: boolean;
  readonly quoted: string;
  readonly suggestedOn: readonly string[] | null;
  readonly initial?: string;
  readonly version?: number;
  readonly isRestored?: boolean;
  /** True if the reply returns a thread that is proposed as addressed. */
  readonly isReturn?: boolean;
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/** Writes a reply, which is sent at once or saved as a draft of the review. */
export function ReplyComposer(props: Props): ReactNode {
  const { threadId, draftKey, canResolve, quoted, suggestedOn, initial = "", isReturn = false } = props;
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
  const { save, publish, field } = useDraft({
    reviewId: review.id,
    drafts: review,
    savedTextKey: `${review.key}/reply/${threadId}`,
    draftKey,
    version: props.version,
    placeOf: () => ({ thread: threadId }),
  });
  const [reply] = useReply(threadId);

  async function send(body: string, resolves: boolean): Promise<string | null> {
    const reason = await publish(body, "NOTE", String(resolves), (key) => reply({ body, resolves, key }));
    if (reason === null) onSent?.();
    return reason;
  }

  const isExported = use(ExportedContext);
  const actions: readonly ComposerAction[] = [
    { label: isReturn ? "Return" : "Reply", run: (body) => send(body, false) },
    ...(canResolve && !isReturn ? [{ label: "Reply and resolve", run: (body: string) => send(body, true) }] : []),
    { label: "Add review comment", hint: DRAFT_HINT, run: save },
  ];
  return (
    <Composer
      {...field}
      isRestored={props.isRestored ?? false}
      label={isReturn ? "Return with a reply" : "Reply"}
      placeholder={isReturn ? "What is missing? (Markdown supported)" : "Reply (Markdown supported)"}
      initial={initial}
      quoted={quoted}
      suggestedOn={suggestedOn}
      rows={2}
      takesFocus
      actions={isExported ? [{ label: "Reply", run: save }] : actions}
      onClose={onClose}
    />
  );
}
