import type { Int } from "grats";
import type { GitObjectID } from "../scalars.ts";

/**
 * What happened to the lines that a thread was written on: the evidence that it was addressed, or not.
 * @gqlType
 */
export interface CodeTouch {
  /**
   * The file, by the name that it had when the thread was written.
   * @gqlField
   */
  readonly path: string;
  /**
   * The hunks that touched the lines, as a unified diff; of long ones what is near the lines.
   * @gqlField
   */
  readonly patch: string;
  /**
   * The commit that the thread was written on.
   * @gqlField
   */
  readonly fromOid: GitObjectID;
  /**
   * The commit that is shown.
   * @gqlField
   */
  readonly toOid: GitObjectID;
  /**
   * The patch sets of both, where they are two that can be held together; else null.
   * @gqlField
   */
  readonly fromPatchSet: Int | null;
  /**
   * The later of the two.
   * @gqlField
   */
  readonly toPatchSet: Int | null;
}
