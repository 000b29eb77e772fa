import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Signature } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions } from "#server/git/Repository.ts";
import { branchUsers } from "#server/git/workTree/worktreeList.ts";
import { requireReview, requireUnderReview, type ReviewContext } from "../index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "../state/IndexedReview.ts";
import type { ReviewLayer } from "../stacks/reviewLayers.ts";
import { worktreeOf } from "../state/Review.ts";
import {
  because,
  type BuiltLanding,
  buildLanding,
  type CommitsToLand,
  commitsToLand,
  hasMerges,
  landingNotices,
  type LandingMethod,
  type Obstacle,
  unrelatedStep,
} from "./buildLanding.ts";
import { NOT_REVIEWED, type LandedDifference, landedDifferences, type ReviewedChange } from "./landedDifference.ts";
import {
  BRANCHES,
  branchName,
  endUse,
  inUseBy,
  localBranch,
  remoteWith,
  requireTarget,
  useSentence,
} from "./landingBranches.ts";
import { landingMessage, squashAuthor } from "./landingMessage.ts";
import { unmetRequirements } from "./requirements.ts";
import { layerToLand, restack, type Restacked } from "./restack.ts";

/** The result that landing a review would have, or the reasons why it cannot be landed. */
export interface LandingPlan extends BuiltLanding {
  readonly method: LandingMethod;
  readonly targetRef: string;
  readonly target: Oid;
  /** The last commit of the review. */
  readonly head: Oid;
  /** The part of the reviewed change that lands; null if its base is not known. */
  readonly reviewed: ReviewedChange | null;
  readonly message: string;
  readonly author: Signature;
  /** One sentence for each thing that is left out. */
  readonly notices: readonly string[];
  /** The files that would not be as reviewed; none if it can be landed. */
  readonly differences: readonly LandedDifference[];
  /** The requirements that the review does not meet, one sentence each. The person who runs this Galley can override it with a reason. */
  readonly unmet: readonly string[];
  /** The reasons why it cannot be landed in this way; none if it can. */
  readonly obstacles: readonly Obstacle[];
  /** The reason why the branch of the review cannot be deleted in the same act; null if it can. */
  readonly branchObstacle: string | null;
  /** The reviews that target the branch of this one. Their target becomes that of this review. */
  readonly stacked: readonly IndexedReview[];
  /** The layer up to which it lands, and what is left; null if all of it lands. */
  readonly part: LandedPart | null;
}

/** The lower part of a stack, which lands, and the rest. */
export interface LandedPart {
  readonly layer: ReviewLayer;
  readonly total: number;
  /** Null if the rest cannot be put on what landed: then that is an obstacle. */
  readonly rest: Restacked | null;
}

interface LandingChoice {
  readonly method: LandingMethod;
  /** The layer up to which it lands, as `findLayer` takes it; absent for all of it. */
  readonly layer?: string | null | undefined;
}

/** Finds out what landing a review would do. Writes nothing into the repository. Costs what `buildLanding` does. */
export async function previewLanding(
  context: ReviewContext,
  { review: id, ...choice }: LandingChoice & { readonly review: string },
  options: ReadOptions = {},
): Promise<LandingPlan> {
  return planLanding(context, await requireReview(context, id), { ...choice, message: "" }, options);
}

export async function planLanding(
  context: ReviewContext,
  review: IndexedReview,
  { method, message: own, layer: name }: LandingChoice & { readonly message: string },
  options: ReadOptions,
): Promise<LandingPlan> {
  const { git, viewer, now } = context;
  const { targetRef, base } = review;
  const whole = requireShared(review);
  const target = await requireTarget(git, targetRef, options);
  const layer = await layerToLand(git, review, whole, name);
  const head = layer?.layer.commit ?? whole;
  const by = { name: viewer.name ?? viewer.email ?? "", email: viewer.email ?? "", at: now(), offset: 0 };
  const found = base === null ? null : await commitsToLand(git, { base, head, target }, options);
  const { commits, isBased } = found ?? NO_COMMITS;
  const message = own !== "" ? own : landingMessage({ review, method, part: layer, commits });
  const author = squashAuthor(commits) ?? by;
  const users = await branchUsers(git, targetRef, options);
  const remoteAhead = base === null || isBased ? null : await remoteWith(git, targetRef, base, options);
  const input = { method, target, head, by, author, message, commits, isBased };
  const built =
    base === null
      ? because("The base of the change is not known.", unrelatedStep(git))
      : await buildLanding(git, { ...input, base }, options);
  const { tip } = built;
  const differences =
    base === null || tip === null
      ? []
      : await landedDifferences(git, { base, head }, { from: target, to: tip }, options);
  const landing = { method, branch: branchName(targetRef), target, head, tip, layer: layer?.layer };
  const unmet = await unmetRequirements(context, review, landing, options);
  const stacked = await stackedReviews(context, review);
  const keepsCommits = isBased && (method === "merge" || method === "fast-forward");
  const rest =
    layer === null || tip === null
      ? null
      : await restack(git, { rest: layer.rest, below: head, keepsCommits, by, tip }, options);
  const toRestack = layer === null || keepsCommits ? [] : await obstaclesToRestacking(git, review, stacked, options);
  const toRest = typeof rest === "string" ? [rest, ...toRestack] : toRestack;
  const leavesMerges = hasMerges(commits) && !keepsCommits && method !== "squash";
  const otherMethod = isBased ? "Merge or squash it." : "Squash it.";
  const obstacles = [
    ...users.map((user) => ({ sentence: useSentence(targetRef, user), next: endUse(user) })),
    ...(remoteAhead === null ? [] : [behindObstacle(targetRef, remoteAhead)]),
    ...obstaclesTo(built, targetRef, leavesMerges ? otherMethod : null),
    ...(differences.length > 0 ? [{ sentence: NOT_REVIEWED, next: otherMethod }] : []),
    ...toRest.map((sentence) => ({ sentence, next: isBased ? BY_MERGE : "Land all of it." })),
  ];
  const notices = await landingNotices(git, built, options);
  return {
    ...built,
    method,
    targetRef,
    target,
    head: whole,
    message,
    author,
    differences,
    unmet,
    obstacles,
    notices,
    reviewed: base === null ? null : { base, head },
    branchObstacle: layer === null ? await obstacleToDeleting(git, review, options) : HAS_REST,
    stacked: layer === null ? stacked : [],
    part: layer && { layer: layer.layer, total: layer.total, rest: typeof rest === "string" ? null : rest },
  };
}

