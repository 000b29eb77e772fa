import type { Int } from "grats";
import { readOperation } from "#server/git/workTree/conflicts.ts";
import { countUnviewed } from "#server/reviews/patchSets/viewedMarks.ts";
import { listRetainedSnapshots } from "#server/operations/worktree/dropSnapshots.ts";
import { scanWorktree } from "#server/operations/worktree/scanWorktree.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { type GitOperation, gitOperation } from "../repositories/conflicts.ts";

/** A summary of the uncommitted work in a work tree. @gqlType */
interface WorktreeSummary {
  /** The number of files with uncommitted changes, including untracked ones and all paths in conflict. @gqlField */
  readonly files: Int;
  /** The number of files in conflict. @gqlField */
  readonly conflicted: Int;
  /** The number of files that were skipped. @gqlField */
  readonly skippedFiles: Int;
  /** The operation of Git that is in progress, or null. @gqlField */
  readonly operation: GitOperation | null;
  /**
   * The number of files with hunks that the viewer has not marked as viewed, or null if counting takes more than a
   * second. The count then continues in the background.
   * @gqlField
   */
  readonly unviewedFiles: Int | null;
}

/** Scans the uncommitted work without recording anything, once for the request; with the paths that changed. */
export function scannedWork({ served }: Repository, context: Context) {
  const { git } = served;
  const loaders = context.loaders.of(git);
  return loaders.once("scanned work", async () => {
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    const scan = await scanWorktree(reviewContext, { priority: "prefetch", signal: context.signal });
    const { head, commit, conflicts, isClean } = scan.snapshot;
    const span = { from: head ?? git.emptyTree, to: commit };
    const changed = isClean ? [] : await loaders.files(span);
    const files = new Set([...changed.flatMap(({ newPath, oldPath }) => newPath ?? oldPath ?? []), ...conflicts]);
    return { ...scan, span, files: [...files] };
  });
}

/** A summary of the uncommitted work from a scan that records nothing. Null for a bare repository. @gqlField */
export async function worktreeSummary(repository: Repository, context: Context): Promise<WorktreeSummary | null> {
  const { served } = repository;
  const { git } = served;
  if (git.workTree === null) return null;
  const loaders = context.loaders.reviewsOf(served);
  const { snapshot, review, span, files } = await scannedWork(repository, context);
  const { conflicts, unread, isClean } = snapshot;
  const viewed = review === null ? new Set<string>() : await loaders.viewedHunks(review);
  return {
    files: files.length,
    conflicted: conflicts.length,
    skippedFiles: unread.length,
    operation: gitOperation(await readOperation(git)),
    unviewedFiles: isClean
      ? 0
      : ((await countUnviewed(git, { base: span.from, head: span.to }, viewed))?.files ?? null),
  };
}

/** A saved snapshot of uncommitted work. @gqlType */
interface SavedSnapshot {
  /** The commit of the snapshot. @gqlField */
  readonly oid: GitObjectID;
  /** The time when the snapshot was taken. @gqlField */
  readonly takenAt: GitTimestamp;
  /** The full name of the branch that was checked out, or null if there was none. @gqlField */
  readonly branch: string | null;
  /** The operation of Git that was in progress, or null. @gqlField */
  readonly operation: GitOperation | null;
  /** The number of files that differ from HEAD at that time. @gqlField */
  readonly fileCount: Int;
  /** The title of a review that refers to the snapshot, or null. @gqlField */
  readonly reviewTitle: string | null;
  /** The time from which it may be deleted, or null while a review refers to it. @gqlField */
  readonly until: GitTimestamp | null;
  /** Whether it is of this work tree, not of another one of the repository. @gqlField */
  readonly isHere: boolean;
}

/** The snapshots of all work trees of the repository, newest first. Costs a comparison for each. @gqlField */
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
