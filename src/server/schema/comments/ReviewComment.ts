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
import { type Node, idInReview } from "../request/globalId.ts";
import { type Person, personIn } from "../repositories/Person.ts";
import { OfReview, type ViewerReview } from "../request/ServedRepositories.ts";
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

interface CommentInThread {
  readonly thread: DerivedThread;
  readonly comment: DerivedComment;
}

/** A comment in a review. Entries are never removed: a deletion is an entry of its own. @gqlType */
export class ReviewComment extends OfReview<CommentInThread> implements Node {
  readonly __typename = "ReviewComment" as const;
  readonly derivedThread = this.source.thread;
  readonly comment = this.source.comment;
  readonly #extras = this.comment.item.extras;
  readonly #permissions = commentPermissions(this.viewerReview.viewer, this.comment);
  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID = idInReview(this.viewerReview, "ReviewComment", this.comment.item.id);
  /** The SHA-1 as computed by git-appraise. @gqlField */
  readonly oid: string = this.comment.item.id;
  /** The key of the client that wrote it, or null if another tool did. @gqlField */
  readonly key: string | null = this.#extras.key ?? null;
  /** The author of the comment. @gqlField */
  readonly author: Person = writerOf(this.viewerReview, this.comment.item);
  /** The program that wrote it for its author, as it calls itself, or null if the author did. @gqlField */
  readonly agent: string | null = this.#extras.agent?.name ?? null;
  /** The person who imported it from a file or a forge, which names its author, or null if it was not imported. @gqlField */
  readonly importedBy: Person | null =
    this.#extras.imported === undefined ? null : personIn(this.viewerReview, this.#extras.imported.by);
  /** The http or https address of the comment on its forge, or null if it was not imported from one. @gqlField */
  readonly importedFrom: string | null = this.#extras.imported?.from ?? null;
  /** The http or https address of the comment on the forge that it was sent to, or null if it was not sent. @gqlField */
  readonly sentTo: string | null = this.comment.sent.find(({ url }) => url !== undefined)?.url ?? null;
  /** The commit or snapshot that a reply proposes as addressing the thread, or null. @gqlField */
  readonly addressed: GitObjectID | null = this.#extras.addressed?.by ?? null;
  /** The current text, as Markdown. Empty if there is none or the comment was deleted. @gqlField */
  readonly body: string = this.comment.isDeleted ? "" : this.comment.latest.description;
  /** The time of writing, or null if it states none, as a rejection by `git appraise`. @gqlField */
  readonly createdAt: GitTimestamp | null = statedTimestamp(statedTime(this.comment.item));
  /** The time of the last edit, or null. @gqlField */
  readonly editedAt: GitTimestamp | null = editedAt(this.comment);
  /** The person who wrote its last edit or deletion, if that was not its author: entries are not verified. @gqlField */
  readonly editedBy: Person | null = editedBy(this.viewerReview, this.comment);
  /** Whether the comment was deleted. @gqlField */
  readonly isDeleted: boolean = this.comment.isDeleted;
  /** Whether the comment objects, so that the review cannot be approved before it is resolved. @gqlField */
  readonly isBlocking: boolean = this.comment.latest.resolved === false;
  /** The effect of a reply on its thread: `resolve` or `reopen`, or null for none. @gqlField */
  readonly act: string | null = actOf(this.comment.item);
  /** The verdict on the whole change or on the layer of its thread, or null if the comment is not one. @gqlField */
  readonly verdict: VerdictKind | null = verdictIn(this.source);
  /** Whether the viewer can edit this comment. Only its author can. @gqlField */
  readonly viewerCanEdit: boolean = this.#permissions.canEdit;
  /** Whether the viewer can delete this comment. Only its author can. @gqlField */
  readonly viewerCanDelete: boolean = this.#permissions.canDelete;
}

function writerOf(viewerReview: ViewerReview, { author, extras }: CommentItem): Person {
  return personIn(viewerReview, author, extras.name);
}

