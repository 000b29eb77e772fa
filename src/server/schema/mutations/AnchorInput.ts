import type { Int } from "grats";
import type { DiffSide } from "../reviews/DiffSide.ts";
import type { GitObjectID } from "../scalars.ts";

/**
 * What a remark stands on.
 * @gqlInput
 */
export interface AnchorInput {
  /** The file; left out for the review as a whole. */
  readonly path?: string | null;
  /** The side of the change; `NEW` where left out. */
  readonly side?: DiffSide | null;
  /** The first line, counted from 1; left out for the whole file. */
  readonly startLine?: Int | null;
  /** The last line; the first where left out. */
  readonly endLine?: Int | null;
  /** The commit whose file was read: a head, or for the old side a base. Where left out those of the patch set reviewed now. */
  readonly commitOid?: GitObjectID | null;
}
