import { type ReactNode, useState } from "react";
import { MarkdownText } from "#app/parts/markdown/MarkdownText.tsx";
import { MarkedText } from "#app/parts/MarkedText.tsx";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button } from "#app/ui/Button.tsx";
import { visibleText } from "#app/ui/format.ts";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { FileComment } from "#contract/commentsFile.ts";
import type { ExportedComment } from "#contract/reviewFile.ts";
import { CommentField } from "./CommentField.tsx";
import type { OwnComments } from "./OwnComments.ts";
import type { ShownComment, ShownThread } from "./exportedChange.ts";

const TEXT = {
  you: "You",
  notSent: "Not sent yet",
  edited: "edited",
  imported: "imported from a file",
  deleted: "This comment was deleted by its author.",
  agent: (name: string): string => `by the agent ${visibleText(name)}`,
  reply: "Reply",
  replyLabel: "Reply",
  edit: "Edit",
  editLabel: "Edit comment",
  remove: "Delete",
  resolved: "Resolved",
  open: "Unresolved",
  note: "Note",
  acts: {
    resolve: "resolved this thread",
    reopen: "reopened this thread",
    APPROVE: "approved the change",
    REQUEST_CHANGES: "requested changes",
    COMMENT: "commented on the change",
  },
} as const;

interface Props {
  readonly thread: ShownThread;
  readonly own: OwnComments;
  /** Called when a field in it opens and when it closes: meanwhile the thread must stay rendered. */
  readonly onField?: (thread: string, isOpen: boolean) => void;
}

/** A thread with its comments, and what the reader may do with it: reply, and change what is their own. */
export function ThreadBox({ thread, own, onField }: Props): ReactNode {
  const report = (isOpen: boolean): void => onField?.(thread.key, isOpen);
  const [isReplying, setReplying] = useState(false);
  const { state, uncertain, quote, comments } = thread;
  const last = comments.findLast(({ exported }) => exported !== null) ?? comments.at(-1);
  const reply = (body: string, _: boolean, name: string): string | null => {
    own.setName(name);
    const anchor = comments.find((comment) => comment.own?.anchor != null)?.own?.anchor ?? null;
    const replyTo = last?.id ?? null;
    return own.put({ id: newId(), replyTo, anchor, body, isBlocking: false });
  };
  return (
    <section className="ThreadBox" data-state={state}>
      <p className="ThreadBox-state">
        {state === "RESOLVED" ? TEXT.resolved : state === "OPEN" ? TEXT.open : TEXT.note}
        {uncertain !== null && <span className="ThreadBox-uncertain">{uncertain}</span>}
      </p>
      {uncertain !== null && quote.length > 0 && (
        <pre className="ThreadBox-quote">
          <MarkedText text={quote.join("\n")} />
        </pre>
      )}
      {comments.map((comment) => (
        <CommentBox key={comment.id} comment={comment} own={own} onField={report} />
      ))}
      {isReplying ? (
        <CommentField
          label={TEXT.replyLabel}
          name={own.name}
          isBlocking={null}
          onSave={reply}
          onClose={() => {
            setReplying(false);
            report(false);
          }}
        />
      ) : (
        <div className="ThreadBox-foot">
          <Button
            size="small"
            onClick={() => {
              setReplying(true);
              report(true);
            }}
          >
            {TEXT.reply}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Makes the id of a comment, by which it is imported once. */
export function newId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(digits, (digit) => digit.toString(16).padStart(2, "0")).join("");
}

interface CommentProps {
  readonly comment: ShownComment;
  readonly own: OwnComments;
  readonly onField: (isOpen: boolean) => void;
}

function CommentBox({ comment: { exported, own }, own: store, onField }: CommentProps) {
  const [isEditing, setEditing] = useState(false);
  if (own === null) return exported === null ? null : <ReadComment comment={exported} />;
  const isSent = exported !== null;
  const save = (body: string, isBlocking: boolean, name: string): string | null => {
    store.setName(name);
    return store.put({ ...own, body, isBlocking });
  };
  return (
    <article className="ThreadBox-comment" data-own="">
      <CommentHead name={TEXT.you} facts={[TEXT.notSent]} />
      {isEditing ? (
        <CommentField
          label={TEXT.editLabel}
          name={store.name}
          text={own.body}
          isBlocking={startsOnLines(own) ? own.isBlocking : null}
          onSave={save}
          onClose={() => {
            setEditing(false);
            onField(false);
          }}
        />
      ) : (
        <>
          <MarkdownText text={own.body} />
          <div className="ThreadBox-foot">
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                setEditing(true);
                onField(true);
              }}
            >
              {TEXT.edit}
            </Button>
            {!isSent && (
              <Button size="small" variant="quiet" onClick={() => store.remove(own.id)}>
                {TEXT.remove}
              </Button>
            )}
          </div>
        </>
      )}
    </article>
  );
}

function startsOnLines({ replyTo, anchor }: FileComment): boolean {
  return replyTo === null && anchor !== null;
}

function ReadComment({ comment }: { readonly comment: ExportedComment }) {
  const { by, at, body, isDeleted, isEdited, isImported, agent, act } = comment;
  const facts = [
    ...(agent === null ? [] : [TEXT.agent(agent)]),
    ...(isImported ? [TEXT.imported] : []),
    ...(isEdited && !isDeleted ? [TEXT.edited] : []),
    ...(act !== null && isAct(act) ? [TEXT.acts[act]] : []),
  ];
  return (
    <article className="ThreadBox-comment">
      <CommentHead name={by} facts={facts} at={at} />
      {isDeleted ? <p className="ThreadBox-deleted">{TEXT.deleted}</p> : body !== "" && <MarkdownText text={body} />}
    </article>
  );
}

function isAct(act: string): act is keyof typeof TEXT.acts {
  return Object.hasOwn(TEXT.acts, act);
}

interface HeadProps {
  readonly name: string;
  readonly facts: readonly string[];
  readonly at?: string | null;
}

function CommentHead({ name, facts, at }: HeadProps) {
  return (
    <header className="ThreadBox-head">
      <Avatar name={name} decorative />
      <strong>
        <MarkedText text={name} />
      </strong>
      {facts.map((fact) => (
        <span key={fact} className="ThreadBox-fact">
          {fact}
        </span>
      ))}
      {at !== undefined && <RelativeTime iso={at} />}
    </header>
  );
}
