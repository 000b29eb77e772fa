import type { ReadOptions } from "#server/git/readOptions.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { askedFiles } from "./askedFiles.ts";
import type { BookedReview } from "../BookedReview.ts";
import { gatherWorktree, type WorktreeFacts } from "./gatherWorktree.ts";
import { nextWorktreeStep } from "./nextWorktreeStep.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** Uncommitted work at a look, and the review that it would go on in. */
export interface WorktreeLook {
  readonly snapshot: Snapshot;
  /** Null where it would begin one, and where there is nothing to review. */
  readonly review: BookedReview | null;
  /** What that was decided by. */
  readonly facts: WorktreeFacts;
}

/** Looks at the work tree without recording anything. Fails as BAD_INPUT in a bare repository. */
export async function lookAtWorktree(room: ReviewRoom, options: ReadOptions = {}): Promise<WorktreeLook> {
  const read = await askedFiles.read(room);
  const snapshot = await takeSnapshot(room.git, { ...options, read, isLive: true });
  const facts = await gatherWorktree(room, snapshot);
  const step = nextWorktreeStep(facts.state, facts.reviews);
  const current = step.do === "begin" ? null : step.review;
  return { snapshot, review: current === null ? null : await room.book.find(current), facts };
}
