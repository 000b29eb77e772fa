import type { Oid } from "../oid.ts";

/** A commit of a history, before any are looked for in it. */
export interface HistoryRow {
  readonly oid: Oid;
  /** What the file or folder was called in this commit; null where the history is of all files. */
  readonly path: string | null;
  /** What the file was called before, where it got its name in this commit; else null. */
  readonly origin: string | null;
}
