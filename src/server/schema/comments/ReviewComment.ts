import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { inLine, quotation } from "#contract/untrustedText.ts";
import { commentPermissions } from "#server/reviews/state/Viewer.ts";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import { verdictOf } from "#server/reviews/state/deriveThread.ts";
import type { DerivedComment, DerivedThread } from "#server/reviews/state/Review.ts";
import { verdictSignature } from "#server/reviews/verdicts/verdictSignature.ts";
import { secondsOf, statedTime } from "#server/store/notes/timestamps.ts";
import type { Context } from "../request/Context.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { type Person, personIn } from "../repositories/Person.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { type Verdict, verdictFormat, type VerdictKind } from "./Verdict.ts";

const DELETED = "(deleted)";
const NO_TEXT = "(no text)";
const ACTS: Readonly<Record<string, string>> = { resolve: "(resolved the thread)", reopen: "(reopened the thread)" };

/** The kind of a comment: `BLOCKING` must be resolved before the change lands, `NOTE` need not. @gqlEnum */
export type CommentKind = "BLOCKING" | "NOTE";

/** A version of a comment. @gqlType */
interface CommentVersion {
  /** The text of this version, as Markdown. @gqlField */
  readonly body: string;
  /** The time of this version, or null if it states none. @gqlField */
  readonly at: GitTimestamp | null;
}

/**
 * The result of checking a signature. `VALID`: by a key that git's configuration trusts for the author of the verdict, and
 * for the verdict as it is. `INVALID`: by no key for this verdict, by a revoked one, or by the key of somebody else.
 * `UNKNOWN`: whose key it is, or whether it is by any, is not known here.
 * @gqlEnum
 */
export type SignatureState = "VALID" | "INVALID" | "UNKNOWN";

/**
 * The signature of a verdict by an SSH key, checked with the allowed signers file of git's configuration of the user who runs
 * Galley.
 * @gqlType
 */
export interface VerdictSignature {
  /** The result of checking it. @gqlField */
  readonly state: SignatureState;
  /** Sentences that say why, and what to do. @gqlField */
  readonly message: string;
  /**
   * The kind of the key and its fingerprint. Null if no key made the signature for this verdict, or it cannot be checked.
   * @gqlField
   */
  readonly key: string | null;
}

/** A comment in a review. Entries are never removed: a deletion is an entry of its own. @gqlType */
export class ReviewComment implements Node {
  readonly __typename = "ReviewComment" as const;
  readonly viewerReview: ViewerReview;
  /** The thread that it is in. */
  readonly derivedThread: DerivedThread;
  readonly comment: DerivedComment;

  constructor(viewerReview: ViewerReview, thread: DerivedThread, comment: DerivedComment) {
    this.viewerReview = viewerReview;
    this.derivedThread = thread;
    this.comment = comment;
  }

  /** Finds a comment by the names inside its id; fails as NOT_FOUND if there is none. */
  static async byId(
    context: Context,
    [repositoryId = "", revision = "", oid = ""]: readonly string[],
  ): Promise<ReviewComment> {
    const served = context.repositories.byId(repositoryId);
    const found = ReviewComment.find(await context.loaders.reviewsOf(served).viewerReview(revision), oid);
    if (found === null) throw new GalleyError("NOT_FOUND", "This review has no such comment.");
    return found;
  }

  /** Finds a comment by its SHA-1, or null. Linear in the review's comments. */
  static find(viewerReview: ViewerReview, oid: string): ReviewComment | null {
    for (const thread of viewerReview.review.threads) {
      const comment = thread.comments.find(({ item }) => item.id === oid);
      if (comment !== undefined) return new ReviewComment(viewerReview, thread, comment);
    }
    return null;
  }

  /** The opaque ID. @gqlField @killsParentOnException */
  id(): ID {
    return toGlobalId(
      "ReviewComment",
      this.viewerReview.served.git.id,
      this.viewerReview.review.revision,
      this.comment.item.id,
    );
  }

  /** The SHA-1 as computed by git-appraise. @gqlField */
  oid(): string {
    return this.comment.item.id;
  }

  /** The key of the client that wrote it, or null if another tool did. @gqlField */
  key(): string | null {
    return this.comment.item.extras.key ?? null;
  }

  /** The author of the comment. @gqlField */
  author(): Person {
    return this.#writerOf(this.comment.item);
  }

  /** The program that wrote it for its author, as it calls itself, or null if the author did. @gqlField */
  agent(): string | null {
    return this.comment.item.extras.agent?.name ?? null;
  }

  /** The person who imported it from a file, which names its author, or null if it was not imported. @gqlField */
  importedBy(): Person | null {
    const by = this.comment.item.extras.imported?.by;
    return by === undefined ? null : personIn(this.viewerReview, by);
  }

