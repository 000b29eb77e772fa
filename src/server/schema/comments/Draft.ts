import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { isOid } from "#server/git/oid.ts";
import type { Draft as ReviewDraft } from "#server/reviews/index/Draft.ts";
import type { Context } from "../request/Context.ts";
import type { DiffSide } from "./ThreadPosition.ts";
import type { GitObjectID } from "../scalars.ts";
import { type Node, idInReview } from "../request/globalId.ts";
import { type CommentKind, findReviewComment, type ReviewComment } from "./ReviewComment.ts";
import { findThread, type ReviewThread } from "./ReviewThread.ts";
import { OfReview } from "../request/ServedRepositories.ts";

/**
 * A comment that is not published yet. It stays in this repository, is never pushed, and is visible only to the viewer.
 * @gqlType
 */
export class Draft extends OfReview<ReviewDraft> implements Node {
  readonly __typename = "Draft" as const;
  readonly draft = this.source;
  readonly #anchor = this.source.anchor;
  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID = idInReview(this.viewerReview, "Draft", this.source.key);
  /** The client's key. The published comment has the same key. @gqlField @killsParentOnException */
  readonly key: string = this.source.key;
  /** The version of the text: how often the draft was saved. @gqlField */
  readonly version: Int = this.source.version;
  /** The path of the file, or null for the whole review, and for replies and edits. @gqlField */
  readonly path: string | null = this.#anchor?.path || null;
  /** The side of the change. @gqlField */
  readonly side: DiffSide = this.#anchor?.side === "old" ? "OLD" : "NEW";
  /** The first line, counted from 1, or null for the whole file or review. @gqlField */
  readonly startLine: Int | null = this.#anchor?.startLine || null;
  /** The last line, or null for the whole file or review. @gqlField */
  readonly endLine: Int | null = this.#anchor?.endLine || this.startLine;
  /** The commit of the location, or null for replies and edits. @gqlField */
  readonly commitOid: GitObjectID | null = isOid(this.#anchor?.commit ?? "") ? (this.#anchor?.commit ?? null) : null;
  /** The commit of the layer that it is on, or null for the whole change. @gqlField */
  readonly layer: GitObjectID | null = this.#anchor?.layer ?? null;
  /** The text, as Markdown. @gqlField */
  readonly body: string = this.source.body;
  /** The kind of the comment. @gqlField */
  readonly kind: CommentKind = this.source.kind === "note" ? "NOTE" : "BLOCKING";
  /** Whether publishing the draft resolves the thread that it replies to. @gqlField */
  readonly resolves: boolean = this.source.resolves;
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
  return new Draft(viewerReview, found);
}

/** The thread that it replies to, or null for a new thread or an edit. @gqlField replyTo */
export function draftReplyTo({ viewerReview, draft }: Draft): ReviewThread | null {
  return findThread(viewerReview, draft.thread);
}

/** The comment that it edits, or null. @gqlField */
export function edits({ viewerReview, draft }: Draft): ReviewComment | null {
  return draft.edits ? findReviewComment(viewerReview, draft.edits) : null;
}
