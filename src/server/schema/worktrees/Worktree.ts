import type { Float, ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { type CommitPair, diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Oid } from "#server/git/oid.ts";
import { partSpan } from "#server/git/snapshots/liveSnapshot.ts";
import { listStashes } from "#server/git/snapshots/stashes.ts";
import { readConflicts, readOperation } from "#server/git/workTree/conflicts.ts";
import { isListed } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree } from "#server/reviews/state/Review.ts";
import { countUnviewedOutside } from "#server/reviews/patchSets/viewedMarks.ts";
import type { TakenSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { shortRefName } from "../repositories/Ref.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { Recorded, type ServedRepository } from "../request/ServedRepositories.ts";
import { Review } from "../reviews/Review.ts";
import type { UnviewedCount } from "../reviews/reviewProgress.ts";
import { type ConflictedPath, type GitOperation, gitOperation } from "../repositories/conflicts.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";

const PARTS: readonly WorktreePart[] = ["ALL", "STAGED", "UNSTAGED", "UNTRACKED", "CONFLICTED"];
const EARLIER_MAX = 100;

/**
 * The work tree of a repository with all uncommitted work. Reading it takes a snapshot, which is saved in the
 * repository and never pushed.
 * @gqlType
 */
export class Worktree extends Recorded<TakenSnapshot> implements Node {
  readonly __typename = "Worktree" as const;
  readonly taken = this.record;
  readonly #snapshot = this.record.snapshot;
  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID = toGlobalId("Worktree", this.served.git.id);
  /** The short name of the checked out branch, or null if there is none. @gqlField */
  readonly branch: string | null = this.#snapshot.branch && shortRefName(this.#snapshot.branch);
  /** The checked out commit, or null if there is none yet. @gqlField */
  readonly headOid: GitObjectID | null = this.#snapshot.head;
  /** The commit of the snapshot, which comments refer to. @gqlField */
  readonly snapshotOid: GitObjectID = this.#snapshot.commit;
  /** The time when this state was first saved. @gqlField */
  readonly takenAt: GitTimestamp = gitTimestamp(this.#snapshot.takenAt);
  /** Whether nothing is uncommitted, except for skipped files. @gqlField */
  readonly isClean: boolean = this.#snapshot.isClean;
  /** The files that were skipped, each with the reason. @gqlField */
  readonly skippedFiles: readonly SkippedFile[] = this.#snapshot.unread;
  /** The number of untracked files beyond the first 20,000, which are left out. @gqlField */
  readonly leftOutCount: Int = this.#snapshot.leftOut;
  /** The reason why comments cannot be saved here, or null. @gqlField */
  readonly readOnlyReason: string | null = this.record.problem?.message ?? null;
}

/** Takes a snapshot of the work tree of a repository; fails as NOT_FOUND if it is bare. */
export async function loadWorktree(context: Context, served: ServedRepository): Promise<Worktree> {
  if (served.git.workTree === null) throw new GalleyError("NOT_FOUND", `${served.git.name} has no work tree.`);
  return new Worktree(served, await context.loaders.reviewsOf(served).worktree());
}

/**
 * The parts that have files, with their counts. `ALL` always comes first. All paths in conflict count, also those
 * whose file is the same as in HEAD.
 * @gqlField
 */
export async function parts({ served, taken }: Worktree, context: Context): Promise<readonly WorktreePartCount[]> {
  const { snapshot } = taken;
  const counts = await countParts(context, served, (part) => partSpan(snapshot, part));
  const files = snapshot.conflicts.length;
  const rest = counts.filter(({ part }) => part !== "CONFLICTED");
  return files === 0 ? rest : [...rest, { part: "CONFLICTED", files }];
}

/** The changes in a part of the work tree. @gqlField comparison */
export async function worktreeComparison(
  { served, taken }: Worktree,
  context: Context,
  part: WorktreePart = "ALL",
): Promise<Comparison> {
  const { from, to } = partSpan(taken.snapshot, part);
  return Comparison.between(context, served, from, to, "TWO");
}

/** The paths in conflict, each once, with what both sides did to it. @gqlField conflicts */
export async function worktreeConflicts(
  { served, taken }: Worktree,
  context: Context,
): Promise<readonly ConflictedPath[]> {
  const { conflicts } = taken.snapshot;
  return conflicts.length === 0 ? [] : readConflicts(served.git, { signal: context.signal });
}

/**
 * The operation of Git that is in progress and waits to be continued or aborted, such as a merge, or null.
 * @gqlField
 */
export async function operation({ served }: Worktree): Promise<GitOperation | null> {
  return gitOperation(await readOperation(served.git));
}

/**
 * The part of the work that would not be viewed yet if the viewer had viewed all of `part`. Null if there is no review
 * to mark it in, if `part` is all of it, and if counting takes more than a second.
 * @gqlField
 */
export async function unviewedOutside(
  { served, taken }: Worktree,
  context: Context,
  part: WorktreePart = "ALL",
): Promise<UnviewedCount | null> {
  const { snapshot, review } = taken;
  if (review === null || part === "ALL") return null;
  const { git } = served;
  const whole = { base: snapshot.head ?? git.emptyTree, head: snapshot.commit };
  const { from: base, to: head } = partSpan(snapshot, part);
  const viewed = await context.loaders.reviewsOf(served).viewedHunks(review);
  return countUnviewedOutside(git, whole, { base, head }, viewed);
}

/**
 * The review of the uncommitted work, whose last patch set is the snapshot. It is private until it is shared. If
 * nothing is uncommitted, the review that continued with HEAD's commit. Null if there is none, or none could be
 * written.
 * @gqlField review
 */
export async function worktreeReview({ served, taken }: Worktree, context: Context): Promise<Review | null> {
  const { review } = taken;
  return review && new Review({ served, review, viewer: await context.loaders.reviewsOf(served).viewer() });
}

/**
 * The other reviews of this work tree that have comments or drafts of the viewer, the last changed first. At most
 * 100.
 * @gqlField
 */
export async function earlierReviews(
  { served, taken }: Worktree,
  context: Context,
  first?: Int | null,
): Promise<readonly Review[]> {
  const loaders = context.loaders.reviewsOf(served);
  const current = taken.review?.revision;
  const own = (await loaders.all()).filter(
    (review) => isOfWorktree(review, served.git.id) && review.revision !== current,
  );
  const hasDrafts = await Promise.all(own.map(async ({ revision }) => (await loaders.drafts(revision)).length > 0));
  const viewer = await loaders.viewer();
  return own
    .filter((review, index) => isListed(review) || hasDrafts[index] === true)
    .slice(0, Math.min(Math.max(first ?? EARLIER_MAX, 0), EARLIER_MAX))
    .map((review) => new Review({ served, review, viewer }));
}

/** The work tree with all uncommitted work, from a new snapshot. Null for a bare repository. @gqlField worktree */
export async function repositoryWorktree(repository: Repository, context: Context): Promise<Worktree | null> {
  return repository.served.git.workTree === null ? null : loadWorktree(context, repository.served);
}

/**
 * The reason why a file is skipped. Untracked files that are large (`LARGE`) or may contain secrets by their names
 * (`SECRET`), and files that need a filter of the repository such as git-crypt (`FILTERED`), are included on request, the
 * latter as they are on disk. Never read are files without permission or in another encoding than the attributes say
 * (`UNREADABLE`), and folders that are repositories of their own (`NESTED`).
 * @gqlEnum
 */
export type SkipReason = "LARGE" | "SECRET" | "UNREADABLE" | "FILTERED" | "NESTED";

/** A file that may differ but is not among the changes. @gqlType */
interface SkippedFile {
  /** The path from the root of the work tree. A folder ends with a slash. @gqlField */
  readonly path: string;
  /** The size in bytes. 0 for a folder. @gqlField */
  readonly bytes: Float;
  /** The reason why the file was skipped. @gqlField */
  readonly reason: SkipReason;
}

/**
 * A part of the uncommitted work: everything compared with HEAD; staged changes compared with HEAD; unstaged changes
 * compared with the index; untracked files; and files in conflict.
 * @gqlEnum
 */
export type WorktreePart = "ALL" | "STAGED" | "UNSTAGED" | "UNTRACKED" | "CONFLICTED";

/** The number of files in a part of the uncommitted work. @gqlType */
export interface WorktreePartCount {
  /** The part. @gqlField */
  readonly part: WorktreePart;
  /** The number of files that differ in this part. @gqlField */
  readonly files: Int;
}

/** Two commits; if `from` is null, all files are new. */
interface Span {
  readonly from: Oid | null;
  readonly to: Oid;
}

/** Counts the files of the parts of uncommitted or stashed work, each by its two commits. */
export async function countParts(
  context: Context,
  { git }: ServedRepository,
  spanOf: (part: WorktreePart) => Span | Promise<Span>,
): Promise<readonly WorktreePartCount[]> {
  const loaders = context.loaders.of(git);
  const spans = await Promise.all(PARTS.map(spanOf));
  const pairs = spans.flatMap(({ from, to }): CommitPair[] => (from === null ? [] : [[from, to]]));
  const lists = (await diffTrees(git, pairs, { signal: context.signal })).values();
  const counts = await Promise.all(
    spans.map(async ({ from, to }) => {
      const list = from === null ? null : lists.next().value;
      return (list ?? (await loaders.files({ from: from ?? git.emptyTree, to }))).length;
    }),
  );
  const all = PARTS.map((part, index) => ({ part, files: counts[index] ?? 0 }));
  return all.filter(({ part, files }) => part === "ALL" || files > 0);
}

/** Whether the viewer can edit files of the work tree. @gqlField */
export async function viewerCanEdit(worktree: Worktree, context: Context): Promise<boolean> {
  return (await context.loaders.reviewsOf(worktree.served).viewer()).role === "maintainer";
}

/** The stash entries, the last one first. All work trees of a repository share them. @gqlField */
export async function stashes(worktree: Worktree, context: Context): Promise<readonly StashEntry[]> {
  const all = await listStashes(worktree.served.git, { signal: context.signal });
  return all.map(({ index, message }) => ({ index, message }));
}

/** An entry of `git stash`. @gqlType */
interface StashEntry {
  /** The index in the list, 0 for the last entry. @gqlField */
  readonly index: Int;
  /** The message of the entry. @gqlField */
  readonly message: string;
}
