import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { saveDraft as write } from "#server/reviews/comments/saveDraft.ts";
import { anchorOf } from "./anchorOf.ts";
import { changeReview } from "./changeReview.ts";
import { readId } from "../readId.ts";
import type { AnchorInput } from "./AnchorInput.ts";
import type { Context } from "../request/Context.ts";
import type { Draft } from "../reviews/Draft.ts";
import type { Problem } from "./Problem.ts";
import type { Review } from "../reviews/Review.ts";
import type { CommentKind } from "../reviews/ReviewComment.ts";

/**
 * What became of a draft.
 * @gqlType
 */
interface SaveDraftPayload {
  /**
   * The draft as it is kept; null where it is not.
   * @gqlField
   */
  readonly draft: Draft | null;
  /**
   * The review as it is now; null where nothing was done.
   * @gqlField
   */
  readonly review: Review | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * A comment as it is being written.
 * @gqlInput
 */
interface SaveDraftInput {
  /** The draft's own name, 8 to 64 letters, digits, `_` or `-`, which the comment it becomes will bear; saving by one name overwrites. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What it stands on; the review as a whole where left out, and nothing for answers and edits. */
  readonly anchor?: AnchorInput | null;
  /** The thread that it answers. */
  readonly thread?: ID | null;
  /** The comment that it edits. */
  readonly edits?: ID | null;
  /** Its text so far, as Markdown. */
  readonly body: string;
  /** What it asks for; `BLOCKING` where left out. */
  readonly kind?: CommentKind | null;
  /** Whether publishing it settles the thread that it answers. */
  readonly resolves?: boolean | null;
}

/**
 * Keeps a comment that is not published yet.
 * @gqlMutationField
 */
export async function saveDraft(context: Context, input: SaveDraftInput): Promise<SaveDraftPayload> {
  const { key, body, resolves } = input;
  const { review, said, problem } = await changeReview(context, input.review, (room, review) => {
    const kind = input.kind === "NOTE" ? "note" : "blocking";
    const place = placeOf(context, review, input);
    return write(room, { key, review, ...place, body, kind, resolves: resolves ?? false });
  });
  if (problem) return { draft: null, review, problem };
  return { draft: said.draft && (await review.draftOf(context, key)), review, problem };
}

/** Reads what a draft belongs to; BAD_INPUT where that is another review's. */
function placeOf(context: Context, review: Oid, { anchor, thread, edits }: SaveDraftInput) {
  const nameOf = (type: string, id: ID): string => {
    const [revision, name = ""] = readId(context, type, id).names;
    if (revision === review) return name;
    throw new GalleyError("BAD_INPUT", "What the draft answers or edits is in another review.");
  };
  return {
    anchor: anchor || (thread == null && edits == null) ? anchorOf(anchor) : null,
    thread: thread == null ? null : nameOf("ReviewThread", thread),
    edits: edits == null ? null : nameOf("ReviewComment", edits),
  };
}
