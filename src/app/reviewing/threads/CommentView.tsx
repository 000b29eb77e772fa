import { PencilIcon, QuoteIcon, TrashIcon } from "@primer/octicons-react";
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { graphql, useFragment } from "react-relay";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { FailureNotice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { CommentView_comment$key } from "#generated/CommentView_comment.graphql.ts";
import { Composer } from "../composers/Composer.tsx";
import { reopenedFields } from "../composers/openFields.ts";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { CommentContext } from "#app/reading/markdown/SuggestionBatch.ts";
import { PartLines } from "#app/reading/markdown/PartLines.tsx";
import { useEditComment, useDeleteComment } from "../mutations/comments.ts";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import { AgentChip, VerdictBadge, type VerdictKind } from "#app/reading/words/StateBadge.tsx";
import { Avatar } from "#app/ui/Avatar.tsx";
import { CommentHistory } from "./CommentHistory.tsx";
import { commentKeys } from "#app/reading/markdown/commentKeys.ts";

const editTextKey = (id: string): string => `edit/${id}`;

interface Props {
  readonly comment: CommentView_comment$key;
  readonly suggestedOn: readonly string[] | null;
  /** Starts a reply that quotes a text; null when the viewer cannot reply. */
  readonly onQuote: ((text: string) => void) | null;
}

const commentFragment = graphql`
  fragment CommentView_comment on ReviewComment @throwOnFieldError {
    id
    body
    createdAt
    editedAt
    editedBy {
      ...PersonName_person
    }
    isDeleted
    act
    verdict
    agent
    importedBy {
      ...PersonName_person
    }
    importedFrom
    sentTo
    addressed
    viewerCanEdit
    viewerCanDelete
    replacedLines {
      ...PartLines_lines
    }
    author {
      name
      ...PersonName_person
    }
  }
`;

function ForgeLink({ word, to }: { readonly word: string; readonly to: string }): ReactNode {
  return (
    <a href={to} target="_blank" rel="noreferrer noopener">
      {word} {new URL(to).host}
    </a>
  );
}

/** A comment with its author, time, text and the actions that the viewer has. */
export function CommentView({ comment: key, suggestedOn, onQuote }: Props): ReactNode {
  const comment = useFragment(commentFragment, key);
  const { id, body, createdAt, editedAt, editedBy, isDeleted, act, verdict, agent, author } = comment;
  const [edit] = useEditComment(id);
  const [openForm, setOpenForm] = useState<"edit" | "delete" | null>(() =>
    reopenedFields.at(editTextKey(id)) === null ? null : "edit",
  );
  const article = useRef<HTMLElement>(null);
  const close = (): void => setOpenForm(null);
  const deletion = useDeletion(id, article, close);
  return (
    <>
      <CommentCard
        ref={article}
        name={author.name}
        person={<PersonName person={author} />}
        agent={agent}
        facts={[
          comment.importedFrom != null && <ForgeLink key="from" word="from" to={comment.importedFrom} />,
          comment.sentTo != null && <ForgeLink key="on" word="on" to={comment.sentTo} />,
          comment.importedBy != null && comment.importedFrom == null && (
            <>
              imported from a file by <PersonName person={comment.importedBy} />
            </>
          ),
          comment.addressed != null && "marked this as addressed",
        ].filter(Boolean)}
        act={act}
        verdict={verdict}
        time={<RelativeTime iso={createdAt} />}
        edits={
          !isDeleted && (
            <>
              {editedAt != null && <CommentHistory commentId={id} editedAt={editedAt} />}
              {editedBy != null && (
                <span className="muted small">
                  by <PersonName person={editedBy} />
                </span>
              )}
            </>
          )
        }
        isSilent={body === "" && !isDeleted}
        isDeleted={isDeleted}
        deletion={
          editedBy == null ? null : (
            <>
              This comment was deleted by <PersonName person={editedBy} />.
            </>
          )
        }
        actions={
          <>
            {onQuote !== null && body !== "" && action("quote", "Quote reply", <QuoteIcon />, () => onQuote(body))}
            {comment.viewerCanEdit && action("edit", "Edit", <PencilIcon />, () => setOpenForm("edit"))}
            {comment.viewerCanDelete && action("remove", "Delete comment", <TrashIcon />, () => setOpenForm("delete"))}
          </>
        }
      >
        {openForm === "edit" ? (
          <Composer
            savedTextKey={editTextKey(id)}
            label="Edit comment"
            initial={body}
            suggestedOn={suggestedOn}
            takesFocus
            actions={[{ label: "Save", run: edit }]}
            onClose={() => {
              close();
              // The focused field is about to go; the thread stays.
              returnFocus(threadOf(article), threadOf(article));
            }}
          />
        ) : (
          body !== "" && (
            <CommentContext value={{ id, body }}>
              <PartLines lines={comment.replacedLines}>
                <MarkdownText text={body} suggestedOn={suggestedOn} />
              </PartLines>
            </CommentContext>
          )
        )}
        <FailureNotice reason={deletion.failure} onDismiss={deletion.dismiss} />
      </CommentCard>
      {openForm === "delete" && (
        <DeleteDialog isUnderWay={deletion.isUnderWay} onClose={close} onDelete={() => void deletion.run()} />
      )}
    </>
  );
}

const ACTS = { resolve: "resolved this thread", reopen: "reopened this thread" } as const;

interface CommentCardProps extends Pick<ComponentProps<"article">, "ref"> {
  readonly name: string;
  readonly person: ReactNode;
  readonly agent?: string | null | undefined;
  /** Its origin and its effect, such as `marked this as addressed`. */
  readonly facts: readonly ReactNode[];
  readonly act?: string | null | undefined;
  readonly verdict?: VerdictKind | null | undefined;
  readonly time: ReactNode;
  readonly edits: ReactNode;
  readonly actions: ReactNode;
  /** True if it has nothing but its head. */
  readonly isSilent: boolean;
  readonly isDeleted: boolean;
  /** The sentence about its deletion, if that was not its author. */
  readonly deletion: ReactNode;
  /** Its text, or the field in which it is edited. */
  readonly children: ReactNode;
}

/** The box of a comment. */
function CommentCard({
  ref,
  name,
  person,
  agent,
  facts,
  act,
  verdict,
  time,
  edits,
  actions,
  isSilent,
  isDeleted,
  deletion,
  children,
}: CommentCardProps): ReactNode {
  const done = act === "resolve" || act === "reopen" ? [ACTS[act]] : [];
  return (
    <article ref={ref} className="CommentView gap-2" aria-label={name} data-silent={isSilent || undefined}>
      <Avatar name={name} size={isSilent ? "small" : "medium"} />
      <div className="CommentView-main stack">
        <header className="CommentView-head row wrap gap-x-2">
          {person}
          {agent != null && <AgentChip name={agent} />}
          {[...facts, ...done, time].map(
            (fact, index) =>
              fact != null && (
                <span key={index} className="muted small">
                  {fact}
                </span>
              ),
          )}
          {edits}
          {verdict != null && <VerdictBadge kind={verdict} />}
          <span className="CommentView-actions">{actions}</span>
        </header>
        {isDeleted && (
          <p className="CommentView-withdrawn muted small">{deletion ?? "This comment was deleted by its author."}</p>
        )}
        {children}
      </div>
    </article>
  );
}

type Article = RefObject<HTMLElement | null>;

function threadOf(article: Article): HTMLElement | null {
  return article.current?.closest<HTMLElement>("[data-thread]") ?? null;
}

/** Returns the function that deletes a comment and focuses its thread. `onDone` closes the dialog, also after a failure. */
function useDeletion(id: string, article: Article, onDone: () => void) {
  const [deleteComment, isUnderWay, failure, dismiss] = useDeleteComment();
  const [isDeleted, setDeleted] = useState(false);
  const run = async (): Promise<void> => {
    const refused = await deleteComment(id);
    onDone();
    setDeleted(refused === null);
  };
  // Only when the dialog is gone: it returns the focus to a button that is gone, too.
  useEffect(() => {
    if (isDeleted) returnFocus(threadOf(article), null);
  }, [isDeleted, article]);
  return { run, isUnderWay, failure, dismiss };
}

/** A button of a comment; `commentKeys.ts` has its key. */
function action(name: keyof typeof commentKeys, label: string, icon: ReactElement, onClick: () => void): ReactNode {
  return (
    <IconButton size="small" label={label} keys={commentKeys[name]} data-action={name} icon={icon} onClick={onClick} />
  );
}

interface DeleteDialogProps {
  readonly isUnderWay: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Confirms the deletion of a comment and explains what remains of it. */
function DeleteDialog({ isUnderWay, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this comment?"
      size="small"
      footer={
        <>
          <Button onClick={onClose} data-autofocus="true">
            Cancel
          </Button>
          <Button variant="danger" busy={isUnderWay} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        The comment no longer counts, and others see that it was deleted. Its text stays in the repository's history,
        because a published comment cannot be removed from it.
      </p>
    </Dialog>
  );
}
