import type { ID } from "grats";
import type { ThreadPosition } from "./ThreadPosition.ts";

/**
 * Where a thread, or a draft of one, stands in a change of its review.
 * @gqlType
 */
export interface RemarkPlacement {
  /**
   * The id of the thread or of the draft.
   * @gqlField
   */
  readonly remarkId: ID;
  /**
   * Where it stands.
   * @gqlField
   */
  readonly position: ThreadPosition;
}
