import type { Int } from "grats";

/**
 * How surely a thread stands where it is shown: its file is the very same (`EXACT`), or other lines of it changed, so that
 * its own are the same and may have been shifted (`SHIFTED`); the same lines were taken to another place of the file, or to a
 * file of another name (`MOVED`); they were changed, and it stands on what is in their stead (`EDITED`); or they are gone, and
 * it stands on the old side where that has them, else near where they were (`LOST`).
 * @gqlEnum
 */
export type ThreadCertainty = "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";

/**
 * Where a thread stands in the change that is read.
 * @gqlType
 */
export interface ThreadPosition {
  /**
   * The file; null where it stands on the review as a whole.
   * @gqlField
   */
  readonly path: string | null;
  /**
   * The side of the change.
   * @gqlField
   */
  readonly side: DiffSide;
  /**
   * Its first line, counted from 1; null for the whole file.
   * @gqlField
   */
  readonly startLine: Int | null;
  /**
   * Its last line; null for the whole file.
   * @gqlField
   */
  readonly endLine: Int | null;
  /**
   * How surely.
   * @gqlField
   */
  readonly certainty: ThreadCertainty;
  /**
   * What became of its lines, in a sentence for people.
   * @gqlField
   */
  readonly reason: string;
}

/**
 * A side of a change: what was there before, or what is there now.
 * @gqlEnum
 */
export type DiffSide = "OLD" | "NEW";
