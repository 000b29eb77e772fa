import { PencilIcon, ReplyIcon, TrashIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import type { CommentKind, KindChoice } from "#app/reviewing/composers/commentKind.ts";
import { Composer } from "#app/reviewing/composers/Composer.tsx";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { ExportedCommentCard } from "#app/reviewing/export/PrintedReview.tsx";
import { describeLocation } from "#app/reviewing/positions/locateThread.ts";
import { QuotedLines } from "#app/reviewing/threads/QuotedLines.tsx";
import { CommentCard, ThreadCard, ThreadHeading } from "#app/reviewing/threads/ThreadCard.tsx";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { FileComment } from "#contract/commentsFile.ts";
import type { OwnComments } from "./OwnComments.ts";
import type { ShownComment, ShownThread } from "./exportedChange.ts";

const REPLY = "Reply";

interface Props {
  readonly thread: ShownThread;
  readonly own: OwnComments;
  /** True if it is shown at its lines. */
  readonly isInItsFile: boolean;
}

/** A thread with its comments, and what the reader may do with it: reply, and change what is their own. */
export function ThreadBox({ thread, own, isInItsFile }: Props): ReactNode {
  const { state, uncertain, quote, comments, key, place } = thread;
  const replyKey = own.textKey("reply", key);
  const [isReplying, setReplying] = useState(() => savedText.read(replyKey) !== null);
  const last = comments.findLast(({ exported }) => exported !== null) ?? comments.at(-1);
  const reply = (body: string): string | null => {
    const anchor = comments.find((comment) => comment.own?.anchor != null)?.own?.anchor ?? null;
    return own.put({ id: newId(), replyTo: last?.id ?? null, anchor, body, isBlocking: false });
  };
  const side = place?.side === "old" ? "OLD" : "NEW";
  const startLine = place === null || place.line === 0 ? null : place.line;
  const location = describeLocation({ path: place?.path, side, startLine, endLine: place?.to }, isInItsFile);
  return (
    <ThreadCard
      state={state}
      head={
        <ThreadHeading state={state} location={location}>
          {uncertain !== null && <span className="Thread-words">{uncertain}</span>}
        </ThreadHeading>
      }
    >
      {uncertain !== null && quote.length > 0 && <QuotedLines lines={quote} startLine={null} side={side} />}
      {comments.map((comment) => (
        <CommentBox key={comment.id} comment={comment} own={own} />
      ))}
      {isReplying ? (
        <div className="Thread-draft">
          <OwnComposer
            own={own}
            savedTextKey={replyKey}
            label={REPLY}
            onSave={reply}
            onClose={() => setReplying(false)}
          />
        </div>
      ) : (
        <footer className="Thread-foot">
          <Button size="small" icon={<ReplyIcon />} onClick={() => setReplying(true)}>
            {REPLY}
          </Button>
        </footer>
      )}
    </ThreadCard>
  );
}

/** Makes the id of a comment, by which it is imported once. */
export function newId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(digits, (digit) => digit.toString(16).padStart(2, "0")).join("");
}

function CommentBox({ comment, own: store }: { readonly comment: ShownComment; readonly own: OwnComments }) {
  const { exported, own } = comment;
  const editKey = store.textKey("edit", comment.id);
  const [isEditing, setEditing] = useState(() => savedText.read(editKey) !== null);
  if (own === null) {
    if (exported === null) return null;
    const time = <RelativeTime iso={exported.at} />;
    return <ExportedCommentCard comment={exported} time={time} text={<MarkdownText text={exported.body} />} />;
  }
  const save = (body: string, isBlocking: boolean): string | null => store.put({ ...own, body, isBlocking });
  return (
    <CommentCard
      name="You"
      facts={["Not sent yet"]}
      isUnsent
      actions={
        <>
          <IconButton size="small" label="Edit" icon={<PencilIcon />} onClick={() => setEditing(true)} />
          {exported === null && (
            <IconButton size="small" label="Delete comment" icon={<TrashIcon />} onClick={() => store.remove(own.id)} />
          )}
        </>
      }
    >
      {isEditing ? (
        <OwnComposer
          own={store}
          savedTextKey={editKey}
          label="Edit comment"
          initial={own.body}
          {...(startsOnLines(own) && { kind: { initial: own.isBlocking ? "BLOCKING" : "NOTE" } })}
          onSave={save}
          onClose={() => setEditing(false)}
        />
      ) : (
        <MarkdownText text={own.body} />
      )}
    </CommentCard>
  );
}

function startsOnLines({ replyTo, anchor }: FileComment): boolean {
  return replyTo === null && anchor !== null;
}

interface ComposerProps {
  readonly own: OwnComments;
  readonly savedTextKey: string;
  readonly label: string;
  readonly initial?: string;
  /** Without it the comment begins no thread on lines. */
  readonly kind?: KindChoice;
  /** Returns the reason why the comment cannot be kept, or null. */
  readonly onSave: (text: string, isBlocking: boolean) => string | null;
  readonly onClose: () => void;
}

/** A field for a comment, and for the writer's name as long as it is unknown. */
export function OwnComposer({ own, onSave, ...composer }: ComposerProps): ReactNode {
  const [name, setName] = useState(own.name);
  const [needsName] = useState(own.name.trim() === "");
  const save = async (text: string, kind: CommentKind): Promise<string | null> => {
    if (name.trim() === "") return "Enter your name first.";
    own.setName(name.trim());
    return onSave(text, kind === "BLOCKING");
  };
  return (
    <Composer
      {...composer}
      placeholder="Write a comment. Markdown is supported."
      takesFocus
      actions={[{ label: "Comment", run: save }]}
    >
      {needsName && (
        <TextField
          label="Your name"
          hint="The person who imports your comments sees them under this name."
          value={name}
          onChange={setName}
          maxLength={200}
        />
      )}
    </Composer>
  );
}
