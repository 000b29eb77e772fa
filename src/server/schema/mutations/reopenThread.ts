import type { ID } from "grats";
import { reopenThread as write } from "#server/reviews/comments/reopenThread.ts";
import { changeThread } from "./changeThread.ts";
import type { CommentPayload } from "./CommentPayload.ts";
import type { Context } from "../request/Context.ts";

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
    write(room, { key, review, thread, body: body ?? "" }),
  );
}
