import type { ID } from "grats";
import { requireReview } from "#server/reviews/book/requireReview.ts";
import { addressedBy } from "#server/reviews/comments/addressedBy.ts";
import { reply as write } from "#server/reviews/comments/reply.ts";
import { changeThread } from "./changeThread.ts";
import type { CommentPayload } from "./CommentPayload.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";

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
    return write(room, { key, review, thread, parent, body, resolves: resolves ?? false, addressed });
  });
}
