import { GalleyError } from "#contract/errors.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { oldestCommit } from "#server/git/ancestry/revList.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { inputRules } from "../inputRules.ts";
import { present } from "../notes/extras.ts";
import { type RequestItem, writeRequestLine } from "../notes/requestLine.ts";
import { timestampOf } from "../notes/timestamps.ts";
import { findBranch, requireTarget } from "../reviewIndex/findReview.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "../state/IndexedReview.ts";
import { firstCommit } from "../state/Review.ts";
import { copyViewedMarks } from "../viewed/viewedMarks.ts";
import { type Author, requireRight } from "../viewer/permissions.ts";
import { nextRequest, type RequestChange } from "./writeRequest.ts";

export interface RequestReviewInput {
  readonly key: string;
  /** The revision to review: a branch, or any name of a commit. */
  readonly head: string;
  /** The target branch. */
  readonly base: string;
  readonly title: string;
  readonly body: string;
  /** E-mail addresses. */
  readonly reviewers: readonly string[];
}

interface Change {
  readonly revision: Oid;
  readonly reviewRef: string;
  readonly targetRef: string;
  readonly head: Oid;
  readonly base: Oid;
}

const NO_HEAD = "There is no branch or commit of this name to review.";
const UNRELATED = "The two branches have no history in common.";
const NOTHING = "There is nothing to review: the base contains all commits of the head.";
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
  const reviewers = inputRules.reviewers(input.reviewers);
  const reviews = await context.index.reviews();
  const written = reviews.find(({ requests }) => requests.some(({ extras }) => extras.key === key));
  if (written !== undefined) return { review: written.revision };
  const change = await gatherChange(context, input);
  refuseTwice(change, reviews);
  const before = reviews.find(({ revision }) => revision === change.revision) ?? null;
  const description = body === "" ? title : `${title}\n\n${body}`;
  const item = computeRequest(change, { key, description, reviewers }, author, context.now(), before);
  const { revision, head } = change;
  await context.store.archive([head]);
  // For example the viewer's own uncommitted work after it was committed.
  const same = reviews.filter(({ patchSets }) => patchSets.some((set) => set.head === head));
  await copyViewedMarks(context, same, change);
  await context.store.append([{ ref: "reviews", revision, lines: [writeRequestLine(item)] }], { key });
  return { review: revision };
}

async function gatherChange({ git }: ReviewContext, { head, base }: RequestReviewInput): Promise<Change> {
  const target = await requireTarget(git, base);
  const branch = await findBranch(git, head);
  const tip = branch?.commit ?? (await revParse(git, head));
  if (tip === null) throw new GalleyError("BAD_INPUT", NO_HEAD);
  const common = await mergeBase(git, target.commit, tip);
  if (common === null) throw new GalleyError("BAD_INPUT", UNRELATED);
  const revision = await oldestCommit(git, common, tip);
  if (revision === null) throw new GalleyError("BAD_INPUT", NOTHING);
  return { revision, reviewRef: branch?.ref ?? "", targetRef: target.ref, head: tip, base: common };
}

function refuseTwice({ revision }: Change, reviews: readonly IndexedReview[]): void {
  const same = reviews.find(
    (review) => isUnderReview(review) && (review.revision === revision || firstCommit(review) === revision),
  );
  if (same === undefined) return;
  const { title, current } = same;
  const where = current.reviewRef === "" ? "" : ` of ${current.reviewRef.replace(/^refs\/(?:heads|remotes)\//u, "")}`;
  const message = `These commits are already under review: ${same.revision.slice(0, 12)}${where}, “${title}”.`;
  throw new GalleyError("CONFLICT", message, { next: OTHER_TARGET });
}

/** Builds the request; reopens a closed review of these commits. */
function computeRequest(
  { reviewRef, targetRef, head, base }: Change,
  { key, description, reviewers }: { key: string; description: string; reviewers: readonly string[] },
  author: Author,
  now: number,
  before: IndexedReview | null,
): RequestItem {
  const fields = { reviewRef, targetRef, reviewers, description, baseCommit: base, alias: "" };
  if (before !== null) {
    const change: RequestChange = { ...fields, extras: { key, act: "reopen", head, base } };
    return { ...nextRequest(before, author, now, change), requester: author.email };
  }
  const extras = present({ key, name: author.name ?? undefined, act: "request" as const, head, base });
  return { ...fields, timestamp: timestampOf(now), requester: author.email, extras };
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

/**
 * Fills in the defaults: the default branch as the target, the last commit's subject as the title. Fails as BAD_INPUT
 * if there is none.
 */
export async function usualRequest(
  { git }: Pick<ReviewContext, "git">,
  { head, ...rest }: UsualRequest,
): Promise<{ readonly base: string; readonly title: string }> {
  const base = rest.base ?? (await defaultBranch(git))?.name;
  if (base === undefined) throw new GalleyError("BAD_INPUT", NO_BASE, { next: "Pass one: --base <branch>" });
  return { base, title: rest.title ?? (await subjectOf({ git }, head)) };
}

async function subjectOf({ git }: Pick<ReviewContext, "git">, head: string): Promise<string> {
  const commit = await revParse(git, head);
  const [read] = commit === null ? [] : await readCommits(git, [commit]);
  const subject = typeof read === "object" && read !== null ? (read.message.split("\n")[0] ?? "").trim() : "";
  if (subject === "" && commit !== null)
    throw new GalleyError("BAD_INPUT", NO_TITLE, { next: 'Pass one: --title "…"' });
  return subject === "" ? head : subject.slice(0, TITLE_MAX);
}
