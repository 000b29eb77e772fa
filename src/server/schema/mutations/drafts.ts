import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { discardDraft as discardDraftOperation } from "#server/reviews/comments/discardDraft.ts";
import { saveDraft as saveDraftOperation } from "#server/reviews/comments/saveDraft.ts";
import { publishDrafts as publishDraftsOperation } from "#server/reviews/verdicts/publishDrafts.ts";
import type { Draft } from "../comments/Draft.ts";
import type { CommentKind } from "../comments/ReviewComment.ts";
import { readId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";
import { type VerdictKind, verdictWord } from "../reviews/Verdict.ts";
import type { GitObjectID } from "../scalars.ts";
import { type AnchorInput, anchorOf } from "./comments.ts";
import type { Problem } from "./Problem.ts";
import { changeReview, type ReviewPayload } from "./reviews.ts";

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
    return saveDraftOperation(room, { key, review, ...place, body, kind, resolves: resolves ?? false });
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

/**
 * What became of the drafts.
 * @gqlType
 */
interface PublishDraftsPayload {
  /**
   * The review as it is now; null where nothing was done.
   * @gqlField
   */
  readonly review: Review | null;
  /**
   * How many drafts were published; null where nothing was done.
   * @gqlField
   */
  readonly published: Int | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * What is to be published.
 * @gqlInput
 */
interface PublishDraftsInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What is said of the whole change. */
  readonly verdict: VerdictKind;
  /** What is said with it, as Markdown; nothing where left out. */
  readonly body?: string | null;
  /** The names of the drafts that are published; all where left out. */
  readonly only?: readonly string[] | null;
  /** The head that was looked at: STALE where the review has another by now. */
  readonly headOid?: GitObjectID | null;
}

/**
 * Publishes drafts and a verdict, all of it or nothing.
 * @gqlMutationField
 */
export async function publishDrafts(context: Context, input: PublishDraftsInput): Promise<PublishDraftsPayload> {
  const { key, verdict, body, headOid, only } = input;
  const { review, said, problem } = await changeReview(context, input.review, (room, review) => {
    const head = headOid == null ? {} : { head: headOid };
    const some = only == null ? {} : { only };
    return publishDraftsOperation(room, {
      key,
      review,
      verdict: verdictWord.write(verdict),
      body: body ?? "",
      ...head,
      ...some,
    });
  });
  return { review, published: said?.published ?? null, problem };
}

/**
 * What is to be thrown away.
 * @gqlInput
 */
interface DiscardDraftInput {
  /** The draft's own name. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
}

/**
 * Throws a draft away. One that is there no more is thrown away already.
 * @gqlMutationField
 */
export async function discardDraft(context: Context, input: DiscardDraftInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => discardDraftOperation(room, { key: input.key, review }));
}
