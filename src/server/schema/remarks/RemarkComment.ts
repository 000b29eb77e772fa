import type { GitObjectID, GitTimestamp } from "../scalars.ts";

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
