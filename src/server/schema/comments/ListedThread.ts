import type { Int } from "grats";
import type { GitObjectID, GitTimestamp } from "../scalars.ts";
import type { CommentKind } from "./ReviewComment.ts";
import type { ThreadState } from "./ReviewThread.ts";
import type { DiffSide, ThreadCertainty } from "./ThreadPosition.ts";

/**
 * Lines of code with context.
 * @gqlType
 */
export interface ListedCode {
  /**
   * The first line, counted from 1.
   * @gqlField
   */
  readonly startLine: Int;
  /**
   * The last line.
   * @gqlField
   */
  readonly endLine: Int;
  /**
   * The context lines before.
   * @gqlField
   */
  readonly before: readonly string[];
  /**
   * The lines. If there are very many, the first ones.
   * @gqlField
   */
  readonly lines: readonly string[];
  /**
   * The context lines after.
   * @gqlField
   */
  readonly after: readonly string[];
}

/**
 * The position where a comment was written.
 * @gqlType
 */
export interface ListedOrigin {
  /**
   * The path of the file.
   * @gqlField
   */
  readonly path: string;
  /**
   * The side of the change.
   * @gqlField
   */
  readonly side: DiffSide;
  /**
   * The commit that was read, or null if the comment has none.
   * @gqlField
   */
  readonly commitOid: GitObjectID | null;
  /**
   * The number of the patch set, or null if it is not one of the review's.
   * @gqlField
   */
  readonly patchSet: Int | null;
  /**
   * The code at that time, or null for the whole file, and if it is unknown.
   * @gqlField
   */
  readonly code: ListedCode | null;
}

/**
 * The current position of a comment.
 * @gqlType
 */
export interface ListedPosition {
  /**
   * The path of the file, or null for the whole change.
   * @gqlField
   */
  readonly path: string | null;
  /**
   * The side of the change.
   * @gqlField
   */
  readonly side: DiffSide;
  /**
   * The certainty of the position.
   * @gqlField
   */
  readonly certainty: ThreadCertainty;
  /**
   * The change of its lines, in a sentence.
   * @gqlField
   */
  readonly reason: string;
  /**
   * The current code, or null for the whole file, and if there is none.
   * @gqlField
   */
  readonly code: ListedCode | null;
}

/**
 * A proposal that a commit does what a comment asks for.
 * @gqlType
 */
export interface ListedProposal {
  /**
   * The commit or snapshot.
   * @gqlField
   */
  readonly by: GitObjectID;
  /**
   * The SHA-1 of the comment with the proposal.
   * @gqlField
   */
  readonly commentOid: GitObjectID;
  /**
   * The time of the proposal.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * The program that proposes it, or null if a person does.
   * @gqlField
   */
  readonly agent: string | null;
}

/**
 * A thread with everything needed to act on it, at the head of its review.
 * @gqlType
 */
export interface ListedThread {
  /**
   * The SHA-1 of its first comment.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * The state of the thread.
   * @gqlField
   */
  readonly state: ThreadState;
  /**
   * The last proposal that it is addressed, if no person commented after it.
   * @gqlField
   */
  readonly addressed: ListedProposal | null;
  /**
   * The kind of its first comment.
   * @gqlField
   */
  readonly kind: CommentKind;
  /**
   * Whether it is a verdict on the whole change.
   * @gqlField
   */
  readonly isVerdict: boolean;
  /**
   * The position where it was written, or null for the whole change.
   * @gqlField
   */
  readonly written: ListedOrigin | null;
  /**
   * The current position.
   * @gqlField
   */
  readonly now: ListedPosition;
  /**
   * The suggestion as a patch of the current file, or null if there is none that applies.
   * @gqlField
   */
  readonly suggestion: string | null;
  /**
   * The comments, in order, including the first one.
   * @gqlField
   */
  readonly comments: readonly ListedComment[];
}

/**
 * A comment in a listed thread, as in its own entry.
 * @gqlType
 */
export interface ListedComment {
  /**
   * The SHA-1 of the comment.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * The name of the author, or null if the entry has none.
   * @gqlField
   */
  readonly authorName: string | null;
  /**
   * The e-mail address of the author.
   * @gqlField
   */
  readonly authorEmail: string;
  /**
   * The time of writing.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * The current text, as Markdown. Empty if the comment was deleted.
   * @gqlField
   */
  readonly body: string;
  /**
   * Whether the comment was edited.
   * @gqlField
   */
  readonly isEdited: boolean;
  /**
   * Whether the comment was deleted.
   * @gqlField
   */
  readonly isDeleted: boolean;
  /**
   * The program that wrote it for its author, or null if the author did.
   * @gqlField
   */
  readonly agent: string | null;
  /**
   * The commit or snapshot that it proposes as addressing the thread, or null.
   * @gqlField
   */
  readonly addressed: GitObjectID | null;
}
