import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnchorInput, CommentKind, commentsAddMutation } from "#generated/commentsAddMutation.graphql.ts";
import type { commentsEditMutation } from "#generated/commentsEditMutation.graphql.ts";
import type { commentsReopenMutation } from "#generated/commentsReopenMutation.graphql.ts";
import type { commentsReplyMutation } from "#generated/commentsReplyMutation.graphql.ts";
import type { commentsResolveMutation } from "#generated/commentsResolveMutation.graphql.ts";
import type { commentsDeleteMutation } from "#generated/commentsDeleteMutation.graphql.ts";
import type { DraftConflict } from "#app/reading/data/TextSaver.ts";
import { newKey, useReviewMutation, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import type { comments_draftsOfReview$key } from "#generated/comments_draftsOfReview.graphql.ts";
import type { comments_ofReview$key } from "#generated/comments_ofReview.graphql.ts";
import type { commentsDiscardDraftMutation } from "#generated/commentsDiscardDraftMutation.graphql.ts";
import type { commentsSaveDraftMutation, SaveDraftInput } from "#generated/commentsSaveDraftMutation.graphql.ts";

/* oxlint-disable relay/unused-fields -- the page reads them by the fragments of its components */
/** All that the page shows of what a mutation of a comment or a thread changed. */
void graphql`
  fragment comments_written on CommentPayload {
    thread {
      ...ReviewThreadView_thread
    }
    review {
      ...ReviewRefresher_review
    }
  }
`;

/** All that the page shows of the drafts of a review. */
void graphql`
  fragment comments_savedDrafts on Review {
    id
    draftCount
    drafts {
      ...DraftView_draft
    }
    ...PendingWork_review
  }
`;
/* oxlint-enable relay/unused-fields */

export interface NewComment {
  readonly anchor: AnchorInput | null;
  readonly body: string;
  readonly kind: CommentKind;
  /** The key of the draft that it was; a new key is made without one. */
  readonly key?: string;
}

/** Returns the function that starts a thread in a review, and true while it runs. */
export function useAddComment(review: string) {
  const [run, isUnderWay] = useReviewMutation<commentsAddMutation>(graphql`
    mutation commentsAddMutation($input: AddCommentInput!) {
      addComment(input: $input) {
        problem {
          message
        }
        ...comments_written
      }
    }
  `);
  const add = ({ key = newKey(), ...comment }: NewComment) =>
    run({ input: { key, review, ...comment } }, (store) => {
      // The answer has the new thread alone: to locate all threads of a large review again takes long.
      const record = store.get(review);
      const threads = record?.getLinkedRecords("threads");
      const thread = store.getRootField("addComment")?.getLinkedRecord("thread");
      if (threads && thread && !threads.includes(thread)) record?.setLinkedRecords([...threads, thread], "threads");
    });
  return [add, isUnderWay] as const;
}

export interface Answer {
  readonly body: string;
  /** True to resolve the thread as well. */
  readonly resolves: boolean;
  /** The key of the draft that it was. */
  readonly key: string;
}

export function useReply(thread: string) {
  const [run, isUnderWay] = useReviewMutation<commentsReplyMutation>(graphql`
    mutation commentsReplyMutation($input: ReplyInput!) {
      reply(input: $input) {
        problem {
          message
        }
        ...comments_written
      }
    }
  `);
  return [(answer: Answer) => run({ input: { thread, ...answer } }), isUnderWay] as const;
}

export function useEditComment(comment: string) {
  const [run, isUnderWay] = useReviewMutation<commentsEditMutation>(graphql`
    mutation commentsEditMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        problem {
          message
        }
        ...comments_written
      }
    }
  `);
  return [(body: string) => run({ input: { key: newKey(), comment, body } }), isUnderWay] as const;
}

export function useDeleteComment() {
  const [run, ...state] = useReviewMutation<commentsDeleteMutation>(graphql`
    mutation commentsDeleteMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        problem {
          message
        }
        ...comments_written
      }
    }
  `);
  return [(comment: string) => run({ input: { key: newKey(), comment } }), ...state] as const;
}

export function useResolveThread(thread: string) {
  const [run, isUnderWay] = useReviewMutation<commentsResolveMutation>(graphql`
    mutation commentsResolveMutation($input: ThreadActionInput!) {
      resolveThread(input: $input) {
        problem {
          code
          message
        }
        comment {
          id
        }
        ...comments_written
      }
    }
  `);
  const resolve: Decide = (onWritten) =>
    run({ input: { key: newKey(), thread } }, (_store, data) => onWritten?.(data?.resolveThread?.comment?.id));
  return [resolve, isUnderWay] as const;
}

/** Returns the function that reopens a thread or marks it as not done, and true while it runs. */
export function useReopenThread(thread: string) {
  const [run, isUnderWay] = useReviewMutation<commentsReopenMutation>(graphql`
    mutation commentsReopenMutation($input: ThreadActionInput!) {
      reopenThread(input: $input) {
        problem {
          message
        }
        comment {
          id
        }
        ...comments_written
      }
    }
  `);
  const reopen: Decide = (onWritten) =>
    run({ input: { key: newKey(), thread } }, (_store, data) => onWritten?.(data?.reopenThread?.comment?.id));
  return [reopen, isUnderWay] as const;
}

/**
 * Decides about a thread. `onWritten` gets the id of the comment that does so, which can be deleted to undo it;
 * undefined if nothing had to be written.
 */
type Decide = (onWritten?: (commentId: string | undefined) => void) => Promise<string | null>;

const PUBLISHED =
  "This draft was already published without your latest changes. Copy them and edit the comment instead.";

export type DraftToSave = Omit<SaveDraftInput, "review" | "version">;

/**
 * Returns the function that saves a draft in the repository, visible to its author only, the text of another window
 * that it would overwrite, and the version of the draft that the field has. `begunFrom` is the one that it began with,
 * or 0 for a new draft.
 */
export function useSaveDraft(review: string, begunFrom: number) {
  const version = useRef(begunFrom);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [run] = useUnsignedMutation<commentsSaveDraftMutation>(graphql`
    mutation commentsSaveDraftMutation($input: SaveDraftInput!) @raw_response_type {
      saveDraft(input: $input) {
        problem {
          code
          message
        }
        draft {
          key
          body
          version
        }
        review {
          ...comments_savedDrafts
        }
      }
    }
  `);
  const save = async (draft: DraftToSave): Promise<string | null> => {
    let isSaved = true;
    const reason = await run({ input: { ...draft, review, version: version.current } }, (_store, data) => {
      const stored = data?.saveDraft?.draft ?? null;
      isSaved = stored !== null;
      if (stored === null) return;
      const { body: text, version: latest } = stored;
      const accept = (): void => {
        version.current = latest ?? 0;
        setConflict(null);
      };
      if (data?.saveDraft?.problem?.code === "CONFLICT") setConflict({ text: text ?? "", accept });
      else accept();
    });
    return reason ?? (isSaved ? null : PUBLISHED);
  };
  return [save, conflict, () => version.current] as const;
}

export function useDiscardDraft(review: string) {
  const [run, ...state] = useUnsignedMutation<commentsDiscardDraftMutation>(graphql`
    mutation commentsDiscardDraftMutation($input: DiscardDraftInput!) @raw_response_type {
      discardDraft(input: $input) {
        problem {
          message
        }
        review {
          ...comments_savedDrafts
        }
      }
    }
  `);
  return [(key: string) => run({ input: { key, review } }), ...state] as const;
}

/** True after a draft has become a comment, for example when all drafts are published while one is being edited. */
export function useIsPublished(review: comments_draftsOfReview$key, draftKey: string): boolean {
  const data = useFragment(
    graphql`
      fragment comments_draftsOfReview on Review @throwOnFieldError {
        drafts {
          key
        }
        ...comments_ofReview
      }
    `,
    review,
  );
  const isThere = data.drafts.some(({ key }) => key === draftKey);
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  // Only read when the draft is gone: the comments of a review are many, and change often.
  const written = useFragment<comments_ofReview$key>(
    graphql`
      fragment comments_ofReview on Review @throwOnFieldError {
        threads {
          comments {
            key
          }
        }
      }
    `,
    wasThere && !isThere ? data : null,
  );
  return written?.threads.some(({ comments }) => comments.some(({ key }) => key === draftKey)) ?? false;
}
