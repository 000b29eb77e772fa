import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { commentPermits } from "#server/reviews/viewer/permissions.ts";
import type { CommentItem } from "#server/reviews/notes/CommentItem.ts";
import type { FoldedComment, FoldedThread } from "#server/reviews/state/Review.ts";
import { secondsOf } from "#server/reviews/notes/timestamps.ts";
import type { Context } from "../request/Context.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { type Person, personIn } from "../reviews/Person.ts";
import type { SeenReview } from "../request/ServedRepositories.ts";
import type { VerdictKind } from "../reviews/Verdict.ts";

/**
 * What a remark asks for: that something happens before the change goes in, or nothing.
 * @gqlEnum
 */
export type CommentKind = "BLOCKING" | "NOTE";

/**
 * A comment as it read at some time.
 * @gqlType
 */
interface CommentVersion {
  /**
   * Its text then, as Markdown.
   * @gqlField
   */
  readonly body: string;
  /**
   * When it was written.
   * @gqlField
   */
  readonly at: GitTimestamp;
}

/**
 * Something that was said in a review. Nothing that was said is ever removed: a withdrawal is an entry of its own.
 * @gqlType
 */
export class ReviewComment implements Node {
  readonly __typename = "ReviewComment" as const;
  readonly #seen: SeenReview;
  readonly #thread: FoldedThread;
  readonly #comment: FoldedComment;

  constructor(seen: SeenReview, thread: FoldedThread, comment: FoldedComment) {
    this.#seen = seen;
    this.#thread = thread;
    this.#comment = comment;
  }

  /** Finds a comment by the names inside its id; NOT_FOUND where the notes have none like it. */
  static async byId(
    context: Context,
    [repositoryId = "", revision = "", oid = ""]: readonly string[],
  ): Promise<ReviewComment> {
    const served = context.repositories.byId(repositoryId);
    const found = ReviewComment.find(await context.loaders.reviewsOf(served).seen(revision), oid);
    if (found === null) throw new GalleyError("NOT_FOUND", "The review has no such remark.");
    return found;
  }

  /** Finds a comment by its SHA-1, or null. Linear in the review's comments. */
  static find(seen: SeenReview, oid: string): ReviewComment | null {
    for (const thread of seen.review.threads) {
      const comment = thread.comments.find(({ item }) => item.id === oid);
      if (comment !== undefined) return new ReviewComment(seen, thread, comment);
    }
    return null;
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("ReviewComment", this.#seen.served.git.id, this.#seen.review.revision, this.#comment.item.id);
  }

  /**
   * Its SHA-1 as git-appraise computes it.
   * @gqlField
   */
  oid(): string {
    return this.#comment.item.id;
  }

  /**
   * What the client that wrote it named it; null where another tool did.
   * @gqlField
   */
  key(): string | null {
    return this.#comment.item.extras.key ?? null;
  }

  /**
   * Who wrote it.
   * @gqlField
   */
  author(): Person {
    return this.#writerOf(this.#comment.item);
  }

  /**
   * The program that wrote it in its author's name, as it calls itself; null where they did themselves.
   * @gqlField
   */
  agent(): string | null {
    return this.#comment.item.extras.agent?.name ?? null;
  }

  /**
   * The commit or snapshot that an answer says did what was asked for; null where it says nothing of the kind.
   * @gqlField
   */
  addressed(): GitObjectID | null {
    return this.#comment.item.extras.addressed?.by ?? null;
  }

  /**
   * Its text as it reads now, as Markdown; empty where it says nothing or was withdrawn.
   * @gqlField
   */
  body(): string {
    return this.#comment.isWithdrawn ? "" : this.#comment.latest.description;
  }

  /**
   * When it was written.
   * @gqlField
   */
  createdAt(): GitTimestamp {
    return gitTimestamp(secondsOf(this.#comment.item.timestamp));
  }

  /**
   * When it was last edited; null where it never was.
   * @gqlField
   */
  editedAt(): GitTimestamp | null {
    const { item, latest } = this.#comment;
    return latest === item ? null : gitTimestamp(secondsOf(latest.timestamp));
  }

  /**
   * Who wrote its last edit or took it back, where that was not its author: anybody can write any entry.
   * @gqlField
   */
  editedBy(): Person | null {
    const { item, latest } = this.#comment;
    return latest.author === item.author ? null : this.#writerOf(latest);
  }

  /**
   * Whether it was taken back.
   * @gqlField
   */
  isWithdrawn(): boolean {
    return this.#comment.isWithdrawn;
  }

  /**
   * Whether it objects, so that the review cannot be approved before that is settled.
   * @gqlField
   */
  isBlocking(): boolean {
    return this.#comment.latest.resolved === false;
  }

  /**
   * What an answer does to its thread: `resolve` or `reopen`; null where it does neither.
   * @gqlField
   */
  act(): string | null {
    const { item } = this.#comment;
    if (item.parent === "") return null;
    if (item.extras.act !== undefined) return item.extras.act;
    return item.resolved === null ? null : item.resolved ? "resolve" : "reopen";
  }

  /**
   * What it says of the whole change; null where it is no verdict.
   * @gqlField
   */
  verdict(): VerdictKind | null {
    const { item } = this.#comment;
    if (!this.#thread.isVerdict || this.#thread.root !== this.#comment) return null;
    return item.resolved === null ? "COMMENT" : item.resolved ? "APPROVE" : "REQUEST_CHANGES";
  }

  /**
   * Whether who asks may change its text: their own alone.
   * @gqlField
   */
  viewerCanEdit(): boolean {
    return commentPermits(this.#seen.viewer, this.#comment).canEdit;
  }

  /**
   * Whether who asks may take it back: their own alone.
   * @gqlField
   */
  viewerCanWithdraw(): boolean {
    return commentPermits(this.#seen.viewer, this.#comment).canWithdraw;
  }

  /**
   * The `oid` of the comment that it answers; null for the first of a thread.
   * @gqlField
   */
  replyTo(): string | null {
    return this.#comment.item.parent || null;
  }

  /**
   * All its versions, oldest first, the present one last.
   * @gqlField
   */
  history(): readonly CommentVersion[] {
    return this.#comment.history.map(({ description, timestamp }) => ({
      body: description,
      at: gitTimestamp(secondsOf(timestamp)),
    }));
  }

  #writerOf({ author, extras }: CommentItem): Person {
    return personIn(this.#seen, author, extras.name);
  }
}
