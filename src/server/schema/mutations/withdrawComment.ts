import type { ID } from "grats";
import { withdrawComment as write } from "#server/reviews/comments/withdrawComment.ts";
import { changeThread } from "./changeThread.ts";
import type { CommentPayload } from "./CommentPayload.ts";
import type { Context } from "../request/Context.ts";

/**
 * What is to be taken back.
 * @gqlInput
 */
interface WithdrawCommentInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The comment. */
  readonly comment: ID;
}

/**
 * Takes a comment of one's own back. Its text stays in the repository's history.
 * @gqlMutationField
 */
export async function withdrawComment(context: Context, input: WithdrawCommentInput): Promise<CommentPayload> {
  return changeThread(context, "ReviewComment", input.comment, (room, review, comment) =>
    write(room, { key: input.key, review, comment }),
  );
}
