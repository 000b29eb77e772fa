import type { Int } from "grats";
import { displayLine } from "#contract/byteText.ts";
import { type LandingPlan, previewLanding } from "#server/reviews/landing/planLanding.ts";
import { remotesToPushTo } from "#server/exchange/sync/pushLanding.ts";
import { mayUndoLanding } from "#server/operations/landing/undoLanding.ts";
import type { MergeConflict } from "./MergePreview.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";
import { Review } from "./Review.ts";

/**
 * The way in which a change comes into its target branch: the branch moves to the head (`FAST_FORWARD`), to a merge commit
 * (`MERGE`), to one commit with all changes (`SQUASH`), or to the commits applied one by one (`REBASE`).
 * @gqlEnum
 */
export type LandingMethod = "FAST_FORWARD" | "MERGE" | "SQUASH" | "REBASE";

export const METHODS = { FAST_FORWARD: "fast-forward", MERGE: "merge", SQUASH: "squash", REBASE: "rebase" } as const;

/** The result that landing a review would have, or the reasons why it cannot be landed in this way. @gqlType */
export interface LandingPreview {
  readonly __typename?: "LandingPreview";
  /** The plan and its repository, for reading the commits. */
  readonly planned: LandingPlan & { readonly served: ServedRepository };
  /** The commit of the target branch. @gqlField */
  readonly targetOid: GitObjectID;
  /** The last commit of the change. @gqlField */
  readonly headOid: GitObjectID;
  /** The number of commits that the target branch would get. @gqlField */
  readonly commitCount: Int;
  /** The proposed message of the new commit; empty if no commit with a message of its own is made. @gqlField */
  readonly message: string;
  /** The conflicting files, in Git's order. @gqlField */
  readonly conflicts: readonly MergeConflict[];
  /** The author of the new commit, as Git writes people, if one commit gets all changes; else null. @gqlField */
  readonly author: string | null;
  /** One sentence for each thing that landing leaves out. @gqlField */
  readonly notices: readonly string[];
  /** The reasons why the change cannot be landed in this way, each with what to do; none if it can. @gqlField */
  readonly obstacles: readonly string[];
  /** The files that would not be as reviewed, each as a sentence; none if it can be landed. @gqlField */
  readonly differences: readonly string[];
  /** The requirements that the review does not meet, one sentence each. Only a reason overrides them. @gqlField */
  readonly unmet: readonly string[];
  /**
   * The reason why the branch of the review cannot be deleted in the same act, as a sentence, or null if it can.
   * @gqlField
   */
  readonly branchObstacle: string | null;
  /** The number of commits of the change that stay under review; 0 if all of it lands. @gqlField */
  readonly commitsLeft: Int;
}

/**
 * The result that landing the review on its target branch would have; with `layer`, only the commits up to that one, named by its place
 * or at least 7 digits of its id. Writes nothing. Fails for a review that is merged or abandoned,
 * and for uncommitted work.
 * @gqlField landing
 */
export async function reviewLanding(
  review: Review,
  context: Context,
  method: LandingMethod,
  layer?: string | null,
): Promise<LandingPreview> {
  const { served, review: indexed } = review.viewerReview;
  const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
  const input = { review: indexed.revision, method: METHODS[method], layer };
  const plan = await previewLanding(reviewContext, input, { signal: context.signal });
  const { target, head, commits, message, conflicts, notices, unmet, branchObstacle, part } = plan;
  const { name, email } = plan.author;
  return {
    planned: { ...plan, served },
    targetOid: target,
    headOid: head,
    commitCount: commits,
    commitsLeft: part === null ? 0 : part.total - part.layer.position,
    message,
    conflicts,
    notices,
    unmet,
    branchObstacle,
    author: method === "SQUASH" ? displayLine(`${name} <${email}>`) : null,
    obstacles: plan.obstacles.map(({ sentence, next }) => `${sentence} ${next}`),
    differences: plan.differences.map(({ path, what }) => `${displayLine(path)} ${what}.`),
  };
}

/**
 * The open reviews that are stacked on this one: they target its branch. When it lands, its target becomes theirs.
 * @gqlField
 */
export async function stackedReviews(
  { planned: { served, stacked } }: LandingPreview,
  context: Context,
): Promise<readonly Review[]> {
  return Promise.all(stacked.map(({ revision }) => Review.load(context, served, revision)));
}

/**
 * True if undoing the landing of this review can be offered to the viewer: Galley landed it within the last fourteen days,
 * and the target branch is still where it landed.
 * @gqlField
 */
export async function viewerCanUndoLanding(review: Review, context: Context): Promise<boolean> {
  const { served, review: indexed } = review.viewerReview;
  return mayUndoLanding(await context.loaders.reviewsOf(served).reviewContext(), indexed);
}

/**
 * The remotes that the target branch can be pushed to: those that do not have the landed commit, as far as known here. Empty
 * if Galley did not land this review or the viewer may not push.
 * @gqlField
 */
export async function remotesToPush(review: Review, context: Context): Promise<readonly string[]> {
  const { served, review: indexed } = review.viewerReview;
  return remotesToPushTo(await context.loaders.reviewsOf(served).reviewContext(), indexed);
}