const NO_COMMITS: CommitsToLand = { commits: [], isBased: true };
const HAS_REST = "The branch has the commits that are left.";
const BY_MERGE = "Land it by a merge, which keeps the commits.";

/** Returns the last commit of a review that can be landed. */
function requireShared(review: IndexedReview): Oid {
  requireUnderReview(review);
  if (worktreeOf(review) !== null)
    throw new GalleyError("BAD_INPUT", "Uncommitted work cannot be landed.", { next: "Commit it on a branch." });
  if (review.isPrivate)
    throw new GalleyError("BAD_INPUT", "A private review cannot be landed.", { next: "Share it first." });
  if (review.head === null)
    throw new GalleyError("OBJECT_MISSING", "The commits of this review are not in the repository.");
  return review.head;
}

function behindObstacle(targetRef: string, remote: string): Obstacle {
  const sentence = `${branchName(targetRef)} is behind ${displayLine(remote)}, on which the change is based.`;
  return { sentence, next: "Update it first." };
}

/** Returns why the branch of a review cannot be put on what landed. */
async function obstaclesToRestacking(
  git: ReviewContext["git"],
  { head, current: { reviewRef } }: IndexedReview,
  stacked: readonly IndexedReview[],
  options: ReadOptions,
): Promise<readonly string[]> {
  const tip = await localBranch(git, reviewRef, options);
  if (tip === null || tip !== head) return ["The review has no local branch at its last commit."];
  const titles = stacked.map(({ title }) => displayLine(title));
  return [
    ...(await inUseBy(git, reviewRef, options)),
    ...(titles.length === 0 ? [] : [`${listed(titles)} is stacked on it.`]),
  ];
}

/** Returns why the branch of a review cannot be deleted; null if it can. */
async function obstacleToDeleting(
  git: ReviewContext["git"],
  { head, targetRef, current: { reviewRef } }: IndexedReview,
  options: ReadOptions,
): Promise<string | null> {
  const name = branchName(reviewRef);
  const tip = await localBranch(git, reviewRef, options);
  if (tip === null) return "The review has no local branch to delete.";
  if (reviewRef === targetRef) return `${name} is the target itself.`;
  if (tip !== head) return `${name} has other commits than the review.`;
  return (await inUseBy(git, reviewRef, options))[0] ?? null;
}

/** Returns why a change cannot be landed, with another method that helps, if there is one. */
function obstaclesTo(built: BuiltLanding, targetRef: string, otherMethod: string | null): readonly Obstacle[] {
  const { conflicts, conflictsIn, withDrivers, reason } = built;
  const target = branchName(targetRef);
  const commit = conflictsIn === null ? "The change" : `Commit ${conflictsIn.slice(0, 10)}`;
  const paths = listed(conflicts.map(({ path }) => path));
  const sentences = [
    ...(conflicts.length === 0 ? [] : [`${commit} conflicts with ${target} in ${paths}.`]),
    ...(withDrivers.length === 0 ? [] : [`A merge driver is set for ${listed(withDrivers)}, and Galley runs none.`]),
  ];
  const next = otherMethod ?? `Rebase it on ${target}, or merge ${target} into it, then try again.`;
  return [...sentences.map((sentence) => ({ sentence, next })), ...(reason === null ? [] : [reason])];
}

const LISTED_MAX = 5;

function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, LISTED_MAX).map(displayLine);
  const rest = paths.length - shown.length;
  return new Intl.ListFormat("en").format(rest === 0 ? shown : [...shown, `${rest} more`]);
}

/** Lists the open, shared reviews that are stacked on a review: those that target its branch. */
async function stackedReviews(
  { index }: Pick<ReviewContext, "index">,
  { revision, targetRef, current: { reviewRef } }: IndexedReview,
): Promise<readonly IndexedReview[]> {
  if (!reviewRef.startsWith(BRANCHES) || reviewRef === targetRef) return [];
  return (await index.reviews()).filter(
    (other) => other.revision !== revision && isUnderReview(other) && !other.isPrivate && other.targetRef === reviewRef,
  );
}
