import { readHead } from "#server/git/refs/head.ts";
import { continueWithCommit } from "./continueWithCommit.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import { lookAtWorktree } from "./lookAtWorktree.ts";
import { mayDo } from "../viewer/mayDo.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { isOfWorktree } from "./isOfWorktree.ts";

/**
 * Records work that was committed since it was last looked at as the next patch set of its review, where a commit holds the
 * very files or the very change: nobody looks on, so nothing is guessed. Takes no snapshot. Costs a look at the work tree where
 * HEAD is not where a review of it was, and nothing else.
 */
export async function landWork(room: ReviewRoom): Promise<void> {
  if (room.git.workTree === null || !mayDo(room.viewer, "comment", null)) return;
  const own = (await room.book.reviews()).filter(
    (review) => isOfWorktree(review, room.git.id) && isUnderReview(review),
  );
  const waiting = own.flatMap(({ patchSets }) => patchSets.slice(-1)).filter(({ kind }) => kind === "snapshot");
  if (waiting.length === 0) return;
  const head = await readHead(room.git, { priority: "background" });
  if (head.kind === "unborn" || waiting.every(({ base }) => base === head.oid)) return;
  const { facts } = await lookAtWorktree(room, { priority: "background" });
  for (const { revision, landing } of facts.reviews) {
    if (landing === null || landing.how === "edited") continue;
    await continueWithCommit(room, await requireReview(room, revision), landing);
  }
}
