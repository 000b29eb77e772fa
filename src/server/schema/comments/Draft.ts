import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { isOid } from "#server/git/oid.ts";
import type { Draft as ReviewDraft } from "#server/reviews/index/Draft.ts";
import type { Context } from "../request/Context.ts";
import type { DiffSide } from "./ThreadPosition.ts";
import type { GitObjectID } from "../scalars.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { type CommentKind, findReviewComment, type ReviewComment } from "./ReviewComment.ts";
import { findThread, type ReviewThread } from "./ReviewThread.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";

/**
 * A comment that is not published yet. It stays in this repository, is never pushed, and is visible only to the viewer.
 * @gqlType
 */
export interface Draft extends Node {
  readonly __typename: "Draft";
  readonly viewerReview: ViewerReview;
  readonly draft: ReviewDraft;
  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID;
  /** The client's key. The published comment has the same key. @gqlField @killsParentOnException */
  readonly key: string;
  /** The version of the text: how often the draft was saved. @gqlField */
  readonly version: Int;
  /** The path of the file, or null for the whole review, and for replies and edits. @gqlField */
  readonly path: string | null;
  /** The side of the change. @gqlField */
  readonly side: DiffSide;
  /** The first line, counted from 1, or null for the whole file or review. @gqlField */
  readonly startLine: Int | null;
  /** The last line, or null for the whole file or review. @gqlField */
  readonly endLine: Int | null;
  /** The commit of the location, or null for replies and edits. @gqlField */
  readonly commitOid: GitObjectID | null;
  /** The commit of the layer that it is on, or null for the whole change. @gqlField */
  readonly layer: GitObjectID | null;
  /** The text, as Markdown. @gqlField */
  readonly body: string;
  /** The kind of the comment. @gqlField */
  readonly kind: CommentKind;
  /** Whether publishing the draft resolves the thread that it replies to. @gqlField */
  readonly resolves: boolean;
}

export function toDraft(viewerReview: ViewerReview, draft: ReviewDraft): Draft {
  const { key, version, anchor, body, kind, resolves } = draft;
  const commit = anchor?.commit ?? "";
  const startLine = anchor?.startLine || null;
  return {
    __typename: "Draft",
    viewerReview,
    draft,
    id: toGlobalId("Draft", viewerReview.served.git.id, viewerReview.review.revision, key),
    key,
    version,
    path: anchor?.path || null,
    side: anchor?.side === "old" ? "OLD" : "NEW",
    startLine,
    endLine: anchor?.endLine || startLine,
    commitOid: isOid(commit) ? commit : null,
    layer: anchor?.layer ?? null,
    body,
    kind: kind === "note" ? "NOTE" : "BLOCKING",
    resolves,
  };
}

/** Finds a draft by the names inside its id; fails as NOT_FOUND if it was published or discarded. */
export async function draftById(
  context: Context,
  [repositoryId = "", revision = "", key = ""]: readonly string[],
): Promise<Draft> {
  const loaders = context.loaders.reviewsOf(context.repositories.byId(repositoryId));
  const viewerReview = await loaders.viewerReview(revision);
  const found = (await loaders.drafts(revision)).find((draft) => draft.key === key);
  if (found === undefined) throw new GalleyError("NOT_FOUND", "The draft was published or discarded.");
  return toDraft(viewerReview, found);
}

/** The thread that it replies to, or null for a new thread or an edit. @gqlField replyTo */
export function draftReplyTo({ viewerReview, draft }: Draft): ReviewThread | null {
  return findThread(viewerReview, draft.thread);
}

/** The comment that it edits, or null. @gqlField */
export function edits({ viewerReview, draft }: Draft): ReviewComment | null {
  return draft.edits ? findReviewComment(viewerReview, draft.edits) : null;
}
