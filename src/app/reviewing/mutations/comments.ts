import { useCallback, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnchorInput, CommentKind, commentsAddMutation } from "#generated/commentsAddMutation.graphql.ts";
import type { commentsEditMutation } from "#generated/commentsEditMutation.graphql.ts";
import type { commentsReplyMutation } from "#generated/commentsReplyMutation.graphql.ts";
import type { commentsDeleteMutation } from "#generated/commentsDeleteMutation.graphql.ts";
import type { DraftConflict } from "#app/reading/data/TextSaver.ts";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import type { comments_draftsOfReview$key } from "#generated/comments_draftsOfReview.graphql.ts";
import type { comments_ofReview$key } from "#generated/comments_ofReview.graphql.ts";
import type { commentsDiscardDraftMutation } from "#generated/commentsDiscardDraftMutation.graphql.ts";
import type { commentsSaveDraftMutation, SaveDraftInput } from "#generated/commentsSaveDraftMutation.graphql.ts";

export interface NewComment {
  readonly anchor: AnchorInput | null;
  readonly body: string;
  readonly kind: CommentKind;
  /** The key of the draft that it was; a new key is made without one. */
  readonly key?: string;
}

/** Returns the function that starts a thread in a review, and true while it runs. */
export function useAddComment(reviewId: string): readonly [(comment: NewComment) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsAddMutation>(graphql`
    mutation commentsAddMutation($input: AddCommentInput!) {
      addComment(input: $input) {
        problem {
          code
          message
        }
        thread {
          ...ReviewThreadView_thread
        }
        review {
          ...ReviewRefresher_review
        }
      }
    }
  `);
  const add = useCallback(
    ({ anchor, body, kind, key = newKey() }: NewComment) =>
      run({ input: { key, review: reviewId, anchor, body, kind } }, (store) => {
        // The answer has the new thread alone: to locate all threads of a large review again takes long.
        const review = store.get(reviewId);
        const threads = review?.getLinkedRecords("threads");
        const thread = store.getRootField("addComment")?.getLinkedRecord("thread");
        if (threads && thread && !threads.includes(thread)) review?.setLinkedRecords([...threads, thread], "threads");
      }),
    [run, reviewId],
  );
  return [add, isUnderWay];
}

export interface Answer {
  readonly body: string;
  /** True to resolve the thread as well. */
  readonly resolves?: boolean;
  /** The key of the draft that it was; a new key is made without one. */
  readonly key?: string;
}

export function useReply(threadId: string): readonly [(answer: Answer) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsReplyMutation>(graphql`
    mutation commentsReplyMutation($input: ReplyInput!) {
      reply(input: $input) {
        problem {
          code
          message
        }
        thread {
          ...ReviewThreadView_thread
        }
        review {
          ...ReviewRefresher_review
        }
      }
    }
  `);
  const reply = useCallback(
    ({ body, resolves = false, key = newKey() }: Answer) => run({ input: { key, thread: threadId, body, resolves } }),
    [run, threadId],
  );
  return [reply, isUnderWay];
}

export function useEditComment(commentId: string): readonly [(body: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsEditMutation>(graphql`
    mutation commentsEditMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        problem {
          message
        }
        comment {
          ...CommentView_comment
        }
        review {
          ...ReviewRefresher_review
        }
      }
    }
  `);
  const edit = useCallback(
    (body: string) => run({ input: { key: newKey(), comment: commentId, body } }),
    [run, commentId],
  );
  return [edit, isUnderWay];
}

export function useDeleteComment(): readonly [(commentId: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsDeleteMutation>(graphql`
    mutation commentsDeleteMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        problem {
          message
        }
        thread {
          ...ReviewThreadView_thread
        }
        review {
          ...ReviewRefresher_review
        }
      }
    }
  `);
  const deleteComment = useCallback(
    (commentId: string) => run({ input: { key: newKey(), comment: commentId } }),
    [run],
  );
  return [deleteComment, isUnderWay];
}

const PUBLISHED =
  "This draft was already published without your latest changes. Copy them and edit the comment instead.";

export type DraftToSave = Omit<SaveDraftInput, "review" | "version">;

/**
 * Returns the function that saves a draft in the repository, visible to its author only, the text of another window
 * that it would overwrite, and the version of the draft that the field has. `begunFrom` is the one that it began with,
 * or 0 for a new draft.
 */
export function useSaveDraft(
  reviewId: string,
  begunFrom: number,
): readonly [(draft: DraftToSave) => Promise<string | null>, DraftConflict | null, () => number] {
  const version = useRef(begunFrom);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [run] = useReviewMutation<commentsSaveDraftMutation>(
    graphql`
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
            id
            draftCount
            drafts {
              ...DraftView_draft
            }
            ...PendingWork_review
          }
        }
      }
    `,
    { isSigned: false },
  );
  const save = useCallback(
    async (draft: DraftToSave) => {
      let isSaved = true;
      const reason = await run({ input: { ...draft, review: reviewId, version: version.current } }, (_store, data) => {
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
    },
    [run, reviewId],
  );
  const versionNow = useCallback(() => version.current, []);
  return [save, conflict, versionNow];
}

export function useDiscardDraft(reviewId: string): readonly [(key: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsDiscardDraftMutation>(
    graphql`
      mutation commentsDiscardDraftMutation($input: DiscardDraftInput!) @raw_response_type {
        discardDraft(input: $input) {
          problem {
            message
          }
          review {
            id
            draftCount
            drafts {
              ...DraftView_draft
            }
            ...PendingWork_review
          }
        }
      }
    `,
    { isSigned: false },
  );
  const discard = useCallback((key: string) => run({ input: { key, review: reviewId } }), [run, reviewId]);
  return [discard, isUnderWay];
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
