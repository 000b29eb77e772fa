import type { ID, Int } from "grats";
import type { Oid } from "#server/git/oid.ts";
import { addComment as addCommentOperation } from "#server/reviews/comments/addComment.ts";
import { editComment as editCommentOperation } from "#server/reviews/comments/editComment.ts";
import { reopenThread as reopenThreadOperation } from "#server/reviews/comments/reopenThread.ts";
import { addressedBy, reply as replyOperation } from "#server/reviews/comments/replyToThread.ts";
import { resolveThread as resolveThreadOperation } from "#server/reviews/comments/resolveThread.ts";
import { withdrawComment as withdrawCommentOperation } from "#server/reviews/comments/withdrawComment.ts";
import type { AnchorInput as Anchor } from "#server/reviews/positions/Anchor.ts";
import { requireReview } from "#server/reviews/reviewIndex/findReview.ts";
import type { ReviewRoom } from "#server/reviews/reviewIndex/ReviewContext.ts";
import type { CommentKind, ReviewComment } from "../comments/ReviewComment.ts";
import type { ReviewThread } from "../comments/ReviewThread.ts";
import type { DiffSide } from "../comments/ThreadPosition.ts";
import { readId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "../reviews/Review.ts";
import type { GitObjectID } from "../scalars.ts";
import { attempt, type Problem } from "./Problem.ts";

/**
 * What became of something that was said.
 * @gqlType
 */
export interface CommentPayload {
  /**
   * The comment that was written or changed; null where nothing was done.
   * @gqlField
   */
  readonly comment: ReviewComment | null;
  /**
   * Its thread; null where nothing was done.
   * @gqlField
   */
  readonly thread: ReviewThread | null;
  /**
   * The review as it is now; null where nothing was done.
   * @gqlField
   */
  readonly review: Review | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/** What a deed in a thread says that it did: the thread by its root, and the comment where it wrote or changed one. */
interface Said {
  readonly thread: string;
  readonly comment?: string;
}

/**
 * Has something done to the review, thread or comment of an id; `name` is what names the last two in the review. Should
 * reading anew fail, that is thrown: the deed was done.
 */
async function changeThread(
  context: Context,
  type: "Review" | "ReviewThread" | "ReviewComment",
  id: ID,
  deed: (room: ReviewRoom, review: Oid, name: string) => Promise<Said>,
): Promise<CommentPayload> {
  const { done, problem } = await attempt(async () => {
    const { served, names } = readId(context, type, id);
    const [review = "", name = ""] = names;
    return { served, review, said: await deed(await context.loaders.reviewsOf(served).room(), review, name) };
  });
  if (problem) return { comment: null, thread: null, review: null, problem };
  context.loaders.forget();
  const review = await Review.load(context, done.served, done.review);
  const thread = review.threadOf(done.said.thread);
  return { comment: thread?.commentOf(done.said.comment ?? "") ?? null, thread, review, problem: null };
}

/**
 * What a remark stands on.
 * @gqlInput
 */
export interface AnchorInput {
  /** The file; left out for the review as a whole. */
  readonly path?: string | null;
  /** The side of the change; `NEW` where left out. */
  readonly side?: DiffSide | null;
  /** The first line, counted from 1; left out for the whole file. */
  readonly startLine?: Int | null;
  /** The last line; the first where left out. */
  readonly endLine?: Int | null;
  /** The commit whose file was read: a head, or for the old side a base. Where left out those of the patch set reviewed now. */
  readonly commitOid?: GitObjectID | null;
}

/** Fills in what an anchor leaves out; none at all is the review as a whole. */
export function anchorOf(input: AnchorInput | null | undefined): Anchor {
  return {
    path: input?.path ?? null,
    side: input?.side === "OLD" ? "old" : "new",
    startLine: input?.startLine ?? null,
    endLine: input?.endLine ?? null,
    commit: input?.commitOid ?? null,
  };
}

/**
 * A remark.
 * @gqlInput
 */
interface AddCommentInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What it stands on; the review as a whole where left out. */
  readonly anchor?: AnchorInput | null;
  /** Its text, as Markdown: 1 to 65,536 characters. */
  readonly body: string;
  /** What it asks for; `BLOCKING` where left out. */
  readonly kind?: CommentKind | null;
}

/**
 * Begins a thread.
 * @gqlMutationField
 */
export async function addComment(context: Context, input: AddCommentInput): Promise<CommentPayload> {
  const { key, body, anchor, kind } = input;
  return changeThread(context, "Review", input.review, (room, review) =>
    addCommentOperation(room, {
      key,
      review,
      anchor: anchorOf(anchor),
      body,
      kind: kind === "NOTE" ? "note" : "blocking",
    }),
  );
}

/**
 * An answer.
 * @gqlInput
 */
interface ReplyInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The thread. */
  readonly thread: ID;
  /** Its text, as Markdown: 1 to 65,536 characters. */
  readonly body: string;
  /** Whether it settles the thread too. */
  readonly resolves?: boolean | null;
  /** The SHA-1 of the comment that is answered; the thread's first one where left out. */
  readonly replyTo?: GitObjectID | null;
  /** Whether it proposes that what was asked for is done; the thread stays open. */
  readonly isAddressed?: boolean | null;
  /** The revision that did it; what the review is at now where left out, of uncommitted work the files as they are. */
  readonly addressedBy?: string | null;
}

