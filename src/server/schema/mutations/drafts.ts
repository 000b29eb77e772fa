import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import * as drafts from "#server/operations/comments/saveDraft.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import type { Draft } from "../comments/Draft.ts";
import type { CommentKind } from "../comments/ReviewComment.ts";
import { readId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";
import { type VerdictKind, verdictFormat } from "../comments/Verdict.ts";
import type { GitObjectID } from "../scalars.ts";
import { type AnchorInput, anchorOf } from "./comments.ts";
import { changeReview, type Problem, runOnReview } from "./runMutation.ts";
import { type ReviewPayload, storedReview } from "./reviews.ts";

/** The payload of `saveDraft`. @gqlType */
interface SaveDraftPayload {
  /** The saved draft, or the stored one if that was changed in another window, or null. @gqlField */
  readonly draft: Draft | null;
  /** The updated review, or null if the mutation failed. @gqlField */
  readonly review: Review | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `saveDraft`. @gqlInput */
interface SaveDraftInput {
  /**
   * The key of the draft: 8 to 64 letters, digits, `_` or `-`. The published comment gets it too. Saving with the same
   * key overwrites the draft.
   */
  readonly key: string;
  /** The ID of the review. */
  readonly review: ID;
  /** The location of the comment. Omit it for the whole review, and for replies and edits. */
  readonly anchor?: AnchorInput | null;
  /** The ID of the thread to reply to. */
  readonly thread?: ID | null;
  /** The ID of the comment to edit. */
  readonly edits?: ID | null;
  /** The text so far, as Markdown. */
  readonly body: string;
  /** The kind of the comment. Defaults to `NOTE`. */
  readonly kind?: CommentKind | null;
  /** Whether publishing the draft resolves the thread that it replies to. */
  readonly resolves?: boolean | null;
  /** The version that the text was written from. Returns CONFLICT if another text was saved since. */
  readonly version?: Int | null;
}

/** Saves a draft of a comment. @gqlMutationField */
export async function saveDraft(context: Context, input: SaveDraftInput): Promise<SaveDraftPayload> {
  const { review, result, problem } = await changeReview(context, input.review, (reviewContext, review) => {
    const kind = input.kind === "BLOCKING" ? "blocking" : "note";
    return drafts.saveDraft(reviewContext, { ...input, review, kind, ...draftAnchorOf(context, review, input) });
  });
  if (problem === null) return { draft: result.draft && (await review.draftOf(context, input.key)), review, problem };
  const stored = problem.code === "CONFLICT" ? await storedReview(context, input.review) : null;
  return { draft: stored && (await stored.draftOf(context, input.key)), review, problem };
}

/** Reads the location of a draft; fails as BAD_INPUT if it is in another review. */
function draftAnchorOf(context: Context, review: Oid, { anchor, thread, edits }: SaveDraftInput) {
  const nameOf = (type: string, id: ID): string => {
    const [revision, name = ""] = readId(context, type, id).names;
    if (revision === review) return name;
    throw new GalleyError("BAD_INPUT", "The thread or comment of this draft is in another review.");
  };
  return {
    anchor: anchor || (thread == null && edits == null) ? anchorOf(anchor) : null,
    thread: thread == null ? null : nameOf("ReviewThread", thread),
    edits: edits == null ? null : nameOf("ReviewComment", edits),
  };
}

/** The input of `publishDrafts`. @gqlInput */
interface PublishDraftsInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the review. */
  readonly review: ID;
  /** The verdict. */
  readonly verdict: VerdictKind;
  /** The text of the verdict, as Markdown. */
  readonly body?: string | null;
  /** The keys of the drafts to publish: none for a verdict alone. Defaults to all drafts. */
  readonly only?: readonly string[] | null;
  /** The head that the viewer read. Returns STALE if the review has another head. */
  readonly headOid?: GitObjectID | null;
  /** True to sign the verdict with the SSH key of the user who runs Galley. Only that user can. */
  readonly sign?: boolean | null;
  /** The layer that the verdict is on: its place in the current patch set, or at least 7 digits of its commit. Omit it for the whole. */
  readonly layer?: string | null;
}

/**
 * Gives a verdict on the whole change, or on a layer of its stack, and publishes drafts with it, all or nothing. An approval resolves the
 * viewer's own earlier objections.
 * @gqlMutationField
 */
export async function publishDrafts(context: Context, input: PublishDraftsInput): Promise<ReviewPayload> {
  const drafts: "all" | readonly string[] = input.only ?? "all";
  const fields = { ...input, verdict: verdictFormat.write(input.verdict), head: input.headOid, drafts };
  return runOnReview(context, fields, giveVerdict);
}

/** The input of `discardDraft`. @gqlInput */
interface DiscardDraftInput {
  /** The key of the draft. */
  readonly key: string;
  /** The ID of the review. */
  readonly review: ID;
}

/** Discards a draft. Succeeds if the draft does not exist. @gqlMutationField */
export async function discardDraft(context: Context, input: DiscardDraftInput): Promise<ReviewPayload> {
  return runOnReview(context, input, drafts.discardDraft);
}
