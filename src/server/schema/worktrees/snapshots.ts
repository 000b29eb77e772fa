import type { Int } from "grats";
import { listRetainedSnapshots } from "#server/reviews/worktree/retainedSnapshots.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { type GitOperation, gitOperation } from "./conflicts.ts";

/**
 * A saved snapshot of uncommitted work.
 * @gqlType
 */
interface SavedSnapshot {
  /**
   * The commit of the snapshot.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * The time when the snapshot was taken.
   * @gqlField
   */
  readonly takenAt: GitTimestamp;
  /**
   * The full name of the branch that was checked out, or null if there was none.
   * @gqlField
   */
  readonly branch: string | null;
  /**
   * The operation of Git that was in progress, or null.
   * @gqlField
   */
  readonly operation: GitOperation | null;
  /**
   * The number of files that differ from HEAD at that time.
   * @gqlField
   */
  readonly fileCount: Int;
  /**
   * The title of a review that refers to the snapshot, or null.
   * @gqlField
   */
  readonly reviewTitle: string | null;
  /**
   * The time from which it may be deleted, or null while a review refers to it.
   * @gqlField
   */
  readonly until: GitTimestamp | null;
  /**
   * Whether it is of this work tree, not of another one of the repository.
   * @gqlField
   */
  readonly isHere: boolean;
}

/**
 * The snapshots of all work trees of the repository, newest first. Costs a comparison for each.
 * @gqlField
 */
export async function snapshots(repository: Repository, context: Context): Promise<readonly SavedSnapshot[]> {
  const { served } = repository;
  const listed = await listRetainedSnapshots(await context.loaders.reviewsOf(served).reviewContext());
  return listed.map(({ snapshot, files, review, until }) => ({
    oid: snapshot.commit,
    takenAt: gitTimestamp(snapshot.takenAt),
    branch: snapshot.branch,
    operation: gitOperation(snapshot.operation),
    fileCount: files,
    reviewTitle: review,
    until: until === null ? null : gitTimestamp(until),
    isHere: snapshot.worktree === served.git.id,
  }));
}
