import type { Int } from "grats";
import { countHistory } from "#server/git/history/countHistory.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import type { CommitFilter } from "#server/git/history/matchCommits.ts";
import type { PageInfo } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Commit } from "./Commit.ts";

/**
 * A commit with its place in a list.
 * @gqlType
 */
export interface CommitEdge {
  /**
   * The item's place: what `after` and `before` take.
   * @gqlField
   * @killsParentOnException
   */
  readonly cursor: string;
  /**
   * The item itself.
   * @gqlField
   */
  readonly node: Commit;
  /** What the file or folder was called in it; absent for a history of all files. */
  readonly named?: string | null;
}

/**
 * A page of a list of commits.
 * @gqlType
 */
export interface CommitConnection {
  /**
   * The items of this page, in the list's order.
   * @gqlField
   */
  readonly edges: readonly CommitEdge[];
  /**
   * Where this page stands.
   * @gqlField
   * @killsParentOnException
   */
  readonly pageInfo: PageInfo;
  /**
   * How many items the whole list holds, or null where counting would cost more than the page itself.
   * @gqlField
   */
  readonly totalCount: Int | null;
  /** What of it cannot be read; nothing if absent. */
  readonly unreadable?: readonly UnreadableCommit[];
  /** What was asked for, where the list is a history. */
  readonly asked?: AskedHistory;
}

/** What a page of a history was read from. */
export interface AskedHistory {
  readonly served: ServedRepository;
  readonly range: HistoryRange;
  /** What was looked for in it; null for all. */
  readonly filter: CommitFilter | null;
  /** How many commits the history has at least: those before the page's end. Null where that is not known. */
  readonly known: number | null;
  /** How many commits of the range were dealt with up to the page's end. */
  readonly passed: number;
  /** Whether the time for the page was over before it was full. */
  readonly isPartial: boolean;
}

/**
 * How many commits a list has.
 * @gqlType
 */
export interface CommitCount {
  /**
   * How many there are; where that is not exact, there are more than these.
   * @gqlField
   */
  readonly value: Int;
  /**
   * Whether all of them were counted.
   * @gqlField
   */
  readonly isExact: boolean;
}

/**
 * How many commits the whole list has, as far as that is counted soon; null where nothing is known: behind the first page of
 * what is looked for.
 * @gqlField
 */
export async function count(connection: CommitConnection, context: Context): Promise<CommitCount | null> {
  const { totalCount, asked } = connection;
  if (totalCount !== null) return { value: totalCount, isExact: true };
  if (asked === undefined) return null;
  const { served, range, filter, known } = asked;
  if (filter === null) return countHistory(served.git, range, known ?? 0, { signal: context.signal });
  return known === null ? null : { value: known, isExact: false };
}

/**
 * A commit of a history that the repository lacks, or has only in a damaged form: what led to it is not listed. Of a path, and of
 * what is looked for, also a folder or a file's contents: whether they changed there is not known, and the commit is listed.
 * @gqlType
 */
export interface UnreadableCommit {
  /**
   * Its full name.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * How many commits of the page stand before it.
   * @gqlField
   */
  readonly place: Int;
  /**
   * What happened, in the words of the closed list of errors.
   * @gqlField
   */
  readonly code: string;
  /**
   * What happened and what to do about it, for people.
   * @gqlField
   */
  readonly sentence: string;
}

/**
 * The commits that should be on this page and cannot be read; all others stand. Of a path or of what is looked for they are told
 * at the end. Empty for a repository that is whole.
 * @gqlField
 */
export function unreadableCommits(connection: CommitConnection): readonly UnreadableCommit[] {
  return connection.unreadable ?? [];
}

/**
 * Whether the time for this page was over before it was full: what follows its end cursor is still to be looked through.
 * @gqlField
 */
export function isPartial(connection: CommitConnection): boolean {
  return connection.asked?.isPartial ?? false;
}

/**
 * How many commits were looked through for this page and those before it; null where nothing is looked for.
 * @gqlField
 */
export function lookedThrough({ asked }: CommitConnection): Int | null {
  return asked === undefined || asked.filter === null ? null : asked.passed;
}

/**
 * What the file or folder was called in this commit, where the history is of one; null where it is of all files.
 * @gqlField
 */
export function path(edge: CommitEdge): string | null {
  return edge.named ?? null;
}
