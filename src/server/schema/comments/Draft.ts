import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { isOid } from "#server/git/oid.ts";
import type { Draft as ReviewDraft } from "#server/reviews/comments/Draft.ts";
import type { Context } from "../request/Context.ts";
import type { DiffSide } from "./ThreadPosition.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { ReviewComment, type CommentKind } from "./ReviewComment.ts";
import { ReviewThread } from "./ReviewThread.ts";
import type { SeenReview } from "../request/ServedRepositories.ts";

/**
 * A comment that is not published yet: kept in this repository alone, never pushed, seen by nobody else.
 * @gqlType
 */
export class Draft implements Node {
  readonly __typename = "Draft" as const;
  readonly #seen: SeenReview;
  readonly #draft: ReviewDraft;

  constructor(seen: SeenReview, draft: ReviewDraft) {
    this.#seen = seen;
    this.#draft = draft;
  }

  /** Finds a draft by the names inside its id; NOT_FOUND where it was published or discarded. */
  static async byId(context: Context, [repositoryId = "", revision = "", key = ""]: readonly string[]): Promise<Draft> {
    const served = context.repositories.byId(repositoryId);
    const seen = await context.loaders.reviewsOf(served).seen(revision);
    const drafts = await context.loaders.reviewsOf(served).drafts(revision);
    const found = drafts.find((draft) => draft.key === key);
    if (found === undefined) throw new GalleyError("NOT_FOUND", "The draft was published or discarded meanwhile.");
    return new Draft(seen, found);
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Draft", this.#seen.served.git.id, this.#seen.review.revision, this.#draft.key);
  }

  /**
   * What the client named it; the comment that it becomes has the same key.
   * @gqlField
   * @killsParentOnException
   */
  key(): string {
    return this.#draft.key;
  }

  /**
   * The file it stands on; null for the review as a whole, and for answers and edits.
   * @gqlField
   */
  path(): string | null {
    return this.#draft.anchor?.path || null;
  }

  /**
   * The side of the change it stands on.
   * @gqlField
   */
  side(): DiffSide {
    return this.#draft.anchor?.side === "old" ? "OLD" : "NEW";
  }

  /**
   * Its first line, counted from 1; null for the whole file or review.
   * @gqlField
   */
  startLine(): Int | null {
    return this.#draft.anchor?.startLine || null;
  }

  /**
   * Its last line; null for the whole file or review.
   * @gqlField
   */
  endLine(): Int | null {
    return this.#draft.anchor?.endLine || this.startLine();
  }

  /**
   * The commit it stands on; null for answers and edits.
   * @gqlField
   */
  commitOid(): GitObjectID | null {
    const commit = this.#draft.anchor?.commit ?? "";
    return isOid(commit) ? commit : null;
  }

  /**
   * The thread that it answers; null where it begins one or edits a comment.
   * @gqlField
   */
  replyTo(): ReviewThread | null {
    const { thread: root } = this.#draft;
    const thread = this.#seen.review.threads.find((candidate) => candidate.root.item.id === root);
    return thread === undefined ? null : new ReviewThread(this.#seen, thread);
  }

  /**
   * The comment that it edits; null where it is a new one.
   * @gqlField
   */
  edits(): ReviewComment | null {
    const { edits } = this.#draft;
    return edits ? ReviewComment.find(this.#seen, edits) : null;
  }

  /**
   * Its text, as Markdown.
   * @gqlField
   */
  body(): string {
    return this.#draft.body;
  }

  /**
   * What it asks for.
   * @gqlField
   */
  kind(): CommentKind {
    return this.#draft.kind === "note" ? "NOTE" : "BLOCKING";
  }

  /**
   * Whether publishing it settles the thread that it answers.
   * @gqlField
   */
  resolves(): boolean {
    return this.#draft.resolves;
  }

  /**
   * When it was last changed.
   * @gqlField
   */
  updatedAt(): GitTimestamp {
    return gitTimestamp(this.#draft.updatedAt);
  }
}
