import { useCallback } from "react";
import { graphql } from "react-relay";
import type { AnchorInput, CommentKind, commentsAddMutation } from "#generated/commentsAddMutation.graphql.ts";
import type { commentsEditMutation } from "#generated/commentsEditMutation.graphql.ts";
import type { commentsReplyMutation } from "#generated/commentsReplyMutation.graphql.ts";
import type { commentsDeleteMutation } from "#generated/commentsDeleteMutation.graphql.ts";
import { newKey } from "./idempotencyKey.ts";
import { optimisticComment, optimisticThread, type Writer } from "./optimisticComment.ts";
import { reviewRecords } from "./reviewRecords.ts";
import { useReviewMutation } from "./useReviewMutation.ts";

export interface NewComment {
  readonly anchor: AnchorInput | null;
  readonly body: string;
  readonly kind: CommentKind;
  /** The key of the draft that it was; a new key is made without one. */
  readonly key?: string;
  /** The commented lines, shown until the server has read them. */
  readonly quote?: readonly string[];
}

/** Returns the function that starts a thread in a review, shown optimistically, and true while it runs. */
export function useAddComment(
  reviewId: string,
  writer: Writer,
): readonly [(comment: NewComment) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsAddMutation>(graphql`
    mutation commentsAddMutation($input: AddCommentInput!) @raw_response_type {
      addComment(input: $input) {
        problem {
          code
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
  const { name, email } = writer;
  const add = useCallback(
    ({ anchor, body, kind, key = newKey(), quote = [] }: NewComment) => {
      const location = {
        path: anchor?.path ?? null,
        side: anchor?.side ?? "NEW",
        startLine: anchor?.startLine ?? null,
        endLine: anchor?.endLine ?? anchor?.startLine ?? null,
        commitOid: anchor?.commitOid ?? null,
      } as const;
      const thread = optimisticThread({ key, body, kind, location, quote }, { name, email });
      return run({
        variables: { input: { key, review: reviewId, anchor, body, kind } },
        optimisticResponse: { addComment: { problem: null, thread, review: null } },
        updater: (store) => reviewRecords.addThread(store, reviewId, "addComment"),
        optimisticUpdater: (store) => reviewRecords.addThread(store, reviewId, "addComment"),
      });
    },
    [run, reviewId, name, email],
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

/** Returns the function that replies in a thread, shown optimistically, and true while it runs. */
export function useReply(
  threadId: string,
  writer: Writer,
): readonly [(answer: Answer) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<commentsReplyMutation>(graphql`
    mutation commentsReplyMutation($input: ReplyInput!) @raw_response_type {
      reply(input: $input) {
        problem {
          code
          message
        }
        comment {
          ...reviewFragments_comment
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
  const { name, email } = writer;
  const reply = useCallback(
    ({ body, resolves = false, key = newKey() }: Answer) => {
      const act = resolves ? "resolve" : null;
      const comment = optimisticComment({ key, body, isBlocking: false, act }, { name, email });
      return run({
        variables: { input: { key, thread: threadId, body, resolves } },
        optimisticResponse: { reply: { problem: null, comment, thread: null, review: null } },
        optimisticUpdater: (store) => {
          reviewRecords.addComment(store, threadId, "reply");
          if (resolves) store.get(threadId)?.setValue("RESOLVED", "state");
        },
      });
    },
    [run, threadId, name, email],
  );
  return [reply, isUnderWay];
}

/** Returns the function that edits a comment, shown optimistically, and true while it runs. */
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
    (body: string) =>
      run({
        variables: { input: { key: newKey(), comment: commentId, body } },
        optimisticUpdater: (store) => {
          store.get(commentId)?.setValue(body, "body").setValue(new Date().toISOString(), "editedAt");
        },
      }),
    [run, commentId],
  );
  return [edit, isUnderWay];
}

/** Returns the function that deletes a comment, shown optimistically, and true while it runs. */
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
    (commentId: string) =>
      run({
        variables: { input: { key: newKey(), comment: commentId } },
        optimisticUpdater: (store) => {
          store
            .get(commentId)
            ?.setValue(true, "isDeleted")
            .setValue("", "body")
            .setValue(false, "viewerCanEdit")
            .setValue(false, "viewerCanDelete");
        },
      }),
    [run],
  );
  return [deleteComment, isUnderWay];
}
