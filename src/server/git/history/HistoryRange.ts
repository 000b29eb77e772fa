import type { Oid } from "../oid.ts";

/** Which commits a history consists of, before any are looked for in it. The same range always has the same commits. */
export interface HistoryRange {
  /** Where it starts. */
  readonly tips: readonly Oid[];
  /** Commits whose whole history is left out. */
  readonly exclude: readonly Oid[];
  /** A file or folder, as `byteText` carries it: only commits that change it count. Null for all. */
  readonly path: string | null;
  /** Whether a file is followed to the names that it had before. */
  readonly follow: boolean;
  /** Whether of a merge only the first parent counts: what was merged in, and no longer how it came about. */
  readonly firstParent: boolean;
  /** Seconds since 1970: commits made before are left out with all that led to them; null for no such limit. */
  readonly since: number | null;
}
