import { randomUUID } from "node:crypto";
import reply, { type ReplyInput, type useReplyMutation$rawResponse } from "#generated/useReplyMutation.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { given } from "./given.ts";

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
    readonly response: useReplyMutation$rawResponse;
  }>(reply, () => ({ input }));
  const { oid, addressed } = given(payload?.comment);
  return { id: given(oid), addressed: addressed ?? null };
}
