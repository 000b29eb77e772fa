import type { ID } from "grats";
import type { Problem } from "./Problem.ts";

/**
 * What became of an edit of a work tree's files.
 * @gqlType
 */
export interface WorkTreeEditPayload {
  /**
   * What the edit is undone by, opaque; null where nothing was done.
   * @gqlField
   */
  readonly edit: ID | null;
  /**
   * The files that were written or taken away; none where nothing was done.
   * @gqlField
   */
  readonly paths: readonly string[];
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}
