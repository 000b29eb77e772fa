import { randomUUID } from "node:crypto";
import addComment from "#generated/commentsAddMutation.graphql.ts";
import type { AddCommentInput, commentsAddMutation$rawResponse } from "#generated/commentsAddMutation.graphql.ts";
import reply from "#generated/commentsReplyMutation.graphql.ts";
import type { commentsReplyMutation$rawResponse, ReplyInput } from "#generated/commentsReplyMutation.graphql.ts";
import resolveThread from "#generated/threadsResolveMutation.graphql.ts";
import type { threadsResolveMutation } from "#generated/threadsResolveMutation.graphql.ts";
import { type Galley, given } from "../client/Galley.ts";
import { chosenRemark } from "../reviews/findComments.ts";

/** Remarks on a review, as the page does, and gives the remark's id. */
export async function addRemark(galley: Galley, remark: Omit<AddCommentInput, "key">): Promise<string> {
  const input = { key: randomUUID(), ...remark };
  const answer = await galley.ask<{
    readonly variables: { readonly input: AddCommentInput };
    readonly response: commentsAddMutation$rawResponse;
  }>(addComment, () => ({ input }));
  return given(answer.addComment?.thread?.comments?.[0]?.oid);
}

/** The answer that was written. */
export interface WrittenAnswer {
  readonly id: string;
  /** The commit or snapshot that it proposes to have done what was asked for. */
  readonly addressed: string | null;
}

/** Answers in a thread, as the page does. */
export async function answerRemark(galley: Galley, answer: Omit<ReplyInput, "key">): Promise<WrittenAnswer> {
  const input = { key: randomUUID(), ...answer };
  const { reply: payload } = await galley.ask<{
    readonly variables: { readonly input: ReplyInput };
    readonly response: commentsReplyMutation$rawResponse;
  }>(reply, () => ({ input }));
  const { oid, addressed } = given(payload?.comment);
  return { id: given(oid), addressed: addressed ?? null };
}

/** Settles the thread of the comment whose id begins so, as the page does, and gives the id of its first comment. */
export async function resolveRemark(galley: Galley, id: string | undefined, body: string): Promise<string> {
  const { thread, rootOid } = await chosenRemark(galley, id);
  const input = { key: randomUUID(), thread: thread.id, body };
  await galley.ask<threadsResolveMutation>(resolveThread, () => ({ input }));
  return rootOid;
}
