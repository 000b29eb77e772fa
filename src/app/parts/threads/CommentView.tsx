import { PencilIcon, QuoteIcon, TrashIcon } from "@primer/octicons-react";
import { type ReactNode, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { CommentView_comment$key } from "#generated/CommentView_comment.graphql.ts";
import { Composer } from "../composers/Composer.tsx";
import { carriedFields } from "../composers/openFields.ts";
import { MarkdownText } from "../markdown/MarkdownText.tsx";
import { CommentIdContext } from "../markdown/SuggestionBatch.ts";
import { useEditComment, useWithdrawComment } from "../mutations/comments.ts";
import { AgentChip, PersonName } from "../PersonName.tsx";
import { VerdictBadge } from "../StateBadge.tsx";
import { CommentHistory } from "./CommentHistory.tsx";
import { remarkKeys } from "./commentKeys.ts";
import "./CommentView.css";

const TEXT = {
  resolved: "resolved this",
  reopened: "opened this once more",
  addressed: "says that this is addressed",
  withdrawn: "This was taken back by its writer.",
  withdrawnBy: "This was taken back by",
  sending: "Sending…",
  quote: "Quote in a reply",
  edit: "Edit",
  withdraw: "Take back",
  editLabel: "Edit the remark",
  save: "Save",
} as const;
/** Under which name its text is kept while it is edited. */
const placeOfEdit = (id: string): string => `edit/${id}`;
const EDITED_BY = "by";
/** What stands in a page before the server has answered. */
const UNSENT = "unsent:";

interface Props {
  readonly comment: CommentView_comment$key;
  /** The lines that its proposals stand on. */
  readonly suggestedOn: readonly string[] | null;
  /** Begins an answer that quotes a text; null where one may not answer. */
  readonly onQuote: ((text: string) => void) | null;
}

/** Something that was said: by whom, when, the text, and what who reads may do with it. */
export function CommentView({ comment: key, suggestedOn, onQuote }: Props): ReactNode {
  const comment = useFragment(
    graphql`
      fragment CommentView_comment on ReviewComment @throwOnFieldError {
        id
        body
        createdAt
        editedAt
        editedBy {
          ...PersonName_person
        }
        isWithdrawn
        act
        verdict
        agent
        addressed
        viewerCanEdit
        viewerCanWithdraw
        author {
          name
          ...PersonName_person
        }
      }
    `,
    key,
  );
  const { id, body, createdAt, editedAt, editedBy, isWithdrawn, act, verdict, agent, author } = comment;
  const [edit] = useEditComment(id);
  const [withdraw, isWithdrawing] = useWithdrawComment();
  const [asked, setAsked] = useState<"edit" | "withdraw" | null>(() =>
    carriedFields.at(placeOfEdit(id)) === null ? null : "edit",
  );
  const [failure, setFailure] = useState<string | null>(null);
  const article = useRef<HTMLElement>(null);
  const close = (): void => setAsked(null);
  /** What had the focus is about to go: the thread that it is part of stays. */
  const focusThread = (): void => {
    const thread = article.current?.closest<HTMLElement>("[data-thread]") ?? null;
    returnFocus(thread, thread);
  };
  const takeBack = async (): Promise<void> => {
    close();
    const refused = await withdraw(id);
    setFailure(refused);
    if (refused === null) focusThread();
  };
  const isSilent = body === "" && !isWithdrawn;

  return (
    <article ref={article} className="CommentView" aria-label={`${author.name}`} data-silent={isSilent || undefined}>
      <Avatar name={author.name} size={isSilent ? "small" : "medium"} decorative />
      <div className="CommentView-main">
        <header className="CommentView-head">
          <PersonName person={author} />
          {agent != null && <AgentChip name={agent} />}
          {comment.addressed != null && <span className="CommentView-words">{TEXT.addressed}</span>}
          {act === "resolve" && <span className="CommentView-words">{TEXT.resolved}</span>}
          {act === "reopen" && <span className="CommentView-words">{TEXT.reopened}</span>}
          <span className="CommentView-words">
            {id.startsWith(UNSENT) ? TEXT.sending : <RelativeTime iso={createdAt} />}
          </span>
          {editedAt != null && !isWithdrawn && <CommentHistory commentId={id} editedAt={editedAt} />}
          {editedBy != null && !isWithdrawn && (
            <span className="CommentView-words">
              {EDITED_BY} <PersonName person={editedBy} />
            </span>
          )}
          {verdict != null && <VerdictBadge kind={verdict} />}
          <span className="CommentView-deeds">
            {onQuote !== null && body !== "" && (
              <IconButton
                size="small"
                label={TEXT.quote}
                keys={remarkKeys.quote}
                data-deed="quote"
                icon={<QuoteIcon />}
                onClick={() => onQuote(body)}
              />
            )}
            {comment.viewerCanEdit && (
              <IconButton
                size="small"
                label={TEXT.edit}
                keys={remarkKeys.edit}
                data-deed="edit"
                icon={<PencilIcon />}
                onClick={() => setAsked("edit")}
              />
            )}
            {comment.viewerCanWithdraw && (
              <IconButton
                size="small"
                label={TEXT.withdraw}
                keys={remarkKeys.remove}
                data-deed="remove"
                icon={<TrashIcon />}
                onClick={() => setAsked("withdraw")}
              />
            )}
          </span>
        </header>
        {isWithdrawn && (
          <p className="CommentView-withdrawn">
            {editedBy == null ? (
              TEXT.withdrawn
            ) : (
              <>
                {TEXT.withdrawnBy} <PersonName person={editedBy} />.
              </>
            )}
          </p>
        )}
        {asked === "edit" ? (
          <Composer
            keptAs={placeOfEdit(id)}
            label={TEXT.editLabel}
            initial={body}
            suggestedOn={suggestedOn}
            takesFocus
            actions={[{ label: TEXT.save, run: edit }]}
            onClose={() => {
              close();
              focusThread();
            }}
          />
        ) : (
          body !== "" && (
            <CommentIdContext value={id.startsWith(UNSENT) ? null : id}>
              <MarkdownText text={body} suggestedOn={suggestedOn} />
            </CommentIdContext>
          )
        )}
        {failure !== null && (
          <Notice tone="danger" onDismiss={() => setFailure(null)}>
            {failure}
          </Notice>
        )}
      </div>
      {asked === "withdraw" && (
        <WithdrawDialog isUnderWay={isWithdrawing} onClose={close} onWithdraw={() => void takeBack()} />
      )}
    </article>
  );
}

const WITHDRAW_DIALOG_TEXT = {
  title: "Take this remark back?",
  words:
    "It stops counting, and readers see that it was taken back. Its text stays in the repository's history: what was published cannot be unsaid.",
  keep: "Keep it",
  withdraw: "Take it back",
} as const;

interface WithdrawDialogProps {
  readonly isUnderWay: boolean;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** Asks whether a remark is to be taken back, and says what that does not do. */
function WithdrawDialog({ isUnderWay, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={WITHDRAW_DIALOG_TEXT.title}
      size="small"
      footer={
        <>
          <Button onClick={onClose} data-autofocus="true">
            {WITHDRAW_DIALOG_TEXT.keep}
          </Button>
          <Button variant="danger" busy={isUnderWay} onClick={onWithdraw}>
            {WITHDRAW_DIALOG_TEXT.withdraw}
          </Button>
        </>
      }
    >
      <p>{WITHDRAW_DIALOG_TEXT.words}</p>
    </Dialog>
  );
}
