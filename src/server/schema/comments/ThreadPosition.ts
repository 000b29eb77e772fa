import type { Int } from "grats";
import type { ThreadPosition as PortedPosition } from "#server/reviews/positions/ThreadPosition.ts";

/**
 * The certainty of a thread's position. `EXACT`: the file is unchanged. `SHIFTED`: other lines of the file changed, and
 * these may have shifted. `MOVED`: the same lines moved to another place of the file, or to another file. `EDITED`: the
 * lines were changed, and the thread is on the lines that replaced them. `LOST`: the lines were deleted, and the thread
 * is on the old side if that has them, else near their old place.
 * @gqlEnum
 */
export type ThreadCertainty = "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";

/** The position of a thread in a displayed change. @gqlType */
export interface ThreadPosition {
  /** The path of the file, or null for the whole review. @gqlField */
  readonly path: string | null;
  /** The side of the change. @gqlField */
  readonly side: DiffSide;
  /** The first line, counted from 1, or null for the whole file. @gqlField */
  readonly startLine: Int | null;
  /** The last line, or null for the whole file. @gqlField */
  readonly endLine: Int | null;
  /** The certainty of the position. @gqlField */
  readonly certainty: ThreadCertainty;
  /** The change of its lines, in a sentence for the user. @gqlField */
  readonly reason: string;
}

/** A side of a change. @gqlEnum */
export type DiffSide = "OLD" | "NEW";

export function toThreadPosition(position: PortedPosition): ThreadPosition {
  return { ...position, side: position.side === "old" ? "OLD" : "NEW" };
}