  /** The commit or snapshot that a reply proposes as addressing the thread, or null. @gqlField */
  addressed(): GitObjectID | null {
    return this.comment.item.extras.addressed?.by ?? null;
  }

  /** The current text, as Markdown. Empty if there is none or the comment was deleted. @gqlField */
  body(): string {
    return this.comment.isDeleted ? "" : this.comment.latest.description;
  }

  /** The time of writing, or null if it states none, as a rejection by `git appraise`. @gqlField */
  createdAt(): GitTimestamp | null {
    return statedTimestamp(statedTime(this.comment.item));
  }

  /** The time of the last edit, or null. @gqlField */
  editedAt(): GitTimestamp | null {
    const { item, latest } = this.comment;
    return latest === item ? null : gitTimestamp(secondsOf(latest.timestamp));
  }

  /** The person who wrote its last edit or deletion, if that was not its author: entries are not verified. @gqlField */
  editedBy(): Person | null {
    const { item, latest } = this.comment;
    return latest.author === item.author ? null : this.#writerOf(latest);
  }

  /** Whether the comment was deleted. @gqlField */
  isDeleted(): boolean {
    return this.comment.isDeleted;
  }

  /** Whether the comment objects, so that the review cannot be approved before it is resolved. @gqlField */
  isBlocking(): boolean {
    return this.comment.latest.resolved === false;
  }

  /** The effect of a reply on its thread: `resolve` or `reopen`, or null for none. @gqlField */
  act(): string | null {
    const { item } = this.comment;
    if (item.parent === "") return null;
    if (item.extras.act !== undefined) return item.extras.act;
    return item.resolved === null ? null : item.resolved ? "resolve" : "reopen";
  }

  /** The verdict on the whole change or on the layer of its thread, or null if the comment is not one. @gqlField */
  verdict(): VerdictKind | null {
    const { item } = this.comment;
    if (!this.derivedThread.isVerdict || this.derivedThread.root !== this.comment) return null;
    return verdictFormat.read(verdictOf(item, item));
  }

  /** The signature of a verdict, or null if the comment is none or has no signature. @gqlField */
  async signature(context: Context): Promise<VerdictSignature | null> {
    if (this.verdict() === null) return null;
    const { served, review } = this.viewerReview;
    return context.loaders
      .of(served.git)
      .once(`signature ${review.revision} ${this.comment.item.id}`, () =>
        verdictSignature(served.git, review.revision, this.comment, { signal: context.signal }),
      );
  }

  /** Whether the viewer can edit this comment. Only its author can. @gqlField */
  viewerCanEdit(): boolean {
    return commentPermissions(this.viewerReview.viewer, this.comment).canEdit;
  }

  /** Whether the viewer can delete this comment. Only its author can. @gqlField */
  viewerCanDelete(): boolean {
    return commentPermissions(this.viewerReview.viewer, this.comment).canDelete;
  }

  /** The `oid` of the comment that it replies to, or null for the first one of a thread. @gqlField */
  replyTo(): string | null {
    return this.comment.item.parent || null;
  }

  /** All versions, oldest first, including the current one. @gqlField */
  history(): readonly CommentVersion[] {
    return this.comment.history.map((item) => ({
      body: item.description,
      at: statedTimestamp(statedTime(item)),
    }));
  }

  /** Writes the comment as Markdown, with a head line that says who wrote it. */
  markdown(): string {
    const [agent, addressed, author, createdAt] = [this.agent(), this.addressed(), this.author(), this.createdAt()];
    const importer = this.importedBy();
    const name = author.statedName;
    const head = [
      inLine(name === null || importer !== null ? author.email : `${name} <${author.email}>`),
      ...(importer === null ? [] : [`from a file that ${inLine(importer.email)} imported`]),
      ...(agent === null ? [] : [`by the agent ${inLine(agent)}`]),
      createdAt === null ? "no date" : new Date(createdAt).toISOString(),
      ...(this.editedAt() === null || this.isDeleted() ? [] : ["edited"]),
      ...(addressed === null ? [] : [`proposed as addressed by ${addressed.slice(0, 12)}`]),
    ].join(", ");
    const body = this.isDeleted() ? DELETED : this.body() || (ACTS[this.act() ?? ""] ?? NO_TEXT);
    return `${head} [${this.oid().slice(0, 12)}]:\n\n${quotation(body)}`;
  }

  #writerOf({ author, extras }: CommentItem): Person {
    return personIn(this.viewerReview, author, extras.name);
  }
}

/** The comment with the verdict. @gqlField comment */
export function verdictComment({ viewerReview, verdict }: Verdict): ReviewComment {
  const thread = viewerReview.review.threads.find(({ root }) => root.item.id === verdict.commentId);
  if (thread === undefined) throw new Error("The thread of a verdict is missing.");
  return new ReviewComment(viewerReview, thread, thread.root);
}
