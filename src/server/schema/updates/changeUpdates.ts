import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { liveSnapshot, partSpan } from "#server/git/snapshots/liveSnapshot.ts";
import { newsOf } from "#server/git/workTree/RepositoryUpdates.ts";
import { changesApart, type ChangeSides } from "#server/reviews/patchSets/interdiff.ts";
import { askedFiles } from "#server/reviews/worktree/scanWorktree.ts";
import { Comparison, type Dots } from "../comparisons/Comparison.ts";
import { fromGlobalId } from "../globalId.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { PatchSetRecord } from "../reviews/PatchSet.ts";
import type { Review } from "../reviews/Review.ts";
import { patchSetsOf } from "../reviews/reviewSpan.ts";
import type { WorktreePart } from "../worktrees/Worktree.ts";

/**
 * That what is drawn of a change is not the change as it is now.
 * @gqlType
 */
export class ChangeNews {
  /**
   * Files whose change is another one by now; 0 where only commits differ.
   * @gqlField
   */
  readonly files: Int;
  /**
   * Whether one of the two states is not there any more.
   * @gqlField
   */
  readonly isGone: boolean;
  /**
   * Of a review, the number of the newest patch set where what is drawn is an older one.
   * @gqlField
   */
  readonly patchSet: Int | null;

  private constructor(files: number, isGone: boolean, patchSet: number | null) {
    this.files = files;
    this.isGone = isGone;
    this.patchSet = patchSet;
  }

  /** Says that there is no such change any more. */
  static readonly gone = new ChangeNews(0, true, null);

  /** Holds a comparison that was drawn, by its id, against the one that stands in its place now; null where they are the same. */
  static async between(
    context: Context,
    served: ServedRepository,
    drawn: ID,
    now: Comparison,
    newest: PatchSetRecord | null = null,
  ): Promise<ChangeNews | null> {
    if (now.id() === drawn) return null;
    const sides = { from: now.oldOid() ?? served.git.emptyTree, to: now.newOid() };
    const was = await ChangeNews.sidesOf(context, served, drawn);
    const files = await ChangeNews.filesApart(context, served, was, sides);
    return new ChangeNews(files, false, newest !== null && newest.head !== was.to ? newest.number : null);
  }

  /** The same for a change that has no commits to speak of; null where no file's change is another one. */
  static async ofFiles(
    context: Context,
    served: ServedRepository,
    drawn: ID,
    now: ChangeSides,
  ): Promise<ChangeNews | null> {
    const was = await ChangeNews.sidesOf(context, served, drawn);
    const files = await ChangeNews.filesApart(context, served, was, now);
    return files === 0 ? null : new ChangeNews(files, false, null);
  }

  private static async sidesOf(context: Context, served: ServedRepository, drawn: ID): Promise<ChangeSides> {
    const was = await Comparison.byId(context, fromGlobalId(drawn).names);
    return { from: was.oldOid() ?? served.git.emptyTree, to: was.newOid() };
  }

  private static async filesApart(
    context: Context,
    { git }: ServedRepository,
    was: ChangeSides,
    now: ChangeSides,
  ): Promise<number> {
    return changesApart(git, was, now, { signal: context.signal, priority: "background" });
  }
}

/**
 * How the comparison of two revisions is another one by now than the one of an id, which was drawn of them; null where it is
 * the same. Two lists of files at most.
 * @gqlField
 */
export async function comparisonNews(
  repository: Repository,
  context: Context,
  drawn: ID,
  base: string,
  head: string,
  dots: Dots = "THREE",
): Promise<ChangeNews | null> {
  try {
    const now = await repository.comparison(context, base, head, dots);
    return await ChangeNews.between(context, repository.served, drawn, now);
  } catch (error) {
    if (error instanceof GalleyError && error.code === "NOT_FOUND") return ChangeNews.gone;
    throw error;
  }
}

/**
 * How what a review's patch sets changed is another change by now than the one of an id, which was drawn of them; null where
 * it is the same. Two lists of files at most.
 * @gqlField
 */
export async function reviewNews(
  review: Review,
  context: Context,
  drawn: ID,
  from?: Int | null,
  to?: Int | null,
): Promise<ChangeNews | null> {
  const now = await review.comparison(context, from, to);
  if (now === null) return ChangeNews.gone;
  const { served, review: booked } = review.seen;
  return ChangeNews.between(context, served, drawn, now, patchSetsOf(booked).at(-1) ?? null);
}

/**
 * How a part of the uncommitted work is another change by now than the one of an id, which was drawn of it; null where no
 * file's change is, and for a bare repository. Only looks: nothing is recorded or kept. Has the work tree watched for two
 * minutes, in which `reviewChanges` tells of it. Looks at files that may have changed, where that is known, else at all, as
 * `git status` does.
 * @gqlField
 */
export async function worktreeNews(
  repository: Repository,
  context: Context,
  drawn: ID,
  part: WorktreePart = "ALL",
): Promise<ChangeNews | null> {
  const { served } = repository;
  const { git } = served;
  if (git.workTree === null) return null;
  const read = await askedFiles.read(await context.loaders.reviewsOf(served).room());
  const snapshot = await newsOf(git).lookAtWorkTree((dirty) => {
    const paths = dirty === null ? undefined : [...dirty];
    // Not ended with the request: the next look begins where this one ended.
    return liveSnapshot(git, { read, paths, priority: "background" });
  });
  const { from, to } = partSpan(snapshot, part);
  return ChangeNews.ofFiles(context, served, drawn, { from: from ?? git.emptyTree, to });
}
