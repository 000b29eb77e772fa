import type { Int } from "grats";
import type { CommitFilter } from "#server/git/history/CommitFilter.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import type { Commit } from "./Commit.ts";
import type { PageInfo } from "../Connection.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { UnreadableCommit } from "./UnreadableCommit.ts";

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
