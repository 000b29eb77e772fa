import type { Int } from "grats";
import type { GitObjectID, GitTimestamp } from "../scalars.ts";
import type { CommentKind } from "./ReviewComment.ts";
import type { ThreadState } from "./ReviewThread.ts";
import type { DiffSide, ThreadCertainty } from "./ThreadPosition.ts";

/**
 * Lines of code with those around them.
 * @gqlType
 */
export interface RemarkCode {
  /**
   * The number of the first of them, counted from 1.
   * @gqlField
   */
  readonly startLine: Int;
  /**
   * The number of the last.
   * @gqlField
   */
  readonly endLine: Int;
  /**
   * What stands above them.
   * @gqlField
   */
  readonly before: readonly string[];
  /**
   * The lines; of very many the first.
   * @gqlField
   */
  readonly lines: readonly string[];
  /**
   * What stands below them.
   * @gqlField
   */
  readonly after: readonly string[];
}

/**
 * Where a remark was written.
 * @gqlType
 */
export interface RemarkOrigin {
  /**
   * The file.
   * @gqlField
   */
  readonly path: string;
  /**
   * The side of the change.
   * @gqlField
   */
  readonly side: DiffSide;
  /**
   * The commit whose file was read; null where the remark names none.
   * @gqlField
   */
  readonly commitOid: GitObjectID | null;
  /**
   * The number of the patch set; null where it is none of the review's.
   * @gqlField
   */
  readonly patchSet: Int | null;
  /**
   * The code then; null for the whole file, and where nobody knows any more.
   * @gqlField
   */
  readonly code: RemarkCode | null;
}

/**
 * Where a remark stands now.
 * @gqlType
 */
export interface RemarkPlace {
  /**
   * The file; null for the change as a whole.
   * @gqlField
   */
  readonly path: string | null;
  /**
   * The side of the change.
   * @gqlField
   */
  readonly side: DiffSide;
  /**
   * How surely.
   * @gqlField
   */
  readonly certainty: ThreadCertainty;
  /**
   * What became of its lines, in a sentence.
   * @gqlField
   */
  readonly reason: string;
  /**
   * The code now; null for the whole file, and where there is none.
   * @gqlField
   */
  readonly code: RemarkCode | null;
}

/**
 * What is proposed to have done what a remark asks for.
 * @gqlType
 */
export interface RemarkAddressed {
  /**
   * The commit or snapshot.
   * @gqlField
   */
  readonly by: GitObjectID;
  /**
   * The SHA-1 of the comment that says so.
   * @gqlField
   */
  readonly commentOid: GitObjectID;
  /**
   * When that was said.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * The program that says so; null where a person does.
   * @gqlField
   */
  readonly agent: string | null;
}

/**
 * A remark with all that one needs to act on it, as it stands at the head of its review.
 * @gqlType
 */
export interface Remark {
  /**
   * The SHA-1 of its first comment.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * Whether it waits for something.
   * @gqlField
   */
  readonly state: ThreadState;
  /**
   * The last proposal that it is done, while no person has said anything after it.
   * @gqlField
   */
  readonly addressed: RemarkAddressed | null;
  /**
   * Whether it wants something to happen before the change goes in.
   * @gqlField
   */
  readonly kind: CommentKind;
  /**
   * Whether it is a verdict on the whole change.
   * @gqlField
   */
  readonly isVerdict: boolean;
  /**
   * Where it was written; null for one on the change as a whole.
   * @gqlField
   */
  readonly written: RemarkOrigin | null;
  /**
   * Where it stands now.
   * @gqlField
   */
  readonly now: RemarkPlace;
  /**
   * What it suggests, as a patch to what is there now; null where it suggests nothing that fits.
   * @gqlField
   */
  readonly suggestion: string | null;
  /**
   * All that was said, in order; the first is the remark itself.
   * @gqlField
   */
  readonly comments: readonly RemarkComment[];
}

/**
 * Something that was said in a remark's thread, as its own entry gives it.
 * @gqlType
 */
export interface RemarkComment {
  /**
   * Its SHA-1.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * The name of who wrote it; null where the entry gives none.
   * @gqlField
   */
  readonly authorName: string | null;
  /**
   * The e-mail address of who wrote it.
   * @gqlField
   */
  readonly authorEmail: string;
  /**
   * When it was written.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * Its text as it reads now, as Markdown; empty where it was withdrawn.
   * @gqlField
   */
  readonly body: string;
  /**
   * Whether it was edited.
   * @gqlField
   */
  readonly isEdited: boolean;
  /**
   * Whether it was taken back.
   * @gqlField
   */
  readonly isWithdrawn: boolean;
  /**
   * The program that wrote it in its author's name; null where they did themselves.
   * @gqlField
   */
  readonly agent: string | null;
  /**
   * The commit or snapshot that it says did what was asked for; null where it says nothing of the kind.
   * @gqlField
   */
  readonly addressed: GitObjectID | null;
}
