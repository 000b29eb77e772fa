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
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { firstCommit } from "../state/Review.ts";
import { takeOverSeen } from "../viewed/viewedMarks.ts";
import { type Author, requireRight } from "../viewer/permissions.ts";
import { nextRequest, type RequestChange } from "./writeRequest.ts";

export interface RequestReviewInput {
  readonly key: string;
  /** What is to be reviewed: a branch, or anything that names a commit. */
  readonly head: string;
  /** The branch that it is to go to. */
  readonly base: string;
  readonly title: string;
  readonly body: string;
  /** E-mail addresses. */
  readonly reviewers: readonly string[];
}

/** What is asked for, as git has it. */
interface Change {
  readonly revision: Oid;
  readonly reviewRef: string;
  readonly targetRef: string;
  readonly head: Oid;
  readonly base: Oid;
}

const NO_HEAD = "What is to be reviewed is a branch or a commit, and there is none of this name.";
const UNRELATED = "The two branches have no history in common.";
const NOTHING = "There is nothing to review: all commits of the one are in the other already.";
const OTHER_TARGET = "If this change builds on that one, request it against the branch of that review instead.";

/**
 * Asks for a review of what a branch or a commit has that the target lacks. Its notes stand on the first of these commits, as
 * git-appraise's do. Fails as BAD_INPUT where there is nothing to review, and as CONFLICT where these commits are under review.
 */
export async function requestReview(room: ReviewRoom, input: RequestReviewInput): Promise<{ readonly review: Oid }> {
  const author = requireRight(room.viewer, "request", room.viewer.email);
  const key = inputRules.key(input.key);
  const title = inputRules.title(input.title);
  const body = inputRules.optionalBody(input.body, "A description");
  const reviewers = inputRules.reviewers(input.reviewers);
  const reviews = await room.book.reviews();
  const written = reviews.find(({ requests }) => requests.some(({ extras }) => extras.key === key));
  if (written !== undefined) return { review: written.revision };
  const change = await gatherChange(room, input);
  refuseTwice(change, reviews);
  const before = reviews.find(({ revision }) => revision === change.revision) ?? null;
  const description = body === "" ? title : `${title}\n\n${body}`;
  const item = computeRequest(change, { key, description, reviewers }, author, room.now(), before);
  const { revision, head } = change;
  await room.store.archive([head]);
  // As of one's own uncommitted work, once that is committed.
  const same = reviews.filter(({ patchSets }) => patchSets.some((set) => set.head === head));
  await takeOverSeen(room, same, change);
  await room.store.append([{ ref: "reviews", revision, lines: [writeRequestLine(item)] }], { key });
  return { review: revision };
}

async function gatherChange({ git }: ReviewRoom, { head, base }: RequestReviewInput): Promise<Change> {
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

function refuseTwice({ revision }: Change, reviews: readonly BookedReview[]): void {
  const same = reviews.find(
    (review) => isUnderReview(review) && (review.revision === revision || firstCommit(review) === revision),
  );
  if (same === undefined) return;
  const { title, current } = same;
  const where = current.reviewRef === "" ? "" : ` of ${current.reviewRef.replace(/^refs\/(?:heads|remotes)\//u, "")}`;
  const sentence = `These commits are under review already: ${same.revision.slice(0, 12)}${where}, “${title}”.`;
  throw new GalleyError("CONFLICT", sentence, { next: OTHER_TARGET });
}

/** A review of these commits that is done is taken up again by the new request. */
function computeRequest(
  { reviewRef, targetRef, head, base }: Change,
  { key, description, reviewers }: { key: string; description: string; reviewers: readonly string[] },
  author: Author,
  now: number,
  before: BookedReview | null,
): RequestItem {
  const fields = { reviewRef, targetRef, reviewers, description, baseCommit: base, alias: "" };
  if (before !== null) {
    const change: RequestChange = { ...fields, extras: { key, act: "reopen", head, base } };
    return { ...nextRequest(before, author, now, change), requester: author.email };
  }
  const extras = present({ key, name: author.name ?? undefined, act: "request" as const, head, base });
  return { ...fields, timestamp: timestampOf(now), requester: author.email, extras };
}

const NO_BASE = "This repository has no usual branch that a change could go to.";
const NO_TITLE = "A review has a title, and its last commit has no message to take it from.";
const TITLE_MAX = 256;

/** What a review may be asked for with; what is left out is the usual. */
export interface UsualRequest {
  readonly head: string;
  readonly base?: string | null | undefined;
  readonly title?: string | null | undefined;
}

/** Fills in what was not said: the usual branch as the target, the last commit's subject as the title. BAD_INPUT where there is none. */
export async function usualRequest(
  { git }: Pick<ReviewRoom, "git">,
  { head, ...asked }: UsualRequest,
): Promise<{ readonly base: string; readonly title: string }> {
  const base = asked.base ?? (await defaultBranch(git))?.name;
  if (base === undefined) throw new GalleyError("BAD_INPUT", NO_BASE, { next: "Name one: --base <branch>" });
  return { base, title: asked.title ?? (await subjectOf({ git }, head)) };
}

async function subjectOf({ git }: Pick<ReviewRoom, "git">, head: string): Promise<string> {
  const commit = await revParse(git, head);
  const [read] = commit === null ? [] : await readCommits(git, [commit]);
  const subject = typeof read === "object" && read !== null ? (read.message.split("\n")[0] ?? "").trim() : "";
  if (subject === "" && commit !== null) throw new GalleyError("BAD_INPUT", NO_TITLE, { next: 'Say it: --title "…"' });
  return subject === "" ? head : subject.slice(0, TITLE_MAX);
}
