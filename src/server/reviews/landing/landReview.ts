import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { type BranchMove, copyFromMirror } from "#server/git/refs/updateRefs.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions } from "#server/git/Repository.ts";
import { type BranchUser, branchUsers } from "#server/git/workTree/worktreeList.ts";
import { inputRules } from "../inputRules.ts";
import { present } from "../notes/noteJson.ts";
import { currentReview, layersSince } from "../patchSets/recordPatchSet.ts";
import { nextRequest, writeRequest } from "../requests/writeRequest.ts";
import { requireReview, requireUnderReview, type ReviewContext } from "../reviewIndex/ReviewContext.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { subjectOf } from "../stacks/readLayers.ts";
import type { ReviewLayer } from "../stacks/reviewLayers.ts";
import { worktreeOf } from "../state/Review.ts";
import { requireRight } from "../viewer/Viewer.ts";
import { retargetLines, stackedReviews } from "./stackedReviews.ts";
import { type BuiltLanding, buildLanding, type LandingMethod } from "./buildLanding.ts";
import { unmetRequirements } from "./requirements.ts";
import { type LayerToLand, layerToLand, restack, type Restacked } from "./restack.ts";

/** The result that landing a review would have, or the reasons why it cannot be landed. */
export interface LandingPreview extends BuiltLanding {
  readonly method: LandingMethod;
  readonly targetRef: string;
  readonly target: Oid;
  readonly head: Oid;
  readonly message: string;
  /** The requirements that the review does not meet, one sentence each. The person who runs this Galley can override it with a reason. */
  readonly unmet: readonly string[];
  /** The reasons why it cannot be landed in this way, one sentence each; none if it can. */
  readonly obstacles: readonly string[];
  /** The reason why the branch of the review cannot be deleted in the same act; null if it can. */
  readonly branchObstacle: string | null;
  readonly commands: readonly string[];
  /** The reviews that target the branch of this one. Their target becomes that of this review. */
  readonly stacked: readonly IndexedReview[];
  /** The layer up to which it lands, and what is left; null if all of it lands. */
  readonly part: LandedPart | null;
}

/** The lower part of a stack, which lands, and the rest. */
interface LandedPart {
  readonly layer: ReviewLayer;
  readonly total: number;
  /** Null if the rest cannot be put on what landed: then that is an obstacle. */
  readonly rest: Restacked | null;
}

const BRANCHES = "refs/heads/";

/** Finds out what landing a review would do. Writes nothing into the repository. Costs what `buildLanding` does. */
export async function previewLanding(
  context: ReviewContext,
  { review: id, method, layer }: Pick<LandReviewInput, "review" | "method" | "layer">,
  options: ReadOptions = {},
): Promise<LandingPreview> {
  return preview(context, await requireReview(context, id), { method, message: "", layer }, options);
}

async function preview(
  context: ReviewContext,
  review: IndexedReview,
  { method, message: own, layer: name }: Pick<LandReviewInput, "method" | "layer"> & { readonly message: string },
  options: ReadOptions,
): Promise<LandingPreview> {
  requireUnderReview(review);
  const { git, viewer, now } = context;
  const { head, targetRef } = review;
  if (worktreeOf(review) !== null)
    throw new GalleyError("BAD_INPUT", "Uncommitted work cannot be landed.", { next: "Commit it on a branch." });
  if (review.isPrivate)
    throw new GalleyError("BAD_INPUT", "A private review cannot be landed.", { next: "Share it first." });
  if (head === null) throw new GalleyError("OBJECT_MISSING", "The commits of this review are not in the repository.");
  const target = await requireTarget(git, targetRef, options);
  const layer = await layerToLand(git, review, head, name);
  const lands = layer?.layer.commit ?? head;
  const message = own !== "" ? own : messageFor(review, method, layer);
  const by = { name: viewer.name ?? viewer.email ?? "", email: viewer.email ?? "", at: now(), offset: 0 };
  const built = await buildLanding(git, { method, target, head: lands, by, message }, options);
  const inUse = await inUseBy(git, targetRef, options);
  const landing = { method, branch: branchName(targetRef), target, head: lands, tip: built.tip, layer: layer?.layer };
  const unmet = await unmetRequirements(context, review, landing, options);
  const commands = commandsFor(lands, targetRef.slice(BRANCHES.length), method);
  const common = { ...built, method, targetRef, target, head, message, unmet };
  const obstacles = obstaclesTo(built, targetRef, inUse);
  const stacked = await stackedReviews(context, review);
  if (layer === null) {
    const branchObstacle = await obstacleToDeleting(git, review, options);
    return { ...common, obstacles, branchObstacle, commands, stacked, part: null };
  }
  const keepsCommits = method === "merge" || method === "fast-forward";
  const input = { rest: layer.rest, below: lands, keepsCommits, by };
  const rest = built.tip === null ? null : await restack(git, { ...input, tip: built.tip }, options);
  const toRestack = keepsCommits ? [] : await obstaclesToRestacking(git, review, stacked, options);
  const { reviewRef } = review.current;
  return {
    ...common,
    obstacles: [...obstacles, ...(typeof rest === "string" ? [rest] : []), ...toRestack],
    branchObstacle: "The branch has the commits that are left.",
    commands: [
      ...commands,
      ...(keepsCommits
        ? []
        : [`git rebase --onto ${quoted(branchName(targetRef))} ${lands} ${quoted(branchName(reviewRef))}`]),
    ],
    stacked: [],
    part: { layer: layer.layer, total: layer.total, rest: typeof rest === "string" ? null : rest },
  };
}

