/** Where a thread stands in the change that is read. */
export interface ThreadPosition {
  /** Null for the change as a whole. */
  readonly path: string | null;
  readonly side: "old" | "new";
  /** Lines from 1, both within; null where the file as a whole is meant. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  /** A sentence for people. */
  readonly reason: string;
}
