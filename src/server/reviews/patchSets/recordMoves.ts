import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readHead } from "#server/git/refs/head.ts";
import { newsOf } from "#server/git/workTree/RepositoryUpdates.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { readTips } from "../reviewIndex/readTips.ts";
import { openReviewRoom, type ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { isOfWorktree } from "../state/Review.ts";
import { mayDo } from "../viewer/permissions.ts";
import { continueWithCommit } from "../worktree/openWorktreeReview.ts";
import { lookAtWorktree } from "../worktree/scanWorktree.ts";
import { recordNewHead } from "./recordPatchSet.ts";

/** How long branches are left alone after a move: who rewrites history moves them more than once. */
const QUIET_MS = 600;

interface Keeper {
  users: number;
  readonly end: () => void;
}

const keepers = new WeakMap<Repository, Keeper>();

/**
 * Has the moves of branches under review, and uncommitted work that was committed, recorded as patch sets, now and from now
 * on, until the function that it gives is called. However many ask for it, it is done once. Where it cannot be written the
 * page says that the branch moved.
 */
export function keepRecorded(repository: Repository): () => void {
  const keeper = keepers.get(repository) ?? startKeeper(repository);
  keepers.set(repository, keeper);
  keeper.users += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    keeper.users -= 1;
    if (keeper.users > 0) return;
    keeper.end();
    keepers.delete(repository);
  };
}

function startKeeper(repository: Repository): Keeper {
  const lookedAt: LookedAt = new Map();
  let timer: NodeJS.Timeout | undefined;
  let recording: Promise<void> = Promise.resolve();

  async function record(): Promise<void> {
    try {
      const room = await openReviewRoom(repository);
      await recordMoves(room, lookedAt);
      await landWork(room);
    } catch (error) {
      if (!(error instanceof GalleyError)) throw error; // the page offers to record it, and says then what is wrong
    }
  }
  function begin(): void {
    const turn = recording.then(record);
    // A mistake is told where nobody caught it, and the next move is recorded all the same.
    recording = new Promise((resolve) => void turn.finally(resolve));
  }
  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(begin, QUIET_MS).unref();
  }

  const unlisten = newsOf(repository).listen(({ refs }) => {
    if (refs) soon();
  });
  soon();
  return {
    users: 0,
    end: () => {
      clearTimeout(timer);
      unlisten();
    },
  };
}

/** What was looked at in vain: where a review's branch stood, by the review. One that stands there still is not looked at again. */
type LookedAt = Map<Oid, string>;

/**
 * Records each branch that moved as a patch set of its review, of all reviews that the viewer asked for or takes part in. Who
 * else does so at the same time, here or in another clone, writes the same. Gives the reviews that got one. Asks once where
 * all branches stand; a review whose branch did not move costs nothing more.
 */
export async function recordMoves(room: ReviewRoom, lookedAt: LookedAt): Promise<readonly Oid[]> {
  const { email } = room.viewer;
  const reviews = (await room.book.reviews()).filter((review) => isMeant(review, email));
  if (reviews.length === 0) return [];
  const tips = await readTips(
    room.git,
    new Set(reviews.flatMap(({ current, targetRef }) => [current.reviewRef, targetRef])),
  );
  const recorded: Oid[] = [];
  for (const review of reviews) {
    const tip = tips.get(review.current.reviewRef) ?? null;
    const stand = `${tip} ${tips.get(review.targetRef)} ${review.patchSets.length}`;
    if (tip === null || tip === review.patchSets.at(-1)?.head || lookedAt.get(review.revision) === stand) continue;
    lookedAt.set(review.revision, stand);
    if ((await recordNewHead(room, review)) !== null) recorded.push(review.revision);
  }
  return recorded;
}

/** Uncommitted work is recorded where it is looked at. */
function isMeant(review: BookedReview, email: string | null): boolean {
  const takesPart = review.participants.some((person) => person.email === email);
  return email !== null && takesPart && !review.isPrivate && isUnderReview(review);
}

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