/** Returns why the branch of a review cannot be put on what landed. */
async function obstaclesToRestacking(
  git: ReviewContext["git"],
  { head, current: { reviewRef } }: IndexedReview,
  stacked: readonly IndexedReview[],
  options: ReadOptions,
): Promise<readonly string[]> {
  const other = "Land it by a merge or a fast-forward, which keeps the commits.";
  const tip = await localBranch(git, reviewRef, options);
  if (tip === null || tip !== head) return [`The review has no local branch at its last commit. ${other}`];
  const titles = stacked.map(({ title }) => displayLine(title));
  return [
    ...(await inUseBy(git, reviewRef, options)).map((sentence) => `${sentence} ${other}`),
    ...(titles.length === 0 ? [] : [`${listed(titles)} is stacked on it. ${other}`]),
  ];
}

/** Returns the commit of a local branch that is not a symbolic ref; null if there is none of this name. */
export async function localBranch(
  git: ReviewContext["git"],
  ref: string,
  options: ReadOptions = {},
): Promise<Oid | null> {
  const records = ref.startsWith(BRANCHES) ? await forEachRef(git, { ...options, patterns: [ref] }) : [];
  const found = records.find(({ name, symref }) => name === ref && symref === null);
  return found?.commit ?? null;
}

/** Returns the commit of the branch to land on. It must be a local branch, and not a symbolic ref. */
async function requireTarget(git: ReviewContext["git"], targetRef: string, options: ReadOptions): Promise<Oid> {
  const found = await localBranch(git, targetRef, options);
  if (found !== null) return found;
  throw new GalleyError("BAD_INPUT", `${displayLine(targetRef)} is not a local branch of this repository.`, {
    next: "Create the branch, or choose another target for the review.",
  });
}

