import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { pruneSnapshots } from "#server/git/snapshots/pruneSnapshots.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot as snapshotOf } from "#server/git/snapshots/takeSnapshot.ts";
import { chooseReview, requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import { isOfWorktree } from "../state/Review.ts";
import { openWorktreeReview } from "./openWorktreeReview.ts";
import { keptCommits } from "./retainedSnapshots.ts";
import { askedFiles } from "./scanWorktree.ts";

/** Uncommitted work as it was a moment ago, and the review that it belongs to. */
export interface TakenSnapshot {
  readonly snapshot: Snapshot;
  /** Null where nothing is uncommitted and HEAD's commit is no review's, and where none could be written. */
  readonly review: BookedReview | null;
  /** Why the snapshot could not be recorded in a review. */
  readonly problem: GalleyError | null;
}

/** What keeps a review from being written and nothing from being read. */
const UNWRITABLE: readonly ErrorCode[] = ["READ_ONLY", "FORBIDDEN", "DISK_FULL", "CONFLICT"];

/** Looks go one after the other: an older snapshot is not recorded behind a newer one. */
interface Turns {
  last: Promise<unknown>;
  /** By whom: whoever asks for the same before it has begun shares it. */
  readonly waiting: Map<string | null, Promise<TakenSnapshot>>;
}

const turnsOf = new WeakMap<Repository, Turns>();

/**
 * Takes a snapshot of the work tree and records it in the review that it belongs to, see `openWorktreeReview`. Nothing is
 * written where nothing has changed. Where no review can be written it says why, and the snapshot is there to be read all the
 * same. Fails as BAD_INPUT in a bare repository.
 */
export function takeSnapshot(room: ReviewRoom): Promise<TakenSnapshot> {
  const turns = turnsOf.get(room.git) ?? { last: Promise.resolve(), waiting: new Map() };
  turnsOf.set(room.git, turns);
  const { email } = room.viewer;
  const shared = turns.waiting.get(email);
  if (shared !== undefined) return shared;
  const taking = turns.last.then(() => {
    turns.waiting.delete(email);
    return take(room);
  });
  turns.waiting.set(email, taking);
  turns.last = taking.catch(() => undefined); // whoever asked for it hears of it
  return taking;
}

async function take(room: ReviewRoom): Promise<TakenSnapshot> {
  const snapshot = await snapshotOf(room.git, { read: await askedFiles.read(room), now: () => room.now() });
  prune(room);
  try {
    return { snapshot, review: await openWorktreeReview(room, snapshot), problem: null };
  } catch (problem) {
    if (!(problem instanceof GalleyError) || !UNWRITABLE.includes(problem.code)) throw problem;
    return { snapshot, review: await knownReview(room, snapshot), problem };
  }
}

/** Takes old snapshots away behind what is being done. */
function prune(room: ReviewRoom): void {
  const pruning = pruneSnapshots(room.git, () => keptCommits(room), { now: () => room.now(), priority: "background" });
  pruning.catch((error: unknown) => {
    if (!(error instanceof GalleyError)) throw error; // else the next day's look tries again
  });
}

/** The review that has this very snapshot already. */
async function knownReview({ book, git }: ReviewRoom, { commit }: Snapshot): Promise<BookedReview | null> {
  const own = (await book.reviews()).filter((review) => isOfWorktree(review, git.id));
  return own.find(({ patchSets }) => patchSets.at(-1)?.head === commit) ?? null;
}

/**
 * Gives the review that a person means, as `chooseReview` does, with what is uncommitted now as its last patch set where it is
 * about that. Where nothing is said and there is none, begins that of the uncommitted work.
 */
export async function refreshWorktree(room: ReviewRoom, word: string | undefined): Promise<BookedReview> {
  const found = await chooseReview(room, word).catch((error: unknown) => {
    const mayBegin = word === undefined && room.git.workTree !== null;
    if (mayBegin && error instanceof GalleyError && error.code === "NOT_FOUND") return error;
    throw error;
  });
  if (!(found instanceof GalleyError) && !isOfWorktree(found, room.git.id)) return found;
  const { review, problem } = await takeSnapshot(room);
  if (!(found instanceof GalleyError)) return requireReview(room, found.revision);
  if (review === null) throw problem ?? found;
  return review;
}
