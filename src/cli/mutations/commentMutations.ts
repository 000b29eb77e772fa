import { randomUUID } from "node:crypto";
import type { AddCommentInput, commentMutationsAddMutation } from "#generated/commentMutationsAddMutation.graphql.ts";
import type { commentMutationsReplyMutation, ReplyInput } from "#generated/commentMutationsReplyMutation.graphql.ts";
import resolveThread from "#generated/threadsResolveMutation.graphql.ts";
import type { threadsResolveMutation } from "#generated/threadsResolveMutation.graphql.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { commentById } from "../reviews/findComments.ts";

const ADD = graphql`
  mutation commentMutationsAddMutation($input: AddCommentInput!) {
    addComment(input: $input) {
      problem {
        code
        message
      }
      comment {
        oid
      }
    }
  }
`;

/** Adds a comment to a review, and resolves to its id. */
export async function postComment(galley: Galley, comment: Omit<AddCommentInput, "key">): Promise<string> {
  const input = { key: randomUUID(), ...comment };
  const answer = await galley.execute<commentMutationsAddMutation>(ADD, () => ({ input }));
  return nonNull(answer.addComment?.comment?.oid);
}

export interface WrittenAnswer {
  readonly id: string;
  /** The commit or snapshot that is proposed to address the comment. */
  readonly addressed: string | null;
}

const REPLY = graphql`
  mutation commentMutationsReplyMutation($input: ReplyInput!) {
    reply(input: $input) {
      problem {
        code
        message
      }
      comment {
        oid
        addressed
      }
    }
  }
`;

export async function postReply(galley: Galley, answer: Omit<ReplyInput, "key">): Promise<WrittenAnswer> {
  const input = { key: randomUUID(), ...answer };
  const { reply } = await galley.execute<commentMutationsReplyMutation>(REPLY, () => ({ input }));
  const { oid, addressed } = nonNull(reply?.comment);
  return { id: nonNull(oid), addressed: addressed ?? null };
}

/** Resolves the thread of the comment whose id begins with `id`, and resolves to the id of its first comment. */
export async function resolveComment(galley: Galley, id: string | undefined, body: string): Promise<string> {
  const { thread } = await commentById(galley, id);
  const input = { key: randomUUID(), thread: thread.id, body };
  await galley.execute<threadsResolveMutation>(resolveThread, () => ({ input }));
  return thread.oid;
}
