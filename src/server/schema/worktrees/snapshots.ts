import type { Int } from "grats";
import { snapshotsKept } from "#server/reviews/worktree/retainedSnapshots.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";

/**
 * A snapshot of uncommitted work, and what keeps it.
 * @gqlType
 */
interface KeptSnapshot {
  /**
   * The commit that holds it.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * When it was taken.
   * @gqlField
   */
  readonly takenAt: GitTimestamp;
  /**
   * The full name of the branch that was checked out then; null where none was.
   * @gqlField
   */
  readonly branch: string | null;
  /**
   * How many files are not as HEAD had them then.
   * @gqlField
   */
  readonly fileCount: Int;
  /**
   * The title of a review that refers to it; null where none does.
   * @gqlField
   */
  readonly reviewTitle: string | null;
  /**
   * When it may be taken away; null while a review refers to it.
   * @gqlField
   */
  readonly until: GitTimestamp | null;
  /**
   * Whether it is of this work tree, and not of another one of the repository.
   * @gqlField
   */
  readonly isHere: boolean;
}

/**
 * The snapshots of all its work trees, newest first. Costs a comparison for each.
 * @gqlField
 */
export async function snapshots(repository: Repository, context: Context): Promise<readonly KeptSnapshot[]> {
  const { served } = repository;
  const listed = await snapshotsKept(await context.loaders.reviewsOf(served).room());
  return listed.map(({ snapshot, files, review, until }) => ({
    oid: snapshot.commit,
    takenAt: gitTimestamp(snapshot.takenAt),
    branch: snapshot.branch,
    fileCount: files,
    reviewTitle: review,
    until: until === null ? null : gitTimestamp(until),
    isHere: snapshot.worktree === served.git.id,
  }));
}
