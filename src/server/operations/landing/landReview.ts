import { GalleyError } from "#contract/errors.ts";
import { type BranchMove, copyFromMirror } from "#server/git/refs/updateRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { present } from "#server/store/notes/noteJson.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { nextRequest, writeRequest } from "../patchSets/writeRequest.ts";
import { requireReview, requireUnderReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import {
  differenceSentence,
  landedDifferences,
  NOT_REVIEWED,
  type ReviewedChange,
} from "#server/reviews/landing/landedDifference.ts";
import { type LandedPart, type LandingPlan, planLanding } from "#server/reviews/landing/planLanding.ts";
import { writeRequestLine } from "#server/store/notes/requestLine.ts";
import type { NoteLines } from "#server/store/ReviewStore.ts";

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
  const plan = await planLanding(context, review, { method, message, layer: input.layer }, {});
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
  const moves = [await targetMove(context, plan, landed)];
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
  plan: LandingPlan,
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
    },
  });
  const branches = [await targetMove(context, plan, landed)];
  if (rest.head !== plan.head)
    branches.push({ name: review.current.reviewRef, from: plan.head, to: rest.head, landing: "done" });
  await writeRequest(context, review, item, key, [], { branches });
  return { review: review.revision, landed };
}

/** Moves the target, if it gets the reviewed change and nothing else. */
async function targetMove(
  { git }: ReviewContext,
  { targetRef, target, reviewed }: LandingPlan,
  landed: Oid,
): Promise<BranchMove> {
  if (reviewed === null) throw new GalleyError("CONFLICT", "The review has no base.");
  return landingMove(git, reviewed, { name: targetRef, from: target, to: landed });
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
function requireLandable({ tip, obstacles, differences, unmet }: LandingPlan, override: string): Oid {
  const [obstacle] = obstacles;
  if (tip === null || obstacle !== undefined)
    throw new GalleyError("CONFLICT", `${obstacle?.sentence ?? ""}${differenceSentence(differences)}`, {
      next: obstacle?.next ?? "",
    });
  if (unmet.length > 0 && override === "")
    throw new GalleyError("CONFLICT", unmet.join(" "), {
      next: "Do that first, or give a reason for landing the change without it.",
    });
  return tip;
}

/**
 * Makes the move of a branch that gives it a reviewed change: the only way to one. Fails as CONFLICT, with the difference, if the
 * branch would get anything else.
 */
export async function landingMove(
  repository: Repository,
  reviewed: ReviewedChange,
  { name, from, to }: { readonly name: string; readonly from: Oid; readonly to: Oid },
): Promise<BranchMove> {
  const differences = await landedDifferences(repository, reviewed, { from, to });
  if (differences.length > 0)
    throw new GalleyError("CONFLICT", NOT_REVIEWED + differenceSentence(differences), { next: "Squash it." });
  return { name, from, to, landing: "done" };
}

/** Builds the lines that give reviews another target. They keep head and base, so that every verdict still counts. */
export function retargetLines(
  { viewer, now }: Pick<ReviewContext, "viewer" | "now">,
  reviews: readonly IndexedReview[],
  { key, targetRef }: { readonly key: string; readonly targetRef: string },
): readonly NoteLines[] {
  return reviews.map((review) => {
    const { head, base, revision } = review;
    const same = head === null || base === null ? {} : { head, base };
    const item = nextRequest(review, viewer, now(), {
      targetRef,
      ...(base !== null && { baseCommit: base }),
      extras: present({ key, act: "update", ...same }),
    });
    return { ref: "reviews", revision, lines: [writeRequestLine(item)] };
  });
}
