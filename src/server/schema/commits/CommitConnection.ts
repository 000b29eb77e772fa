import type { Int } from "grats";
import { type PageInfo, pageOf } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import { Commit } from "./Commit.ts";

/** A commit in a connection. @gqlType */
export interface CommitEdge {
  /** A cursor for use in pagination with `after` and `before`. @gqlField @killsParentOnException */
  readonly cursor: string;
  /** The item at the end of the edge. @gqlField */
  readonly node: Commit;
  /** The path of the file or folder in this commit; absent for a history of all files. */
  readonly named?: string | null;
}

/** The connection type for Commit. @gqlType */
export interface CommitConnection {
  /** A list of edges. @gqlField */
  readonly edges: readonly CommitEdge[];
  /** Information to aid in pagination. @gqlField @killsParentOnException */
  readonly pageInfo: PageInfo;
  /** The total number of items, or null if counting would cost more than the page itself. @gqlField */
  readonly totalCount: Int | null;
  /** The commits that cannot be read; none if absent. */
  readonly unreadable?: readonly UnreadableCommit[];
  /** True if the time limit of a search was reached before the page was full. */
  readonly isPartial?: boolean;
  /** The number of commits that a search has processed up to the end of the page; null if the list is none. */
  readonly scannedCount?: number | null;
}

/**
 * Represents a commit of a history that is missing or damaged; its ancestors are not listed. In the history of a path
 * and in search results it can also be a folder or a file's content: the commit is then listed although it is unknown
 * whether it changed that.
 * @gqlType
 */
export interface UnreadableCommit {
  /** The Git object ID. @gqlField */
  readonly oid: GitObjectID;
  /** The number of commits of the page before it. @gqlField */
  readonly commitIndex: Int;
  /** The error code. @gqlField */
  readonly code: string;
  /** The error message, with advice on what to do. @gqlField */
  readonly message: string;
}

/**
 * The commits of this page that cannot be read; all others are listed. In the history of a path and in search results
 * they are reported on the last page. Empty for an intact repository.
 * @gqlField
 */
export function unreadableCommits(connection: CommitConnection): readonly UnreadableCommit[] {
  return connection.unreadable ?? [];
}

/** Whether the time limit was reached before this page was full. Continue from its end cursor. @gqlField */
export function isPartial(connection: CommitConnection): boolean {
  return connection.isPartial ?? false;
}

/** The number of commits searched for this page and those before it; null if this is not a search. @gqlField */
export function scannedCount(connection: CommitConnection): Int | null {
  return connection.scannedCount ?? null;
}

/** The path of the file or folder in this commit; null for a history of all files. @gqlField */
export function path(edge: CommitEdge): string | null {
  return edge.named ?? null;
}

/**
 * The parents of the commit: none for a root commit, two or more for a merge. At the boundary of a shallow clone the
 * parents are missing and not listed.
 * @gqlField
 */
export async function parents(
  commit: Commit,
  context: Context,
  first?: Int | null,
  after?: string | null,
): Promise<CommitConnection> {
  const { edges, ...rest } = pageOf(commit.record.parents, { first, after }, (oid) => oid);
  const loaded = edges.map(async ({ cursor, node }) => ({
    cursor,
    node: await Commit.load(context, commit.served, node),
  }));
  return { ...rest, edges: await Promise.all(loaded) };
}
