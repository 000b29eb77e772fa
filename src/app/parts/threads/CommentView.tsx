import { PencilIcon, QuoteIcon, TrashIcon } from "@primer/octicons-react";
import { useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommentView_comment$key } from "#generated/CommentView_comment.graphql.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { returnFocus } from "#app/ui/returnFocus.ts";
import { AgentChip } from "../AgentChip.tsx";
import { carriedFields } from "../composers/carriedFields.ts";
import { CommentIdContext } from "../markdown/CommentIdContext.ts";
import { CommentHistory } from "./CommentHistory.tsx";
import { Composer } from "../composers/Composer.tsx";
import { MarkdownText } from "../markdown/MarkdownText.tsx";
import { PersonName } from "../PersonName.tsx";
import { remarkKeys } from "./remarkKeys.ts";
import { useEditComment } from "../deeds/useEditComment.ts";
import { useWithdrawComment } from "../deeds/useWithdrawComment.ts";
import { VerdictBadge } from "../VerdictBadge.tsx";
import { WithdrawDialog } from "./WithdrawDialog.tsx";
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
