import { oncePer } from "#server/git/byteCache.ts";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import type { Repository } from "#server/git/Repository.ts";
import { quietFor } from "#server/git/processes/childQueue.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { pruneSnapshots } from "#server/git/snapshots/pruneSnapshots.ts";
import { takeSnapshot as snapshotOf } from "#server/git/snapshots/takeSnapshot.ts";
import { chooseReview, requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree } from "#server/reviews/state/Review.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";
import { openWorktreeReview } from "./openWorktreeReview.ts";
import { retainedCommits } from "./dropSnapshots.ts";
import { includedFiles } from "./scanWorktree.ts";

/** A snapshot of uncommitted work and the review that it belongs to. */
export interface TakenSnapshot {
  readonly snapshot: Snapshot;
  /** Null if nothing is uncommitted and HEAD's commit is not in a review, or if no review could be written. */
  readonly review: IndexedReview | null;
  /** The reason why the snapshot could not be recorded in a review. */
  readonly problem: GalleyError | null;
}

/** Errors that prevent writing a review but not reading. */
const UNWRITABLE: readonly ErrorCode[] = ["READ_ONLY", "FORBIDDEN", "DISK_FULL", "CONFLICT"];

/** Snapshots are taken one after the other, so that an older one is never recorded after a newer one. */
interface SnapshotQueue {
  last: Promise<unknown>;
  /** By viewer: calls for the same snapshot before it has begun share it. */
  readonly waiting: Map<string | null, Promise<TakenSnapshot>>;
}

const queueOf = oncePer((_: Repository): SnapshotQueue => ({ last: Promise.resolve(), waiting: new Map() }));

/**
 * Takes a snapshot of the work tree and records it in the review that it belongs to, see `openWorktreeReview`. Writes
 * nothing if nothing changed. If no review can be written, returns the reason in `problem` together with a readable
 * snapshot. Fails as BAD_INPUT in a bare repository.
 */
export function takeSnapshot(context: ReviewContext): Promise<TakenSnapshot> {
  const queue = queueOf(context.git);
  const { email } = context.viewer;
  const shared = queue.waiting.get(email);
  if (shared !== undefined) return shared;
  const taking = queue.last.then(() => {
    queue.waiting.delete(email);
    return take(context);
  });
  queue.waiting.set(email, taking);
  queue.last = taking.catch(() => undefined); // the caller gets the error
  return taking;
}

async function take(context: ReviewContext): Promise<TakenSnapshot> {
  const snapshot = await snapshotOf(context.git, { read: await includedFiles.read(context), now: () => context.now() });
  prune(context);
  try {
    return { snapshot, review: await openWorktreeReview(context, snapshot), problem: null };
  } catch (problem) {
    if (!(problem instanceof GalleyError) || !UNWRITABLE.includes(problem.code)) throw problem;
    return { snapshot, review: await knownReview(context, snapshot), problem };
  }
}

/** Old snapshots are deleted when nobody has waited for git for so long. */
const QUIET_MS = 5000;

/** The repositories whose old snapshots are about to be deleted. */
const pruned = new WeakSet<Repository>();

/** Deletes old snapshots in the background. */
function prune(context: ReviewContext): void {
  const { closing } = context.git;
  if (pruned.has(context.git)) return;
  pruned.add(context.git);
  const options = { now: () => context.now(), priority: "background" } as const;
  quietFor(QUIET_MS, closing)
    .then(() => pruneSnapshots(context.git, () => retainedCommits(context), options))
    .catch((error: unknown) => {
      if (!closing.aborted && !(error instanceof GalleyError)) throw error; // else the next day's scan tries again
    })
    .finally(() => pruned.delete(context.git));
}

async function knownReview({ index, git }: ReviewContext, { commit }: Snapshot): Promise<IndexedReview | null> {
  const own = (await index.reviews()).filter((review) => isOfWorktree(review, git.id));
  return own.find(({ patchSets }) => patchSets.at(-1)?.head === commit) ?? null;
}

/**
 * Finds a review as `chooseReview` does, and records the current uncommitted work as its last patch set if it is about
 * that. Without a name and a review, begins a review of the uncommitted work.
 */
export async function refreshWorktree(context: ReviewContext, name: string | undefined): Promise<IndexedReview> {
  const found = await chooseReview(context, name).catch((error: unknown) => {
    const mayBegin = name === undefined && context.git.workTree !== null;
    if (mayBegin && error instanceof GalleyError && error.code === "NOT_FOUND") return error;
    throw error;
  });
  if (!(found instanceof GalleyError) && !isOfWorktree(found, context.git.id)) return found;
  const { review, problem } = await takeSnapshot(context);
  if (!(found instanceof GalleyError)) return requireReview(context, found.revision);
  if (review === null) throw problem ?? found;
  return review;
}

/** Reasons for which a skipped file can be included on request; files skipped for other reasons are never read. */
const READABLE = new Set(["LARGE", "SECRET", "FILTERED"]);
const RELOAD_HINT = "Refresh the work tree: the file may have been deleted or ignored.";

/**
 * Includes a file that was skipped because it is large, may contain secrets, or has a filter, which is not run: it is
 * in every later snapshot of this work tree, as it is on disk. Repeating it does nothing. Fails as BAD_INPUT if there is no such file.
 */
export async function includeSkippedFile(
  context: ReviewContext,
  input: { readonly path: string },
): Promise<TakenSnapshot> {
  requireRight(context.viewer, "comment", null);
  const before = await takeSnapshot(context);
  if ((await includedFiles.read(context)).has(input.path)) return before;
  if (!before.snapshot.unread.some(({ path, reason }) => path === input.path && READABLE.has(reason)))
    throw new GalleyError("BAD_INPUT", "No hidden file has this name.", { next: RELOAD_HINT });
  await includedFiles.add(context, input.path);
  return takeSnapshot(context);
}
