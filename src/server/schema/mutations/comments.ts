import type { ID, Int } from "grats";
import type { Oid } from "#server/git/oid.ts";
import * as writing from "#server/operations/comments/writeComments.ts";
import * as editing from "#server/operations/comments/editComment.ts";
import * as states from "#server/operations/comments/resolveThread.ts";
import { addressedBy, reply as replyOperation } from "#server/operations/comments/replyToThread.ts";
import type { AnchorInput as Anchor } from "#server/reviews/positions/Anchor.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type CommentKind, findReviewComment, type ReviewComment } from "../comments/ReviewComment.ts";
import { findThread, type ReviewThread } from "../comments/ReviewThread.ts";
import type { DiffSide } from "../comments/ThreadPosition.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";
import type { GitObjectID } from "../scalars.ts";
import { changeReview, type Problem } from "./runMutation.ts";

/** The payload of a mutation of a comment or thread. @gqlType */
export interface CommentPayload {
  /** The comment that was written or changed, or null if the mutation failed. @gqlField */
  readonly comment: ReviewComment | null;
  /** The thread of the comment, or null if the mutation failed. @gqlField */
  readonly thread: ReviewThread | null;
  /** The updated review, or null if the mutation failed. @gqlField */
  readonly review: Review | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** Runs an action as `changeReview` does, and returns the thread and the comment that it wrote or changed. */
async function changeThread(
  context: Context,
  type: "Review" | "ReviewThread" | "ReviewComment",
  id: ID,
  action: (
    reviewContext: ReviewContext,
    review: Oid,
    name: string,
  ) => Promise<{ readonly thread: string; readonly comment?: string | undefined }>,
): Promise<CommentPayload> {
  const { review, result, problem } = await changeReview(context, id, action, type);
  if (problem) return { comment: null, thread: null, review, problem };
  const { viewerReview } = review;
  const comment = findReviewComment(viewerReview, result.comment ?? "");
  return { comment, thread: findThread(viewerReview, result.thread), review, problem };
}

/** The location of a comment. @gqlInput */
export interface AnchorInput {
  /** The path of the file. Omit it for the whole review. */
  readonly path?: string | null;
  /** The side of the change. Defaults to `NEW`. */
  readonly side?: DiffSide | null;
  /** The first line, counted from 1. Omit it for the whole file. */
  readonly startLine?: Int | null;
  /** The last line. Defaults to the first line. */
  readonly endLine?: Int | null;
  /**
   * The commit that was read: a head, or for the old side a base. Defaults to that of the layer, or of the current patch set. A commit
   * between them is a layer, or for the old side the one below it.
   */
  readonly commitOid?: GitObjectID | null;
  /**
   * The layer that was read, if the change was read commit by commit: its place in the current patch set, or at least 7 digits of its
   * commit. Omit it for the whole change.
   */
  readonly layer?: string | null;
}

/** Fills in the defaults of an anchor; without one it is the whole review. */
export function anchorOf(input: AnchorInput | null | undefined): Anchor {
  return {
    path: input?.path ?? null,
    side: input?.side === "OLD" ? "old" : "new",
    startLine: input?.startLine ?? null,
    endLine: input?.endLine ?? null,
    commit: input?.commitOid ?? null,
    layer: input?.layer ?? null,
  };
}

/** The input of `addComment`. @gqlInput */
interface AddCommentInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the review. */
  readonly review: ID;
  /** The location of the comment. Omit it for the whole review. */
  readonly anchor?: AnchorInput | null;
  /** The text, as Markdown: 1 to 65,536 characters. */
  readonly body: string;
  /** The kind of the comment. Defaults to `NOTE`. */
  readonly kind?: CommentKind | null;
}

/** Adds a comment that begins a thread. @gqlMutationField */
export async function addComment(context: Context, input: AddCommentInput): Promise<CommentPayload> {
  return changeThread(context, "Review", input.review, (reviewContext, review) =>
    writing.addComment(reviewContext, toComment(input, review)),
  );
}

function toComment({ key, body, anchor, kind }: AddCommentInput, review: Oid) {
  return { key, review, anchor: anchorOf(anchor), body, kind: kind === "BLOCKING" ? "blocking" : "note" } as const;
}

