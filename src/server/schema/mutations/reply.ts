import type { ID } from "grats";
import { reply as write } from "#server/reviews/comments/reply.ts";
import { changeThread } from "./changeThread.ts";
import type { CommentPayload } from "./CommentPayload.ts";
import type { Context } from "../request/Context.ts";

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
}

/**
 * Answers in a thread.
 * @gqlMutationField
 */
export async function reply(context: Context, input: ReplyInput): Promise<CommentPayload> {
  const { key, body, resolves } = input;
  return changeThread(context, "ReviewThread", input.thread, (room, review, thread) =>
    write(room, { key, review, thread, body, resolves: resolves ?? false }),
  );
}
