import type { Int } from "grats";
import type { DiffSide } from "./DiffSide.ts";

/**
 * How surely a thread stands where it is shown: its file is the very same (`EXACT`), its lines are the same but stand
 * elsewhere in the file (`SHIFTED`), they were changed (`EDITED`), they went to another file (`MOVED`), or they are gone
 * and the thread stands near where they were (`LOST`).
 * @gqlEnum
 */
export type ThreadCertainty = "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";

/**
 * Where a thread stands in the patch set that is reviewed now.
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
