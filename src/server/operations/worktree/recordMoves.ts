import { oncePer } from "#server/git/byteCache.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readHead } from "#server/git/refs/head.ts";
import { repositoryWatcher } from "#server/git/workTree/RepositoryUpdates.ts";
import { openReviewContext, requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { readTips } from "#server/reviews/index/readTips.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree } from "#server/reviews/state/Review.ts";
import { mayDo } from "#server/reviews/state/Viewer.ts";
import { continueWithCommit } from "./openWorktreeReview.ts";
import { scanWorktree } from "./scanWorktree.ts";
import { recordNewHead } from "../patchSets/recordPatchSet.ts";

/** Quiet time after a move of a branch: rewriting history moves it more than once. */
const QUIET_MS = 600;

interface Recorder {
  users: number;
  readonly end: () => void;
}

const recorders = new WeakMap<Repository, Recorder>();

const checkedIn = oncePer((_: Repository): CheckedTips => new Map());

/** The last recording, by repository. Each waits for the one before, so that none reads reviews that lack a patch set. */
const recordings = new WeakMap<Repository, Promise<void>>();

/**
 * Records moves of branches under review, and uncommitted work that was committed, as patch sets. Every page, command
 * and tool does this before it reads reviews, because heads also move while no Galley watches. If nothing can be
 * written, the last recorded patch set is shown with a note that the branch moved. A review without any recorded patch
 * set has not moved, so reading it records nothing, unless `withFirst`. Lists the branches if the viewer takes part.
 */
export function recordHeads(context: ReviewContext, { withFirst = false } = {}): Promise<void> {
  const before = recordings.get(context.git);
  // A failure of the one before is reported where that was called.
  const recording = Promise.allSettled([before]).then(() => recordNow(context, withFirst));
  recordings.set(context.git, recording);
  return recording;
}

async function recordNow(context: ReviewContext, withFirst: boolean): Promise<void> {
  try {
    await recordMoves(context, checkedIn(context.git), { withFirst });
    await landWork(context);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
  }
}

/**
 * Records moves of branches under review, and uncommitted work that was committed, as patch sets, until the returned
 * function is called. Several calls share one recorder. If writing fails, the page shows that the branch moved.
 */
export function autoRecordPatchSets(repository: Repository): () => void {
  const recorder = recorders.get(repository) ?? startRecorder(repository);
  recorders.set(repository, recorder);
  recorder.users += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    recorder.users -= 1;
    if (recorder.users > 0) return;
    recorder.end();
    recorders.delete(repository);
  };
}

function startRecorder(repository: Repository): Recorder {
  let timer: NodeJS.Timeout | undefined;

  async function record(): Promise<void> {
    try {
      await recordHeads(await openReviewContext(repository), { withFirst: true });
    } catch (error) {
      if (!(error instanceof GalleyError)) throw error; // the page offers to record it and then shows the error
    }
  }
  function soon(): void {
    clearTimeout(timer);
    // A bug is reported as an unhandled rejection, and the next move is recorded all the same.
    timer = setTimeout(() => void record(), QUIET_MS).unref();
  }

  const unlisten = repositoryWatcher(repository).listen(({ refs }) => {
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

/** The branch tips without anything to record, by review. They are not checked again. */
type CheckedTips = Map<Oid, string>;

/**
 * Records each branch that moved as a patch set of its review, for all reviews that the viewer requested or takes part
 * in. Anybody who does the same at the same time, here or in another clone, writes the same. Returns the reviews that
 * got one. Reads all branches once; a review whose branch did not move costs nothing more.
 */
export async function recordMoves(
  context: ReviewContext,
  checkedTips: CheckedTips,
  { withFirst = true } = {},
): Promise<readonly Oid[]> {
  const { email } = context.viewer;
  const reviews = (await context.index.reviews()).filter(
    (review) => isRecordable(review, email) && (withFirst || review.patchSets.length > 0),
  );
  if (reviews.length === 0) return [];
  const tips = await readTips(
    context.git,
    new Set(reviews.flatMap(({ current, targetRef }) => [current.reviewRef, targetRef])),
  );
  const recorded: Oid[] = [];
  for (const review of reviews) {
    const tip = tips.get(review.current.reviewRef) ?? null;
    const stateKey = `${tip} ${tips.get(review.targetRef)} ${review.patchSets.length}`;
    if (tip === null || tip === review.patchSets.at(-1)?.head || checkedTips.get(review.revision) === stateKey)
      continue;
    checkedTips.set(review.revision, stateKey);
    if ((await recordNewHead(context, review).catch(notRecorded)) !== null) recorded.push(review.revision);
  }
  return recorded;
}

/** An odd note of one review must not keep others from being recorded. */
const notRecorded = fallback(null, "BAD_INPUT", "NOT_FOUND", "OBJECT_MISSING", "TOO_LARGE");

/** Uncommitted work is recorded by scans. */
function isRecordable(review: IndexedReview, email: string | null): boolean {
  const takesPart = review.participants.some((person) => person.email === email);
  return email !== null && takesPart && !review.isPrivate && isUnderReview(review);
}

/** The last search of `landWork`: HEAD and the heads of the reviews. A search for the same finds the same. */
const searched = new WeakMap<Repository, string>();

/**
 * Records work that was committed since the last scan as the next patch set of its review, if a commit has identical
 * files or the same change: without a user nothing is guessed. Takes no snapshot. Costs one scan of the work tree after
 * HEAD has moved since a review of it, else nothing.
 */
export async function landWork(context: ReviewContext): Promise<void> {
  if (context.git.workTree === null || !mayDo(context.viewer, "comment", null)) return;
  const own = (await context.index.reviews()).filter(
    (review) => isOfWorktree(review, context.git.id) && isUnderReview(review),
  );
  const waiting = own.flatMap(({ patchSets }) => patchSets.slice(-1)).filter(({ kind }) => kind === "snapshot");
  if (waiting.length === 0) return;
  const head = await readHead(context.git, { priority: "background" });
  if (head.kind === "unborn" || waiting.every(({ base }) => base === head.oid)) return;
  const state = [head.oid, ...own.map(({ patchSets }) => patchSets.at(-1)?.head)].join(" ");
  if (searched.get(context.git) === state) return;
  const { facts } = await scanWorktree(context, { priority: "background" });
  for (const { revision, committed } of facts.reviews) {
    if (committed === null || committed.how === "edited") continue;
    await continueWithCommit(context, await requireReview(context, revision), committed);
  }
  searched.set(context.git, state);
}
