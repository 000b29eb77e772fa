import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { present } from "../notes/extras.ts";
import { type RequestItem, writeRequestLine } from "../notes/requestLine.ts";
import { timestampOf } from "../notes/timestamps.ts";
import { patchSetKey } from "../patchSets/recordPatchSet.ts";
import { nextRequest, writeRequest } from "../requests/writeRequest.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { isOfWorktree } from "../state/Review.ts";
import { takeOverSeen } from "../viewed/viewedMarks.ts";
import { mayDo } from "../viewer/permissions.ts";
import { emptyCommit, keepEmptyCommit } from "./emptyCommit.ts";
import { gatherWorktree } from "./scanWorktree.ts";
import { type Landing, nextWorktreeStep, type WorktreeState } from "./WorktreeStep.ts";

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

/** Digits of a commit's id that its key has room for beside the work tree's. */
const KEY_DIGITS = 40;

/**
 * Begins the private review of a work tree's uncommitted work; its notes stand on the first snapshot's commit. What was seen
 * of its hunks in earlier reviews of the same work tree is seen.
 */
async function beginWorktreeReview(room: ReviewRoom, { commit, base, branch }: WorktreeState): Promise<void> {
  const { git, store, viewer } = room;
  if (base === emptyCommit(git).oid) await keepEmptyCommit(room);
  const key = `wt-${git.id}-${commit.slice(0, KEY_DIGITS)}`;
  const item: RequestItem = {
    timestamp: timestampOf(room.now()),
    reviewRef: "",
    targetRef: branch,
    requester: viewer.email ?? "",
    reviewers: [],
    description: worktreeTitle(branch),
    baseCommit: base,
    alias: "",
    extras: present({
      key,
      name: viewer.name ?? undefined,
      act: "request" as const,
      head: commit,
      base,
      kind: "snapshot" as const,
      worktree: git.id,
    }),
  };
  const write = { ref: "reviews", revision: commit, lines: [writeRequestLine(item)], shelf: "private" } as const;
  const earlier = (await room.book.reviews()).filter((review) => isOfWorktree(review, git.id));
  await takeOverSeen(room, earlier, { revision: commit, base, head: commit });
  await store.append([write], { key });
}

/**
 * Records the commit in which reviewed work was committed as the next patch set of its review, and keeps it from garbage
 * collection, in a ref of ours alone where the review is private.
 */
export async function continueWithCommit(
  room: ReviewRoom,
  review: BookedReview,
  { commit, base }: Landing,
): Promise<void> {
  const key = patchSetKey(review, commit);
  const extras = { key, act: "patchSet" as const, head: commit, base };
  const item = nextRequest(review, room.viewer, room.now(), { baseCommit: base, extras });
  await room.store.archive([commit], review.isPrivate ? "private" : "public");
  await writeRequest(room, review, item, key);
}

/** Records a snapshot as the next patch set of a review of uncommitted work, on the branch that HEAD is on now. */
async function continueWithSnapshot(
  room: ReviewRoom,
  review: BookedReview,
  { commit, base, branch }: WorktreeState,
): Promise<void> {
  const { description } = review.current;
  const isNamed = description !== worktreeTitle(review.targetRef);
  const key = patchSetKey(review, commit);
  const act = isUnderReview(review) ? "patchSet" : "reopen";
  const item = nextRequest(review, room.viewer, room.now(), {
    targetRef: branch,
    baseCommit: base,
    description: isNamed ? description : worktreeTitle(branch),
    extras: { key, act, head: commit, base, kind: "snapshot", worktree: room.git.id },
  });
  await writeRequest(room, review, item, key);
}

const BRANCH = "refs/heads/";

/** Says what a review of uncommitted work is about, by the full name of the branch, or `HEAD` for none. */
function worktreeTitle(branch: string): string {
  const isBranch = branch.startsWith(BRANCH);
  return isBranch ? `Uncommitted work on ${branch.slice(BRANCH.length)}` : "Uncommitted work on no branch";
}
