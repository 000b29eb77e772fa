import { useCallback } from "react";
import { graphql } from "react-relay";
import type { AnchorInput, CommentKind, commentsAddMutation } from "#generated/commentsAddMutation.graphql.ts";
import type { commentsEditMutation } from "#generated/commentsEditMutation.graphql.ts";
import type { commentsReplyMutation } from "#generated/commentsReplyMutation.graphql.ts";
import type { commentsWithdrawMutation } from "#generated/commentsWithdrawMutation.graphql.ts";
import { newKey } from "./idempotencyKey.ts";
import { optimisticComment, optimisticThread, type Writer } from "./optimisticComment.ts";
import { reviewRecords } from "./reviewRecords.ts";
import { useDeed } from "./useAction.ts";

export interface Remark {
  readonly anchor: AnchorInput | null;
  readonly body: string;
  readonly kind: CommentKind;
  /** The name of the draft that it was; another is made where it was none. */
  readonly key?: string;
  /** The lines that it stands on, shown until the server has read them itself. */
  readonly quote?: readonly string[];
}

/** Gives what begins a thread in a review, shown at once, and whether one is under way. */
export function useAddComment(
  reviewId: string,
  writer: Writer,
): readonly [(remark: Remark) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<commentsAddMutation>(graphql`
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
    ({ anchor, body, kind, key = newKey(), quote = [] }: Remark) => {
      const place = {
        path: anchor?.path ?? null,
        side: anchor?.side ?? "NEW",
        startLine: anchor?.startLine ?? null,
        endLine: anchor?.endLine ?? anchor?.startLine ?? null,
        commitOid: anchor?.commitOid ?? null,
      } as const;
      const thread = optimisticThread({ key, body, kind, place, quote }, { name, email });
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
  /** Whether it settles the thread too. */
  readonly resolves?: boolean;
  /** The name of the draft that it was; another is made where it was none. */
  readonly key?: string;
}

/** Gives what answers in a thread, shown at once, and whether one is under way. */
export function useReply(
  threadId: string,
  writer: Writer,
): readonly [(answer: Answer) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<commentsReplyMutation>(graphql`
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

/** Gives what puts another text into a comment, shown at once, and whether that is under way. */
export function useEditComment(commentId: string): readonly [(body: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<commentsEditMutation>(graphql`
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

/** Gives what takes a comment back, shown at once, and whether that is under way. */
export function useWithdrawComment(): readonly [(commentId: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<commentsWithdrawMutation>(graphql`
    mutation commentsWithdrawMutation($input: WithdrawCommentInput!) {
      withdrawComment(input: $input) {
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
  const withdraw = useCallback(
    (commentId: string) =>
      run({
        variables: { input: { key: newKey(), comment: commentId } },
        optimisticUpdater: (store) => {
          store
            .get(commentId)
            ?.setValue(true, "isWithdrawn")
            .setValue("", "body")
            .setValue(false, "viewerCanEdit")
            .setValue(false, "viewerCanWithdraw");
        },
      }),
    [run],
  );
  return [withdraw, isUnderWay];
}
