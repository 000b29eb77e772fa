import { parseJson } from "#contract/wire.ts";
import { fallback } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions } from "#server/git/Repository.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree } from "#server/reviews/state/Review.ts";
import { emptyCommit } from "./emptyCommit.ts";
import { changedPaths, findCommittedWork } from "./findCommittedWork.ts";
import { nextWorktreeStep, type WorktreeReview, type WorktreeState } from "./WorktreeStep.ts";

/** For a review whose snapshots were dropped. */
const ifDropped = fallback(null, "OBJECT_MISSING");

/** Uncommitted work at one moment, and the review in which it would continue. */
export interface WorktreeScan {
  readonly snapshot: Snapshot;
  /** Null if it would begin a review, and if there is nothing to review. */
  readonly review: IndexedReview | null;
  readonly facts: WorktreeFacts;
}

/** Scans the work tree without recording anything. Fails as BAD_INPUT in a bare repository. */
export async function scanWorktree(context: ReviewContext, options: ReadOptions = {}): Promise<WorktreeScan> {
  const read = await includedFiles.read(context);
  const snapshot = await takeSnapshot(context.git, { ...options, read, isLive: true });
  const facts = await gatherWorktree(context, snapshot);
  const step = nextWorktreeStep(facts.state, facts.reviews);
  const current = step.do === "begin" ? null : step.review;
  return { snapshot, review: current === null ? null : await context.index.find(current), facts };
}

/**
 * Takes a snapshot of the current files if an open review is about the uncommitted work here, and returns its commit;
 * null for any other review. Records nothing.
 */
export async function worktreeFilesOf(context: ReviewContext, review: IndexedReview): Promise<Oid | null> {
  const isHere = context.git.workTree !== null && isOfWorktree(review, context.git.id);
  if (!isHere || !isUnderReview(review)) return null;
  const scan = await scanWorktree(context);
  return scan.review?.revision === review.revision ? scan.snapshot.commit : null;
}

/** The facts that decide how the reviews of a work tree continue. */
interface WorktreeFacts {
  readonly state: WorktreeState;
  readonly reviews: readonly WorktreeReview[];
}

/**
 * Number of last reviews whose work is searched in history and in the files: older ones are done, or were put aside and
 * come back unchanged.
 */
const REVIEWS_CHECKED_MAX = 5;
/** Represents a detached HEAD and for a branch whose name is not UTF-8, which notes cannot store. */
const UNNAMED = "HEAD";

/**
 * Collects the state of the work tree and what its reviews are about. Cheap if nothing moved; after a move of HEAD it
 * costs `findCommittedWork` for a review or two.
 */
export async function gatherWorktree(context: ReviewContext, snapshot: Snapshot): Promise<WorktreeFacts> {
  const { git } = context;
  const { commit, head, isClean } = snapshot;
  const base = head ?? emptyCommit(git).oid;
  const branch = snapshot.branch === null || /\p{Surrogate}/u.test(snapshot.branch) ? UNNAMED : snapshot.branch;
  const state = { commit, base, branch, isClean };
  const uncommitted = isClean ? new Set<string>() : await changedPaths(git, head ?? git.emptyTree, commit);
  const own = (await context.index.reviews()).filter((review) => isOfWorktree(review, git.id));
  const reviews: WorktreeReview[] = [];
  for (const review of own.toSorted(byLastMove)) {
    const last = review.patchSets.at(-1);
    if (last === undefined) continue;
    const fact = await factOf(context, review, state, uncommitted, reviews.length);
    if (fact !== null) reviews.push(fact);
  }
  return { state, reviews };
}

async function factOf(
  { git }: ReviewContext,
  review: IndexedReview,
  { base: tip }: WorktreeState,
  uncommitted: ReadonlySet<string>,
  rank: number,
): Promise<WorktreeReview | null> {
  const { revision, isPrivate, patchSets, targetRef } = review;
  const last = patchSets.at(-1);
  if (last === undefined || last.base === null) return null;
  const { head, base, kind } = last;
  const at = last.at ?? 0;
  const isOpen = isUnderReview(review);
  const isChecked = isOpen && rank < REVIEWS_CHECKED_MAX && (kind === "snapshot" || rank === 0);
  const mayBeEdited = rank === 0 && isPrivate;
  const committed = isChecked
    ? await findCommittedWork(git, { head, base, kind, at, tip, uncommitted, mayBeEdited }).catch(ifDropped)
    : null;
  const isCandidate = isOpen && isPrivate && rank < REVIEWS_CHECKED_MAX && (kind === "snapshot" || base === tip);
  const work =
    isCandidate && uncommitted.size > 0
      ? ((await changedPaths(git, base, head).catch(ifDropped)) ?? new Set<string>())
      : new Set<string>();
  const sharesFiles = [...work].some((path) => uncommitted.has(path));
  const heads = new Set<Oid>(patchSets.map((set) => set.head));
  return { revision, isPrivate, isOpen, branch: targetRef, head, base, kind, heads, committed, sharesFiles };
}

function byLastMove(one: IndexedReview, other: IndexedReview): number {
  return (other.patchSets.at(-1)?.at ?? 0) - (one.patchSets.at(-1)?.at ?? 0);
}

/**
 * The files of a work tree that the user included although they are large, may contain secrets or have a filter; paths
 * as `byteText` encodes them.
 */
export const includedFiles = {
  async read({ git, store }: Pick<ReviewContext, "git" | "store">): Promise<ReadonlySet<string>> {
    return parsed((await store.readPrivate("worktrees")).get(pathOf(git.id)));
  },
  async add({ git, store }: Pick<ReviewContext, "git" | "store">, path: string): Promise<void> {
    await store.editPrivate("worktrees", (files) => {
      const paths = new Set([...parsed(files.get(pathOf(git.id))), path]);
      const lines = [...paths].toSorted().map((one) => `${JSON.stringify(one)}\n`);
      return new Map([[pathOf(git.id), lines.join("")]]);
    });
  },
} as const;

function pathOf(worktree: string): string {
  return `${worktree}/read`;
}

/** Reads one path per line, as JSON, so that names that are not UTF-8 survive. */
function parsed(text: string | undefined): ReadonlySet<string> {
  const lines = (text ?? "").split("\n").filter((line) => line !== "");
  // Other programs may have written lines in another format.
  return new Set(lines.map(parseJson).filter((path) => typeof path === "string"));
}
