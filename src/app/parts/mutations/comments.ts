import { useCallback } from "react";
import { graphql } from "react-relay";
import type { AnchorInput, CommentKind, commentsAddMutation } from "#generated/commentsAddMutation.graphql.ts";
import type { commentsEditMutation } from "#generated/commentsEditMutation.graphql.ts";
import type { commentsReplyMutation } from "#generated/commentsReplyMutation.graphql.ts";
import type { commentsDeleteMutation } from "#generated/commentsDeleteMutation.graphql.ts";
import { newKey, useReviewMutation } from "./useReviewMutation.ts";

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
          ...reviewFragments_thread
        }
        review {
          drafts {
            ...reviewFragments_draft
          }
          ...reviewFragments_review
        }
      }
    }
  `);
  const add = useCallback(
    ({ anchor, body, kind, key = newKey() }: NewComment) =>
      run({
        variables: { input: { key, review: reviewId, anchor, body, kind } },
        updater: (store) => {
          // The answer has the new thread alone: to locate all threads of a large review again takes long.
          const review = store.get(reviewId);
          const threads = review?.getLinkedRecords("threads");
          const thread = store.getRootField("addComment")?.getLinkedRecord("thread");
          if (threads && thread && !threads.includes(thread)) review?.setLinkedRecords([...threads, thread], "threads");
        },
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

/** Returns the function that replies in a thread, and true while it runs. */
export function useReply(threadId: string): readonly [(answer: Answer) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsReplyMutation>(graphql`
    mutation commentsReplyMutation($input: ReplyInput!) {
      reply(input: $input) {
        problem {
          code
          message
        }
        thread {
          ...reviewFragments_thread
        }
        review {
          drafts {
            ...reviewFragments_draft
          }
          ...reviewFragments_review
        }
      }
    }
  `);
  const reply = useCallback(
    ({ body, resolves = false, key = newKey() }: Answer) =>
      run({ variables: { input: { key, thread: threadId, body, resolves } } }),
    [run, threadId],
  );
  return [reply, isUnderWay];
}

/** Returns the function that edits a comment, and true while it runs. */
export function useEditComment(commentId: string): readonly [(body: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsEditMutation>(graphql`
    mutation commentsEditMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        problem {
          message
        }
        comment {
          ...reviewFragments_comment
        }
        review {
          ...reviewFragments_review
        }
      }
    }
  `);
  const edit = useCallback(
    (body: string) => run({ variables: { input: { key: newKey(), comment: commentId, body } } }),
    [run, commentId],
  );
  return [edit, isUnderWay];
}

/** Returns the function that deletes a comment, and true while it runs. */
export function useDeleteComment(): readonly [(commentId: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsDeleteMutation>(graphql`
    mutation commentsDeleteMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        problem {
          message
        }
        thread {
          ...reviewFragments_thread
        }
        review {
          ...reviewFragments_review
        }
      }
    }
  `);
  const deleteComment = useCallback(
    (commentId: string) => run({ variables: { input: { key: newKey(), comment: commentId } } }),
    [run],
  );
  return [deleteComment, isUnderWay];
}
