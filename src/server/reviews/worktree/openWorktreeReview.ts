import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import type { BookedReview } from "../BookedReview.ts";
import { beginWorktreeReview } from "./beginWorktreeReview.ts";
import { continueWithCommit } from "./continueWithCommit.ts";
import { continueWithSnapshot } from "./continueWithSnapshot.ts";
import { gatherWorktree } from "./gatherWorktree.ts";
import { mayDo } from "../viewer/mayDo.ts";
import { nextWorktreeStep } from "./nextWorktreeStep.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** Steps after which something is wrong: a commit for each of the reviews looked at, and a snapshot. */
const STEPS_MAX = 8;

const READ_ONLY = "Remarks on uncommitted work are kept in the repository, which cannot be written here.";
const MAY_WRITE = "Make its folder writable for whoever runs Galley, then look again.";
const NOT_ALLOWED = "You may read here, but not remark on anything.";

/**
 * Gives the review that a snapshot of the work tree belongs to, after what is new was recorded: work that was committed as the
 * next patch set of its review, the snapshot as one of the review that goes on, or a new private review. Null where nothing is
 * uncommitted and HEAD's commit is no review's. Whoever does it, and however often, it is written once. Fails as READ_ONLY
 * and FORBIDDEN where nothing can be recorded, and as every writer of the store does.
 */
export async function openWorktreeReview(room: ReviewRoom, snapshot: Snapshot): Promise<BookedReview | null> {
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const { state, reviews } = await gatherWorktree(room, snapshot);
    const step = nextWorktreeStep(state, reviews);
    if (step.do === "nothing") return step.review === null ? null : requireReview(room, step.review);
    if (!mayDo(room.viewer, "comment", null)) throw new GalleyError("FORBIDDEN", NOT_ALLOWED);
    if (!snapshot.isKept) throw new GalleyError("READ_ONLY", READ_ONLY, { next: MAY_WRITE });
    if (step.do === "begin") await beginWorktreeReview(room, state);
    else
      await goOn(room, step.review, (review) =>
        step.do === "land" ? continueWithCommit(room, review, step.landing) : continueWithSnapshot(room, review, state),
      );
  }
  throw new GalleyError("CONFLICT", "Others change the review of this work tree without a pause.");
}

async function goOn(room: ReviewRoom, revision: Oid, write: (review: BookedReview) => Promise<void>): Promise<void> {
  await write(await requireReview(room, revision));
}