/**
 * Answers in a thread.
 * @gqlMutationField
 */
export async function reply(context: Context, input: ReplyInput): Promise<CommentPayload> {
  const { key, body, resolves, replyTo: parent, isAddressed, addressedBy: revision } = input;
  return changeThread(context, "ReviewThread", input.thread, async (room, review, thread) => {
    const proposed = isAddressed === true ? await requireReview(room, review) : null;
    const addressed = proposed === null ? undefined : await addressedBy(room, proposed, revision ?? undefined);
    return replyOperation(room, { key, review, thread, parent, body, resolves: resolves ?? false, addressed });
  });
}

/**
 * A new text.
 * @gqlInput
 */
interface EditCommentInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The comment. */
  readonly comment: ID;
  /** Its text, as Markdown: 1 to 65,536 characters. */
  readonly body: string;
}

/**
 * Gives a comment of one's own another text; the earlier ones stay readable.
 * @gqlMutationField
 */
export async function editComment(context: Context, input: EditCommentInput): Promise<CommentPayload> {
  const { key, body } = input;
  return changeThread(context, "ReviewComment", input.comment, (room, review, comment) =>
    editCommentOperation(room, { key, review, comment, body }),
  );
}

/**
 * What is to be taken back.
 * @gqlInput
 */
interface WithdrawCommentInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The comment. */
  readonly comment: ID;
}

/**
 * Takes a comment of one's own back. Its text stays in the repository's history.
 * @gqlMutationField
 */
export async function withdrawComment(context: Context, input: WithdrawCommentInput): Promise<CommentPayload> {
  return changeThread(context, "ReviewComment", input.comment, (room, review, comment) =>
    withdrawCommentOperation(room, { key: input.key, review, comment }),
  );
}

/**
 * What is to be settled.
 * @gqlInput
 */
interface ResolveThreadInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The thread. */
  readonly thread: ID;
  /** What is said with it, as Markdown; nothing where left out. */
  readonly body?: string | null;
}

/**
 * Settles a thread.
 * @gqlMutationField
 */
export async function resolveThread(context: Context, input: ResolveThreadInput): Promise<CommentPayload> {
  const { key, body } = input;
  return changeThread(context, "ReviewThread", input.thread, (room, review, thread) =>
    resolveThreadOperation(room, { key, review, thread, body: body ?? "" }),
  );
}

/**
 * What is to be opened once more.
 * @gqlInput
 */
interface ReopenThreadInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The thread. */
  readonly thread: ID;
  /** What is said with it, as Markdown; nothing where left out. */
  readonly body?: string | null;
}

/**
 * Opens a thread once more.
 * @gqlMutationField
 */
export async function reopenThread(context: Context, input: ReopenThreadInput): Promise<CommentPayload> {
  const { key, body } = input;
  return changeThread(context, "ReviewThread", input.thread, (room, review, thread) =>
    reopenThreadOperation(room, { key, review, thread, body: body ?? "" }),
  );
}
