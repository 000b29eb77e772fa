import type { Oid } from "../oid.ts";

/** The commits that make up a history, before any filter. The same range always has the same commits. */
export interface HistoryRange {
  /** The commits where the walk starts. */
  readonly tips: readonly Oid[];
  /** Commits whose whole history is excluded. */
  readonly exclude: readonly Oid[];
  /** A file or folder in `byteText` encoding; only commits that change it are included. Null for all commits. */
  readonly path: string | null;
  /** True to follow a file across renames. */
  readonly follow: boolean;
  /** Seconds since 1970: commits made earlier are excluded with all their ancestors. Null for no limit. */
  readonly since: number | null;
}

/** Returns a cache key: equal for two ranges exactly when they have the same commits. */
export function rangeKey({ tips, exclude, path, follow, since }: HistoryRange): string {
  return JSON.stringify([tips, exclude, path, follow, since]);
}

/** A commit of a history, before any filter. */
export interface HistoryRow {
  readonly oid: Oid;
  /** The path of the file or folder in this commit; null if the history covers all files. */
  readonly path: string | null;
  /** The previous path, if the file was renamed in this commit; else null. */
  readonly origin: string | null;
}

export interface HistoryRows {
  readonly rows: readonly HistoryRow[];
  readonly isEnd: boolean;
  /** Missing or damaged commits that git met while listing these. */
  readonly unreadable: ReadonlySet<Oid>;
}