/** The input of `addComments`. @gqlInput */
interface AddCommentsInput {
  /** 1 to 100 comments on the same review. */
  readonly comments: readonly AddCommentInput[];
}

/** The payload of `addComments`. @gqlType */
interface AddCommentsPayload {
  /** The threads that the comments began, in the given order, or null if the mutation failed. @gqlField */
  readonly threads: readonly ReviewThread[] | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/**
 * Adds comments that begin threads, all or none: if one cannot be added, the problem names it by its number.
 * @gqlMutationField
 */
export async function addComments(context: Context, input: AddCommentsInput): Promise<AddCommentsPayload> {
  const { comments } = input;
  const { review, result, problem } = await changeReview(context, comments[0]?.review ?? "", (reviewContext, oid) => {
    const isOther = (comment: AddCommentInput): boolean => comment.review !== comments[0]?.review;
    return writing.addComments(
      reviewContext,
      comments.map((comment) => toComment(comment, isOther(comment) ? "" : oid)),
    );
  });
  return {
    threads: review === null ? null : result.flatMap(({ thread }) => findThread(review.viewerReview, thread) ?? []),
    problem,
  };
}

/** The input of `reply`. @gqlInput */
interface ReplyInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the thread. */
  readonly thread: ID;
  /** The text, as Markdown: 1 to 65,536 characters. */
  readonly body: string;
  /** Whether the reply also resolves the thread. */
  readonly resolves?: boolean | null;
  /** The SHA-1 of the comment to reply to. Defaults to the first comment of the thread. */
  readonly replyTo?: GitObjectID | null;
  /** Whether the reply proposes that the thread is addressed. The thread stays open. */
  readonly isAddressed?: boolean | null;
  /**
   * The revision that addresses the thread. Defaults to the current head of the review, or to the current files for
   * uncommitted work.
   */
  readonly addressedBy?: string | null;
}

/** Replies in a thread. @gqlMutationField */
export async function reply(context: Context, input: ReplyInput): Promise<CommentPayload> {
  return changeThread(context, "ReviewThread", input.thread, async (reviewContext, review, thread) => {
    const proposed = input.isAddressed === true ? await requireReview(reviewContext, review) : null;
    const revision = input.addressedBy ?? undefined;
    const addressed = proposed === null ? undefined : await addressedBy(reviewContext, proposed, revision);
    return replyOperation(reviewContext, { ...input, review, thread, parent: input.replyTo, addressed });
  });
}

/** The input of `editComment`. @gqlInput */
interface EditCommentInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the comment. */
  readonly comment: ID;
  /** The text, as Markdown: 1 to 65,536 characters. */
  readonly body: string;
}

/** Edits the viewer's own comment. Earlier versions stay readable. @gqlMutationField */
export async function editComment(context: Context, input: EditCommentInput): Promise<CommentPayload> {
  return changeThread(context, "ReviewComment", input.comment, (reviewContext, review, comment) =>
    editing.editComment(reviewContext, { ...input, review, comment }),
  );
}

/** The input of `deleteComment`. @gqlInput */
interface DeleteCommentInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the comment. */
  readonly comment: ID;
}

/** Deletes the viewer's own comment. The text stays in the history of the repository. @gqlMutationField */
export async function deleteComment(context: Context, input: DeleteCommentInput): Promise<CommentPayload> {
  return changeThread(context, "ReviewComment", input.comment, (reviewContext, review, comment) =>
    editing.deleteComment(reviewContext, { ...input, review, comment }),
  );
}

/** The input of `resolveThread` and `reopenThread`. @gqlInput */
interface ThreadActionInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the thread. */
  readonly thread: ID;
  /** The text of the reply, as Markdown. */
  readonly body?: string | null;
}

/** Resolves a thread. @gqlMutationField */
export async function resolveThread(context: Context, input: ThreadActionInput): Promise<CommentPayload> {
  return changeThread(context, "ReviewThread", input.thread, (reviewContext, review, thread) =>
    states.resolveThread(reviewContext, { ...input, review, thread }),
  );
}

/** Reopens a thread. @gqlMutationField */
export async function reopenThread(context: Context, input: ThreadActionInput): Promise<CommentPayload> {
  return changeThread(context, "ReviewThread", input.thread, (reviewContext, review, thread) =>
    states.reopenThread(reviewContext, { ...input, review, thread }),
  );
}
