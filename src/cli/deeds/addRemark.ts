import { randomUUID } from "node:crypto";
import addComment, {
  type AddCommentInput,
  type useAddCommentMutation$rawResponse,
} from "#generated/useAddCommentMutation.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { given } from "./given.ts";

/** Remarks on a review, as the page does, and gives the remark's id. */
export async function addRemark(galley: Galley, remark: Omit<AddCommentInput, "key">): Promise<string> {
  const input = { key: randomUUID(), ...remark };
  const answer = await galley.ask<{
    readonly variables: { readonly input: AddCommentInput };
    readonly response: useAddCommentMutation$rawResponse;
  }>(addComment, () => ({ input }));
  return given(answer.addComment?.thread?.comments?.[0]?.oid);
}
