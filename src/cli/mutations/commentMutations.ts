import { randomUUID } from "node:crypto";
import addComment from "#generated/commentsAddMutation.graphql.ts";
import type { AddCommentInput, commentsAddMutation$rawResponse } from "#generated/commentsAddMutation.graphql.ts";
import reply from "#generated/commentsReplyMutation.graphql.ts";
import type { commentsReplyMutation$rawResponse, ReplyInput } from "#generated/commentsReplyMutation.graphql.ts";
import resolveThread from "#generated/threadsResolveMutation.graphql.ts";
import type { threadsResolveMutation } from "#generated/threadsResolveMutation.graphql.ts";
import { type Galley, nonNull } from "../client/Galley.ts";
import { commentById } from "../reviews/findComments.ts";

/** Adds a comment to a review, and resolves to its id. */
export async function postComment(galley: Galley, comment: Omit<AddCommentInput, "key">): Promise<string> {
  const input = { key: randomUUID(), ...comment };
  const answer = await galley.execute<{
    readonly variables: { readonly input: AddCommentInput };
    readonly response: commentsAddMutation$rawResponse;
  }>(addComment, () => ({ input }));
  return nonNull(answer.addComment?.thread?.comments?.[0]?.oid);
}

export interface WrittenAnswer {
  readonly id: string;
  /** The commit or snapshot that is proposed to address the comment. */
  readonly addressed: string | null;
}

export async function postReply(galley: Galley, answer: Omit<ReplyInput, "key">): Promise<WrittenAnswer> {
  const input = { key: randomUUID(), ...answer };
  const { reply: payload } = await galley.execute<{
    readonly variables: { readonly input: ReplyInput };
    readonly response: commentsReplyMutation$rawResponse;
  }>(reply, () => ({ input }));
  const { oid, addressed } = nonNull(payload?.comment);
  return { id: nonNull(oid), addressed: addressed ?? null };
}

/** Resolves the thread of the comment whose id begins with `id`, and resolves to the id of its first comment. */
export async function resolveComment(galley: Galley, id: string | undefined, body: string): Promise<string> {
  const { thread, rootOid } = await commentById(galley, id);
  const input = { key: randomUUID(), thread: thread.id, body };
  await galley.execute<threadsResolveMutation>(resolveThread, () => ({ input }));
  return rootOid;
}
