import type { ID, Int } from "grats";
import { fallback } from "#contract/errors.ts";
import { liveSnapshot, partSpan } from "#server/git/snapshots/liveSnapshot.ts";
import { repositoryWatcher } from "#server/git/workTree/RepositoryUpdates.ts";
import { changesApart, type ChangeSides } from "#server/reviews/patchSets/interdiff.ts";
import { includedFiles } from "#server/operations/worktree/scanWorktree.ts";
import { Comparison, comparison, type Dots, type LayerRange } from "../comparisons/Comparison.ts";
import { fromGlobalId } from "../request/globalId.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { Review } from "../reviews/Review.ts";
import { type PatchSetRecord, patchSetsOf } from "../request/reviewSpan.ts";
import type { WorktreePart } from "../worktrees/Worktree.ts";

/** A newer state of a change that is displayed. @gqlType */
export interface ChangeUpdate {
  /** The number of files whose change is different now. 0 if only commits differ. @gqlField */
  readonly files: Int;
  /** Whether one of the two sides does not exist any more. @gqlField */
  readonly isGone: boolean;
  /** The number of the newest patch set, if an older one of a review is displayed. @gqlField */
  readonly patchSet: Int | null;
}

const GONE: ChangeUpdate = { files: 0, isGone: true, patchSet: null };

function sidesOf({ served, oldOid, newOid }: Comparison): ChangeSides {
  return { from: oldOid ?? served.git.emptyTree, to: newOid };
}

/** Counts the files whose change is different in a displayed comparison, given by its id, and now. */
async function filesApart(context: Context, { git }: ServedRepository, drawn: ID, now: ChangeSides) {
  const was = sidesOf(await Comparison.byId(context, fromGlobalId(drawn).names));
  return { was, files: await changesApart(git, was, now, { signal: context.signal, priority: "background" }) };
}

/** Compares a displayed comparison, by its id, with the current one; null if they are equal. */
async function updateOf(
  context: Context,
  drawn: ID,
  now: Comparison,
  newest: PatchSetRecord | null = null,
): Promise<ChangeUpdate | null> {
  if (now.id === drawn) return null;
  const { was, files } = await filesApart(context, now.served, drawn, sidesOf(now));
  return { files, isGone: false, patchSet: newest !== null && newest.head !== was.to ? newest.number : null };
}

/**
 * The difference between the current comparison of two revisions and a displayed one, given by its ID. Null if they are
 * equal. Costs two lists of files at most.
 * @gqlField
 */
export async function comparisonUpdate(
  repository: Repository,
  context: Context,
  drawn: ID,
  base: string,
  head: string,
  dots: Dots = "THREE",
  layers?: LayerRange | null,
): Promise<ChangeUpdate | null> {
  return comparison(repository, context, base, head, dots, layers)
    .then((now) => updateOf(context, drawn, now))
    .catch(fallback(GONE, "NOT_FOUND"));
}

/**
 * The difference between the current change of a review's patch sets and a displayed one, given by its ID. Null if they
 * are equal. Costs two lists of files at most.
 * @gqlField
 */
export async function reviewUpdate(
  review: Review,
  context: Context,
  drawn: ID,
  from?: Int | null,
  to?: Int | null,
  layers?: LayerRange | null,
): Promise<ChangeUpdate | null> {
  const now = await review.comparison(context, from, to, layers);
  if (now === null) return GONE;
  return updateOf(context, drawn, now, patchSetsOf(review.viewerReview.review).at(-1) ?? null);
}

/**
 * The difference between the current uncommitted work of a part and a displayed one, given by its ID. Null if no file's
 * change is different, and for a bare repository. Only scans: nothing is recorded or saved. Watches the work tree for
 * two minutes, in which `reviewChanges` reports its changes. Scans like `git status`.
 * @gqlField
 */
export async function worktreeUpdate(
  repository: Repository,
  context: Context,
  drawn: ID,
  part: WorktreePart = "ALL",
): Promise<ChangeUpdate | null> {
  const { served } = repository;
  const { git } = served;
  if (git.workTree === null) return null;
  const read = await includedFiles.read(await context.loaders.reviewsOf(served).reviewContext());
  const snapshot = await repositoryWatcher(git).scanWorkTree(() =>
    // Not ended with the request: others may wait for it.
    liveSnapshot(git, { read, priority: "background" }),
  );
  const { from, to } = partSpan(snapshot, part);
  const { files } = await filesApart(context, served, drawn, { from: from ?? git.emptyTree, to });
  return files === 0 ? null : { files, isGone: false, patchSet: null };
}
