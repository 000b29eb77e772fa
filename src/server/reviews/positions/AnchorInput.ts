import type { Oid } from "#server/git/oid.ts";

/** Where a comment is to stand, as a client says it. Lines from 1, both ends within. */
export interface AnchorInput {
  /** The file, as `byteText` carries its path; null for the review as a whole. */
  readonly path: string | null;
  readonly side: "old" | "new";
  /** Null for the whole file. */
  readonly startLine: number | null;
  /** Null for the line of the start. */
  readonly endLine: number | null;
  /** The commit that was read: head or base of one of the patch sets; null for the current one's. */
  readonly commit: Oid | null;
}