function editedAt({ item, latest }: DerivedComment): GitTimestamp | null {
  return latest === item ? null : gitTimestamp(secondsOf(latest.timestamp));
}

function editedBy(viewerReview: ViewerReview, { item, latest }: DerivedComment): Person | null {
  return latest.author === item.author ? null : writerOf(viewerReview, latest);
}

function verdictIn({ thread, comment }: CommentInThread): VerdictKind | null {
  const isVerdict = thread.isVerdict && thread.root === comment;
  return isVerdict ? verdictFormat.read(verdictOf(comment.item, comment.item)) : null;
}

function actOf({ parent, extras, resolved }: CommentItem): string | null {
  if (parent === "") return null;
  if (extras.act !== undefined) return extras.act;
  return resolved === null ? null : resolved ? "resolve" : "reopen";
}

/** Finds a comment by the names inside its id; fails as NOT_FOUND if there is none. */
export async function reviewCommentById(
  context: Context,
  [repositoryId = "", revision = "", oid = ""]: readonly string[],
): Promise<ReviewComment> {
  const served = context.repositories.byId(repositoryId);
  const found = findReviewComment(await context.loaders.reviewsOf(served).viewerReview(revision), oid);
  if (found === null) throw new GalleyError("NOT_FOUND", "This review has no such comment.");
  return found;
}

/** Finds a comment by its SHA-1, or null. Linear in the review's comments. */
export function findReviewComment(viewerReview: ViewerReview, oid: string): ReviewComment | null {
  for (const thread of viewerReview.review.threads) {
    const comment = thread.comments.find(({ item }) => item.id === oid);
    if (comment !== undefined) return new ReviewComment(viewerReview, { thread, comment });
  }
  return null;
}

/** The signature of a verdict, or null if the comment is none or has no signature. @gqlField */
export async function signature(
  { viewerReview, comment, verdict }: ReviewComment,
  context: Context,
): Promise<VerdictSignature | null> {
  if (verdict === null) return null;
  const { served, review } = viewerReview;
  return context.loaders
    .of(served.git)
    .once(`signature ${review.revision} ${comment.item.id}`, () =>
      verdictSignature(served.git, review.revision, comment, { signal: context.signal }),
    );
}

/** All versions, oldest first, including the current one. @gqlField history */
export function commentHistory({ comment }: ReviewComment): readonly CommentVersion[] {
  return comment.history.map((item) => ({ body: item.description, at: statedTimestamp(statedTime(item)) }));
}

/** Writes the comment as Markdown, with a head line that says who wrote it. */
export function commentMarkdown(comment: ReviewComment): string {
  const { oid, agent, addressed, author, importedBy, importedFrom, sentTo, createdAt, editedAt, isDeleted, body, act } =
    comment;
  const { statedName: name, email } = author;
  const head = [
    inLine(name === null || importedBy !== null ? email : `${name} <${email}>`),
    ...(importedBy === null ? [] : [`from ${importedFrom ?? "a file"} that ${inLine(importedBy.email)} imported`]),
    ...(sentTo === null ? [] : [`sent to ${sentTo}`]),
    ...(agent === null ? [] : [`by the agent ${inLine(agent)}`]),
    createdAt === null ? "no date" : new Date(createdAt).toISOString(),
    ...(editedAt === null || isDeleted ? [] : ["edited"]),
    ...(addressed === null ? [] : [`proposed as addressed by ${addressed.slice(0, 12)}`]),
  ].join(", ");
  const text = isDeleted ? DELETED : body || (ACTS[act ?? ""] ?? NO_TEXT);
  return `${head} [${oid.slice(0, 12)}]:\n\n${quotation(text)}`;
}

/** The comment with the verdict. @gqlField comment */
export function verdictComment({ viewerReview, verdict }: Verdict): ReviewComment {
  const thread = viewerReview.review.threads.find(({ root }) => root.item.id === verdict.commentId);
  if (thread === undefined) throw new Error("The thread of a verdict is missing.");
  return new ReviewComment(viewerReview, { thread, comment: thread.root });
}
