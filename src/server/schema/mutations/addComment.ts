import type { ID } from "grats";
import { addComment as write } from "#server/reviews/comments/addComment.ts";
import { anchorOf } from "./anchorOf.ts";
import { changeThread } from "./changeThread.ts";
import type { AnchorInput } from "./AnchorInput.ts";
import type { CommentPayload } from "./CommentPayload.ts";
import type { Context } from "../request/Context.ts";
import type { CommentKind } from "../reviews/ReviewComment.ts";

/**
 * A remark.
 * @gqlInput
 */
interface AddCommentInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What it stands on; the review as a whole where left out. */
  readonly anchor?: AnchorInput | null;
  /** Its text, as Markdown: 1 to 65,536 characters. */
  readonly body: string;
  /** What it asks for; `BLOCKING` where left out. */
  readonly kind?: CommentKind | null;
}

/**
 * Begins a thread.
 * @gqlMutationField
 */
export async function addComment(context: Context, input: AddCommentInput): Promise<CommentPayload> {
  const { key, body, anchor, kind } = input;
  return changeThread(context, "Review", input.review, (room, review) =>
    write(room, { key, review, anchor: anchorOf(anchor), body, kind: kind === "NOTE" ? "note" : "blocking" }),
  );
}
