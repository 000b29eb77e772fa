import { cutText } from "#contract/untrustedText.ts";
import { GalleyError } from "#contract/errors.ts";
import { forkPoint } from "#server/git/ancestry/mergeBase.ts";
import { hasAllChanges } from "#server/git/ancestry/mergeTree.ts";
import { countCommits, oldestCommit } from "#server/git/ancestry/revList.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { defaultBranch, targetCandidates } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import {
  type EditableFields,
  editFields,
  type EnteredFields,
  INITIAL_FIELDS,
  type RequestItem,
} from "#server/store/notes/requestLine.ts";
import { recordNewHead } from "../patchSets/recordPatchSet.ts";
import {
  findBranch,
  requireTarget,
  type ReviewContext,
  reviewOfBranch,
  targetCommits,
} from "#server/reviews/index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { firstCommit } from "#server/reviews/state/Review.ts";
import { copyViewedMarks } from "#server/reviews/patchSets/viewedMarks.ts";
import { type Author, requireRight } from "#server/reviews/state/Viewer.ts";
import { answerToAbandonment } from "./abandonReview.ts";
import { firstRequest, nextRequest, type RequestChange, writeRequest } from "../patchSets/writeRequest.ts";

export interface RequestReviewInput extends Omit<EnteredFields, "description"> {
  readonly key: string;
  /** The revision to review: a branch, or any name of a commit. */
  readonly head: string;
  /** The target branch. */
  readonly base: string;
  readonly title: string;
  readonly body?: string | null | undefined;
}

interface Change {
  readonly revision: Oid;
  readonly reviewRef: string;
  readonly targetRef: string;
  readonly head: Oid;
  readonly base: Oid;
}

const OTHER_BASE = "Choose another target branch (--base <branch> on the command line).";

const TEXT = {
  noHead: (head: string): string => `There is no branch or commit “${shortName(head)}” to review.`,
  unrelated: (base: string, head: string): string =>
    `There is nothing to review: ${shortName(base)} and ${shortName(head)} have no history in common.`,
  nothing: (base: string, head: string): string =>
    `There is nothing to review: ${shortName(base)} contains all commits of ${shortName(head)}.`,
  landed: (base: string, head: string): string =>
    `There is nothing to review: ${shortName(base)} has all changes of ${shortName(head)} already, in other commits.`,
} as const;

function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes)\//u, "");
}

const OTHER_TARGET = "If this change builds on that review, request it against the branch of that review instead.";

/**
 * Requests a review of the commits of a branch or a commit that the target lacks. Its notes are on the first of these
 * commits, like git-appraise's. Fails as BAD_INPUT if there is nothing to review, and as CONFLICT if these commits are
 * under review.
 */
export async function requestReview(
  context: ReviewContext,
  input: RequestReviewInput,
): Promise<{ readonly review: Oid }> {
  const author = requireRight(context.viewer, "request", context.viewer.email);
  const key = inputRules.key(input.key);
  const title = inputRules.title(input.title);
  const body = inputRules.optionalBody(input.body, "A description");
  const description = body === "" ? title : `${title}\n\n${body}`;
  const fields = editFields(INITIAL_FIELDS, { ...input, description });
  const reviews = await context.index.reviews();
  const written = reviews.find(({ requests }) => requests.some(({ extras }) => extras.key === key));
  if (written !== undefined) return { review: written.revision };
  const change = await gatherChange(context, input);
  refuseTwice(change, reviews);
  const before = reviews.find(({ revision }) => revision === change.revision) ?? null;
  const item = computeRequest(change, { key, fields }, author, context.now(), before);
  const { revision, head } = change;
  await context.store.archive([head]);
  // For example the viewer's own uncommitted work after it was committed.
  const same = reviews.filter(({ patchSets }) => patchSets.some((set) => set.head === head));
  await copyViewedMarks(context, same, change);
  const answers = before === null ? [] : answerToAbandonment(before, author, context.now(), key);
  await writeRequest(context, { revision }, item, key, answers);
  return { review: revision };
}

interface TargetChoice {
  readonly target: string;
  /** Why it cannot be the target; null if it can. */
  readonly reason: string | null;
  /** The commit where the head left the target, and the number of commits since; null and 0 if it cannot be the target. */
  readonly base: Oid | null;
  readonly commits: number;
}

/** Checks whether the commits of a head can be requested against a target. */
export async function checkTarget(
  context: ReviewContext,
  { head, base }: Pick<RequestReviewInput, "head" | "base">,
): Promise<TargetChoice> {
  const target = shortName(base);
  try {
    const change = await gatherChange(context, { head, base });
    refuseTwice(change, await context.index.reviews());
    const commits = await countCommits(context.git, change.head, change.base);
    return { target, reason: null, base: change.base, commits };
  } catch (error) {
    if (error instanceof GalleyError) return { target, reason: error.message, base: null, commits: 0 };
    throw error;
  }
}

/** Returns the target that was named, or the nearest branch if only that can be one. */
export async function proposeTarget(
  context: ReviewContext,
  { head, base }: Pick<RequestReviewInput, "head" | "base">,
): Promise<TargetChoice> {
  const named = await checkTarget(context, { head, base });
  if (named.reason === null) return named;
  const nearest = await nearestTarget(context.git, head);
  if (nearest === null || nearest === base) return named;
  const isBranch = (await findBranch(context.git, base)) !== null;
  const proposed = await checkTarget(context, { head, base: nearest });
  return proposed.reason === null || !isBranch ? proposed : named;
}

