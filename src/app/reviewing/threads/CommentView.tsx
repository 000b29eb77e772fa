import { PencilIcon, QuoteIcon, TrashIcon } from "@primer/octicons-react";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
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
import { CommentIdContext } from "#app/reading/markdown/SuggestionBatch.ts";
import { useEditComment, useDeleteComment } from "../mutations/comments.ts";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import { CommentHistory } from "./CommentHistory.tsx";
import { commentKeys } from "#app/reading/markdown/commentKeys.ts";
import { CommentCard } from "./ThreadCard.tsx";

const editTextKey = (id: string): string => `edit/${id}`;

interface Props {
  readonly comment: CommentView_comment$key;
  readonly suggestedOn: readonly string[] | null;
  /** Starts a reply that quotes a text; null when the viewer cannot reply. */
  readonly onQuote: ((text: string) => void) | null;
}

/** A comment with its author, time, text and the actions that the viewer has. */
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
        isDeleted
        act
        verdict
        agent
        importedBy {
          ...PersonName_person
        }
        addressed
        viewerCanEdit
        viewerCanDelete
        author {
          name
          ...PersonName_person
        }
      }
    `,
    key,
  );
  const { id, body, createdAt, editedAt, editedBy, isDeleted, act, verdict, agent, author } = comment;
  const [edit] = useEditComment(id);
  const [deleteComment, isDeleting] = useDeleteComment();
  const [openForm, setOpenForm] = useState<"edit" | "delete" | null>(() =>
    reopenedFields.at(editTextKey(id)) === null ? null : "edit",
  );
  const [failure, setFailure] = useState<string | null>(null);
  const article = useRef<HTMLElement>(null);
  const close = (): void => setOpenForm(null);
  /** The focused element is about to go; its thread stays. */
  const focusThread = (): void => {
    const thread = article.current?.closest<HTMLElement>("[data-thread]") ?? null;
    returnFocus(thread, thread);
  };
  const [isRetracted, setRetracted] = useState(false);
  const retract = async (): Promise<void> => {
    const refused = await deleteComment(id);
    close();
    setFailure(refused);
    setRetracted(refused === null);
  };
  // Only when the dialog is gone: it returns the focus to a button that is gone, too.
  useEffect(() => {
    const thread = article.current?.closest<HTMLElement>("[data-thread]") ?? null;
    if (isRetracted) returnFocus(thread, null);
  }, [isRetracted]);

  return (
    <>
      <CommentCard
        ref={article}
        name={author.name}
        person={<PersonName person={author} />}
        agent={agent}
        facts={[
          comment.importedBy != null && (
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
                <span className="CommentView-words">
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
              focusThread();
            }}
          />
        ) : (
          body !== "" && (
            <CommentIdContext value={id}>
              <MarkdownText text={body} suggestedOn={suggestedOn} />
            </CommentIdContext>
          )
        )}
        <FailureNotice reason={failure} onDismiss={() => setFailure(null)} />
      </CommentCard>
      {openForm === "delete" && (
        <DeleteDialog isUnderWay={isDeleting} onClose={close} onDelete={() => void retract()} />
      )}
    </>
  );
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
