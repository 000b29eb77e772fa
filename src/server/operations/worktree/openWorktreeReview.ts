import { GalleyError } from "#contract/errors.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { patchSetKey } from "../patchSets/recordPatchSet.ts";
import { beginPrivateReview, nextRequest, writeRequest } from "../patchSets/writeRequest.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree } from "#server/reviews/state/Review.ts";
import { copyViewedMarks } from "#server/reviews/patchSets/viewedMarks.ts";
import { requireComment } from "#server/reviews/state/Viewer.ts";
import { emptyCommit, writeEmptyCommit } from "./emptyCommit.ts";
import { gatherWorktree } from "./scanWorktree.ts";
import { type CommittedWork, nextWorktreeStep, type WorktreeState } from "./WorktreeStep.ts";

/** More steps than this mean an error: one commit for each checked review, and a snapshot. */
const STEPS_MAX = 8;

const READ_ONLY = "Comments on uncommitted work are saved in the repository, which is not writable here.";
const MAY_WRITE = "Make its folder writable for the user who runs Galley, then try again.";

/**
 * Returns the review that a snapshot of the work tree belongs to, after recording what is new: committed work as the
 * next patch set of its review, the snapshot as the next patch set of the review that continues, or a new private
 * review. Null if nothing is uncommitted and HEAD's commit is not in a review. Written once, even if
 * several processes call it. Fails as READ_ONLY and FORBIDDEN if nothing can be recorded, and as every writer of the
 * store does.
 */
export async function openWorktreeReview(context: ReviewContext, snapshot: Snapshot): Promise<IndexedReview | null> {
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const { state, reviews } = await gatherWorktree(context, snapshot);
    const step = nextWorktreeStep(state, reviews);
    if (step.do === "nothing") return step.review === null ? null : requireReview(context, step.review);
    requireComment(context.viewer);
    if (!snapshot.isSaved) throw new GalleyError("READ_ONLY", READ_ONLY, { next: MAY_WRITE });
    if (step.do === "begin") await beginWorktreeReview(context, state);
    else {
      const review = await requireReview(context, step.review);
      if (step.do === "commit") await continueWithCommit(context, review, step.committed);
      else await continueWithSnapshot(context, review, state);
    }
  }
  throw new GalleyError("CONFLICT", "Other processes keep changing the review of this work tree.");
}

/** Number of digits of a commit's id in the key, beside the work tree's id. */
const KEY_DIGITS = 40;

/**
 * Begins the private review of a work tree's uncommitted work; its notes are on the first snapshot's commit. Hunks that
 * were viewed in earlier reviews of the same work tree stay viewed.
 */
async function beginWorktreeReview(context: ReviewContext, { commit, base, branch }: WorktreeState): Promise<void> {
  const { git } = context;
  if (base === emptyCommit(git).oid) await writeEmptyCommit(context);
  const key = `wt-${git.id}-${commit.slice(0, KEY_DIGITS)}`;
  const earlier = (await context.index.reviews()).filter((review) => isOfWorktree(review, git.id));
  await copyViewedMarks(context, earlier, { revision: commit, base, head: commit });
  await beginPrivateReview(context, commit, {
    targetRef: branch,
    description: worktreeTitle(branch),
    extras: { key, head: commit, base, kind: "snapshot", worktree: git.id },
  });
}

/**
 * Records the commit of reviewed work as the next patch set of its review and protects it from garbage collection, in a
 * private ref if the review is private.
 */
export async function continueWithCommit(
  context: ReviewContext,
  review: IndexedReview,
  { commit, base }: CommittedWork,
): Promise<void> {
  const key = patchSetKey(review, commit);
  const extras = { key, act: "patchSet" as const, head: commit, base };
  const item = nextRequest(review, context.viewer, context.now(), { baseCommit: base, extras });
  await context.store.archive([commit], review.isPrivate ? "private" : "public");
  await writeRequest(context, review, item, key);
}

/** Records a snapshot as the next patch set of a review of uncommitted work, on the current branch. */
async function continueWithSnapshot(
  context: ReviewContext,
  review: IndexedReview,
  { commit, base, branch }: WorktreeState,
): Promise<void> {
  const { description } = review.current;
  const isNamed = description !== worktreeTitle(review.targetRef);
  const key = patchSetKey(review, commit);
  const act = isUnderReview(review) ? "patchSet" : "reopen";
  const item = nextRequest(review, context.viewer, context.now(), {
    targetRef: branch,
    baseCommit: base,
    description: isNamed ? description : worktreeTitle(branch),
    extras: { key, act, head: commit, base, kind: "snapshot", worktree: context.git.id },
  });
  await writeRequest(context, review, item, key);
}

const BRANCH = "refs/heads/";

/** Returns the title of a review of uncommitted work, from the full name of the branch or `HEAD` if detached. */
function worktreeTitle(branch: string): string {
  const isBranch = branch.startsWith(BRANCH);
  return isBranch ? `Uncommitted work on ${branch.slice(BRANCH.length)}` : "Uncommitted work on no branch";
}