async function gatherChange(
  { git }: ReviewContext,
  { head, base }: Pick<RequestReviewInput, "head" | "base">,
): Promise<Change> {
  const target = await requireTarget(git, base);
  const branch = await findBranch(git, head);
  const tip = branch?.commit ?? (await revParse(git, head));
  if (tip === null) throw new GalleyError("BAD_INPUT", TEXT.noHead(head));
  const common = await forkPoint(git, tip, await targetCommits(git, target.ref));
  if (common === null) throw new GalleyError("BAD_INPUT", TEXT.unrelated(base, head), { next: OTHER_BASE });
  // Of branches that merged each other, the target has commits that the base has not. None of them may be the first of the review.
  const revision = await oldestCommit(git, [common, target.commit], tip);
  if (revision === null) throw new GalleyError("BAD_INPUT", TEXT.nothing(base, head), { next: OTHER_BASE });
  if (await hasAllChanges(git, target.commit, tip)) {
    throw new GalleyError("BAD_INPUT", TEXT.landed(base, head), { next: OTHER_BASE });
  }
  return { revision, reviewRef: branch?.ref ?? "", targetRef: target.ref, head: tip, base: common };
}

function refuseTwice({ revision }: Change, reviews: readonly IndexedReview[]): void {
  const same = reviews.find(
    (review) => isUnderReview(review) && (review.revision === revision || firstCommit(review) === revision),
  );
  if (same === undefined) return;
  const { title, current } = same;
  const where = current.reviewRef === "" ? "" : ` of ${shortName(current.reviewRef)}`;
  const message = `These commits are already under review: ${same.revision.slice(0, 12)}${where}, “${title}”.`;
  throw new GalleyError("CONFLICT", message, { next: OTHER_TARGET });
}

/** Builds the request; reopens a closed review of these commits. */
function computeRequest(
  { reviewRef, targetRef, head, base }: Change,
  { key, fields: entered }: { readonly key: string; readonly fields: EditableFields },
  author: Author,
  now: number,
  before: IndexedReview | null,
): RequestItem {
  const fields = { reviewRef, targetRef, ...entered };
  if (before === null) return firstRequest(author, now, { ...fields, extras: { key, head, base } });
  const extras = { key, act: "reopen" as const, head, base };
  const change: RequestChange = { ...fields, baseCommit: base, alias: "", extras };
  return { ...nextRequest(before, author, now, change), requester: author.email };
}

const NO_BASE = "This repository has no default branch to use as the target.";
const NO_TITLE = "The review needs a title, and its last commit has no message to use.";
const TITLE_MAX = 256;

/** The options of a request; absent ones get defaults. */
export interface UsualRequest {
  readonly head: string;
  readonly base?: string | null | undefined;
  readonly title?: string | null | undefined;
}

/** Records the current state of a branch that is under review, and returns that review; null if there is none. */
export async function requestAgain(
  context: ReviewContext,
  { head, base }: Pick<UsualRequest, "head" | "base">,
): Promise<{ readonly review: Oid } | null> {
  const branch = await findBranch(context.git, head);
  const target = base == null ? null : await requireTarget(context.git, base);
  if (branch === null) return null;
  const open = (await context.index.reviews()).filter(
    (review) => isUnderReview(review) && !review.isPrivate && (target === null || target.ref === review.targetRef),
  );
  const { review: same } = await reviewOfBranch(context, open, branch.ref, branch.commit);
  if (same === null) return null;
  await recordNewHead(context, same);
  return { review: same.revision };
}

/**
 * Fills in the defaults: the branch that the head forked from last as the target, the last commit's subject as the
 * title. Fails as BAD_INPUT if there is none.
 */
export async function usualRequest(
  { git }: Pick<ReviewContext, "git">,
  { head, ...rest }: UsualRequest,
): Promise<{ readonly base: string; readonly title: string }> {
  const base = rest.base ?? (await nearestTarget(git, head)) ?? (await defaultBranch(git))?.name;
  if (base === undefined) throw new GalleyError("BAD_INPUT", NO_BASE, { next: "Pass one: --base <branch>" });
  return { base, title: rest.title ?? (await subjectOf({ git }, head)) };
}

async function subjectOf({ git }: Pick<ReviewContext, "git">, head: string): Promise<string> {
  const commit = await revParse(git, head);
  const [read] = commit === null ? [] : await readCommits(git, [commit]);
  const subject = typeof read === "object" && read !== null ? (read.message.split("\n")[0] ?? "").trim() : "";
  if (subject === "" && commit !== null)
    throw new GalleyError("BAD_INPUT", NO_TITLE, { next: 'Pass one: --title "…"' });
  return subject === "" ? head : cutText(subject, TITLE_MAX);
}

/**
 * Returns the usual target from which a head forked last, by the fewest commits of its own; null if there is none with
 * commits in common. A target that has all of its commits comes last. Starts two processes for each candidate.
 */
async function nearestTarget(git: ReviewContext["git"], head: string): Promise<string | null> {
  const branch = await findBranch(git, head);
  const tip = branch?.commit ?? (await revParse(git, head));
  if (tip === null) return null;
  const candidates = await targetCandidates(git, branch?.ref ?? null);
  const distances = await Promise.all(
    candidates.map(async (name) => {
      const fork = await forkPoint(git, tip, await targetCommits(git, name));
      return { name, count: fork === null ? null : await countCommits(git, tip, fork) };
    }),
  );
  const related = distances.flatMap(({ name, count }) => (count === null ? [] : [{ name, count }]));
  const ahead = related.filter(({ count }) => count > 0);
  const [nearest = null] = (ahead.length > 0 ? ahead : related).toSorted((one, other) => one.count - other.count);
  return nearest?.name ?? null;
}
