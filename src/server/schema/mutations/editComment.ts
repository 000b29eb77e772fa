import type { ID } from "grats";
import { editComment as write } from "#server/reviews/comments/editComment.ts";
import { changeThread } from "./changeThread.ts";
import type { CommentPayload } from "./CommentPayload.ts";
import type { Context } from "../request/Context.ts";

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
    write(room, { key, review, comment, body }),
  );
}