/** Returns one sentence for each work tree that uses a branch, which must not move under its feet. */
export async function inUseBy(
  git: ReviewContext["git"],
  ref: string,
  options: ReadOptions = {},
): Promise<readonly string[]> {
  const sentence = ({ path, how, isGone }: BranchUser): string => {
    const gone = isGone ? ", which is gone: `git worktree prune` forgets it" : "";
    return `${branchName(ref)} is ${how} in ${displayLine(path)}${gone}.`;
  };
  return (await branchUsers(git, ref, options)).map(sentence);
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

/** Returns the short name of a branch for display. */
export function branchName(ref: string): string {
  return displayLine(ref.replace(BRANCHES, ""));
}

/** Returns a message like that of `git merge`, with the title, or the title and the text of the review for its one commit. */
function messageFor(review: IndexedReview, method: LandingMethod, part: LayerToLand | null): string {
  const { title, body, current, head, targetRef } = review;
  if (part !== null) {
    const { record, layer } = part;
    const own =
      layer.position === 1 ? record.message.trimEnd() : `${title} (${layer.position} of ${part.total} commits)`;
    if (method === "squash") return own;
    const into = `${layer.commit.slice(0, 10)}' into ${targetRef.slice(BRANCHES.length)}`;
    return method === "merge" ? `Merge commit '${into}\n\n${subjectOf(record)}` : "";
  }
  if (method === "squash") return body === "" ? title : `${title}\n\n${body}`;
  const branch = current.reviewRef.replace(BRANCHES, "");
  const merged = branch === "" ? `commit '${head?.slice(0, 10) ?? ""}'` : `branch '${branch}'`;
  const target = targetRef.slice(BRANCHES.length);
  return method === "merge" ? `Merge ${merged} into ${target}\n\n${title}` : "";
}

function quoted(name: string): string {
  return /^[\w./@+-]+$/u.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}

function commandsFor(head: Oid, target: string, method: LandingMethod): readonly string[] {
  const onto = `git switch ${quoted(target)}`;
  switch (method) {
    case "fast-forward":
      return [onto, `git merge --ff-only ${head}`];
    case "merge":
      return [onto, `git merge --no-ff ${head}`];
    case "squash":
      return [onto, `git merge --squash ${head}`, "git commit"];
    case "rebase":
      return [`git rebase ${quoted(target)} ${head}`, `git push . HEAD:${quoted(target)}`];
  }
}

export interface LandReviewInput {
  readonly key: string;
  readonly review: string;
  readonly method: LandingMethod;
  /** The commits that the preview was about. */
  readonly head: Oid;
  readonly target: Oid;
  /** The message of the merge or the squashed commit; the preview's if absent. */
  readonly message?: string | null | undefined;
  /** The reason for landing it although a requirement is not met. */
  readonly override?: string | null | undefined;
  readonly deleteBranch?: boolean | null | undefined;
  /** The layer up to which it lands, as `findLayer` takes it; absent for all of it. */
  readonly layer?: string | null | undefined;
}

const HOW = { "fast-forward": "merge", merge: "merge", squash: "squash", rebase: "rebase" } as const;
const MOVED = "The change or its target has other commits now than the preview showed.";

/**
 * Lands a review: makes its commits in memory, then moves the target branch, closes the review, gives stacked reviews its
 * target, and deletes its branch if that is wanted, in one transaction. No work tree and no index change, and no program of the
 * repository runs. Fails as STALE if the change or the target is not what the preview showed, as CONFLICT if the change cannot
 * be landed so.
 */
export async function landReview(
  context: ReviewContext,
  input: LandReviewInput,
): Promise<{ readonly review: Oid; readonly landed: Oid }> {
  const key = inputRules.key(input.key);
  const found = await requireReview(context, input.review);
  requireRight(context.viewer, "land", null);
  const done = found.requests.find(({ extras }) => extras.key === key)?.extras.landed;
  if (done !== undefined) return { review: found.revision, landed: done };
  requireUnderReview(found);
  const review = await currentReview(context, found);
  const { method } = input;
  const message = requireMessage(method, input.message ?? "");
  const plan = await preview(context, review, { method, message, layer: input.layer }, {});
  if (plan.head !== input.head || plan.target !== input.target)
    throw new GalleyError("STALE", MOVED, { next: "Look at the preview again." });
  const override = reasonOf(input.override ?? "");
  const landed = requireLandable(plan, override);
  const isDeleting = input.deleteBranch ?? false;
  if (isDeleting && plan.branchObstacle !== null)
    throw new GalleyError("CONFLICT", plan.branchObstacle, { next: "Land the change without deleting its branch." });
  await context.store.archive([plan.head]);
  if (plan.part !== null) return landPart(context, review, plan, { key, landed, override, part: plan.part });
  await copyFromMirror(context.git, [landed], [plan.target, plan.head]);
  const item = nextRequest(review, context.viewer, context.now(), {
    ...(plan.first !== null && { alias: plan.first }),
    extras: {
      key,
      act: "close",
      closed: HOW[plan.method],
      landed,
      landedOnto: plan.target,
      ...present({ override: override === "" ? undefined : override, deleted: isDeleting ? plan.head : undefined }),
    },
  });
  const moves: BranchMove[] = [{ name: plan.targetRef, from: plan.target, to: landed, landing: "done" }];
  if (isDeleting) moves.push({ name: review.current.reviewRef, from: plan.head, to: null, landing: "done" });
  const others = retargetLines(context, plan.stacked, { key, targetRef: plan.targetRef });
  await writeRequest(context, review, item, key, [], { branches: moves, others });
  return { review: review.revision, landed };
}

interface PartToLand {
  readonly key: string;
  readonly landed: Oid;
  readonly override: string;
  readonly part: LandedPart;
}

/**
 * Lands the lower layers of a review: moves the target branch and, where commits had to change, the branch of the review, and records
 * the rest as its next patch set, in one transaction. The review stays open.
 */
async function landPart(
  context: ReviewContext,
  review: IndexedReview,
  plan: LandingPreview,
  { key, landed, override, part: { rest } }: PartToLand,
): Promise<{ readonly review: Oid; readonly landed: Oid }> {
  if (rest === null) throw new GalleyError("CONFLICT", "The commits that are left cannot be put on those that land.");
  await copyFromMirror(context.git, [...new Set([landed, rest.head])], [plan.target, plan.head]);
  await context.store.archive([rest.head]);
  const item = nextRequest(review, context.viewer, context.now(), {
    alias: rest.first,
    baseCommit: rest.base,
    extras: {
      key,
      act: "patchSet",
      head: rest.head,
      base: rest.base,
      landed,
      landedOnto: plan.target,
      ...present({ override: override === "" ? undefined : override }),
      ...(await layersSince(context.git, review, rest)),
    },
  });
  const branches: BranchMove[] = [{ name: plan.targetRef, from: plan.target, to: landed, landing: "done" }];
  if (rest.head !== plan.head)
    branches.push({ name: review.current.reviewRef, from: plan.head, to: rest.head, landing: "done" });
  await writeRequest(context, review, item, key, [], { branches });
  return { review: review.revision, landed };
}

/** Returns the message to use; empty if none was given. */
function requireMessage(method: LandingMethod, text: string): string {
  const message = inputRules.optionalBody(text, "A message");
  if (message !== "" && (method === "rebase" || method === "fast-forward"))
    throw new GalleyError("BAD_INPUT", "A rebase and a fast-forward keep the messages of the commits.", {
      next: "Leave the message out, or choose another method.",
    });
  return message;
}

const REASON_MAX = 256;

function reasonOf(text: string): string {
  const reason = text.trim();
  const isOneLine = reason.length <= REASON_MAX && !/\p{Cc}/u.test(reason);
  if (isOneLine) return reason;
  throw new GalleyError("BAD_INPUT", `A reason must be one line of at most ${REASON_MAX} characters.`);
}

/** Returns the commit that the target will be at, or fails with the first reason why it may not. */
function requireLandable({ tip, obstacles, unmet, commands }: LandingPreview, override: string): Oid {
  const [obstacle] = obstacles;
  if (tip === null || obstacle !== undefined)
    throw new GalleyError("CONFLICT", obstacle, { next: `By hand: ${commands.join(" && ")}` });
  if (unmet.length > 0 && override === "")
    throw new GalleyError("CONFLICT", unmet.join(" "), {
      next: "Settle that first, or give a reason for landing the change without it.",
    });
  return tip;
}

/** Returns why a change cannot be landed. */
function obstaclesTo(built: BuiltLanding, targetRef: string, inUse: readonly string[]): readonly string[] {
  const { conflicts, conflictsIn, withDrivers, reason } = built;
  const target = branchName(targetRef);
  const commit = conflictsIn === null ? "The change" : `Commit ${conflictsIn.slice(0, 10)}`;
  const paths = listed(conflicts.map(({ path }) => path));
  return [
    ...inUse,
    ...(conflicts.length === 0 ? [] : [`${commit} conflicts with ${target} in ${paths}.`]),
    ...(withDrivers.length === 0 ? [] : [`A merge driver is set for ${listed(withDrivers)}, and Galley runs none.`]),
    ...(reason === null ? [] : [reason]),
  ];
}

const LISTED_MAX = 5;

function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, LISTED_MAX).map(displayLine);
  const rest = paths.length - shown.length;
  return new Intl.ListFormat("en").format(rest === 0 ? shown : [...shown, `${rest} more`]);
}
