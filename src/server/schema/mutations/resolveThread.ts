import type { ID } from "grats";
import { resolveThread as write } from "#server/reviews/comments/resolveThread.ts";
import { changeThread } from "./changeThread.ts";
import type { CommentPayload } from "./CommentPayload.ts";
import type { Context } from "../request/Context.ts";

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
    write(room, { key, review, thread, body: body ?? "" }),
  );
}
