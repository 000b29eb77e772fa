import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { isOid } from "#server/git/oid.ts";
import type { Draft as ReviewDraft } from "#server/reviews/index/Draft.ts";
import type { Context } from "../request/Context.ts";
import type { DiffSide } from "./ThreadPosition.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { ReviewComment, type CommentKind } from "./ReviewComment.ts";
import { ReviewThread } from "./ReviewThread.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";

/**
 * A comment that is not published yet. It stays in this repository, is never pushed, and is visible only to the viewer.
 * @gqlType
 */
export class Draft implements Node {
  readonly __typename = "Draft" as const;
  readonly #viewerReview: ViewerReview;
  readonly #draft: ReviewDraft;

  constructor(viewerReview: ViewerReview, draft: ReviewDraft) {
    this.#viewerReview = viewerReview;
    this.#draft = draft;
  }

  /** Finds a draft by the names inside its id; fails as NOT_FOUND if it was published or discarded. */
  static async byId(context: Context, [repositoryId = "", revision = "", key = ""]: readonly string[]): Promise<Draft> {
    const served = context.repositories.byId(repositoryId);
    const viewerReview = await context.loaders.reviewsOf(served).viewerReview(revision);
    const drafts = await context.loaders.reviewsOf(served).drafts(revision);
    const found = drafts.find((draft) => draft.key === key);
    if (found === undefined) throw new GalleyError("NOT_FOUND", "The draft was published or discarded.");
    return new Draft(viewerReview, found);
  }

  /** The opaque ID. @gqlField @killsParentOnException */
  id(): ID {
    return toGlobalId("Draft", this.#viewerReview.served.git.id, this.#viewerReview.review.revision, this.#draft.key);
  }

  /** The client's key. The published comment has the same key. @gqlField @killsParentOnException */
  key(): string {
    return this.#draft.key;
  }

  /** The version of the text: how often the draft was saved. @gqlField */
  version(): Int {
    return this.#draft.version;
  }

  /** The path of the file, or null for the whole review, and for replies and edits. @gqlField */
  path(): string | null {
    return this.#draft.anchor?.path || null;
  }

  /** The side of the change. @gqlField */
  side(): DiffSide {
    return this.#draft.anchor?.side === "old" ? "OLD" : "NEW";
  }

  /** The first line, counted from 1, or null for the whole file or review. @gqlField */
  startLine(): Int | null {
    return this.#draft.anchor?.startLine || null;
  }

  /** The last line, or null for the whole file or review. @gqlField */
  endLine(): Int | null {
    return this.#draft.anchor?.endLine || this.startLine();
  }

  /** The commit of the location, or null for replies and edits. @gqlField */
  commitOid(): GitObjectID | null {
    const commit = this.#draft.anchor?.commit ?? "";
    return isOid(commit) ? commit : null;
  }

  /** The commit of the layer that it is on, or null for the whole change. @gqlField */
  layer(): GitObjectID | null {
    return this.#draft.anchor?.layer ?? null;
  }

  /** The thread that it replies to, or null for a new thread or an edit. @gqlField */
  replyTo(): ReviewThread | null {
    const { thread: root } = this.#draft;
    const thread = this.#viewerReview.review.threads.find((candidate) => candidate.root.item.id === root);
    return thread === undefined ? null : new ReviewThread(this.#viewerReview, thread);
  }

  /** The comment that it edits, or null. @gqlField */
  edits(): ReviewComment | null {
    const { edits } = this.#draft;
    return edits ? ReviewComment.find(this.#viewerReview, edits) : null;
  }

  /** The text, as Markdown. @gqlField */
  body(): string {
    return this.#draft.body;
  }

  /** The kind of the comment. @gqlField */
  kind(): CommentKind {
    return this.#draft.kind === "note" ? "NOTE" : "BLOCKING";
  }

  /** Whether publishing the draft resolves the thread that it replies to. @gqlField */
  resolves(): boolean {
    return this.#draft.resolves;
  }

  /** The time of the last change. @gqlField */
  updatedAt(): GitTimestamp {
    return gitTimestamp(this.#draft.updatedAt);
  }
}
