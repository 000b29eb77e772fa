import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Oid } from "#server/git/oid.ts";
import { shortName } from "#server/git/inbox/baseOf.ts";
import type { WorktreeFacts } from "#server/git/inbox/worktreeFacts.ts";
import { type IndexedReview, isListed, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { type DerivedComment, isOfWorktree, type Person } from "#server/reviews/state/Review.ts";
import { secondsOf } from "#server/store/notes/timestamps.ts";

/** A review, and what this viewer and this machine know of it. */
export interface ReviewFacts {
  readonly review: IndexedReview;
  /** Those who wait for the viewer to submit it. */
  readonly watchers: readonly { readonly name: string; readonly since: number }[];
  /** The heads that the viewer visited. */
  readonly visited: Pick<ReadonlySet<Oid>, "has">;
  /** Seconds since 1970: the last visit or reading; null if it was never opened. */
  readonly readAt: number | null;
  /** Seconds since 1970: the commit of the target with which it conflicts; null if it does not. */
  readonly conflictsSince: number | null;
  /** True if it is approved, but no approval holds for what is there now. */
  readonly isLapsed: boolean;
}

export interface InboxFacts {
  /** The id of the repository among the known ones. */
  readonly repository: string;
  /** The viewer's email address. */
  readonly viewer: string | null;
  readonly reviews: readonly ReviewFacts[];
  readonly worktrees: readonly WorktreeFacts[];
}

/** The list of an item, with the reason, a sentence without a full stop, and the time in seconds since 1970 of the event that put it there. */
interface Judgement {
  readonly list: "FOR_REVIEW" | "TO_FIX" | "WAITING";
  readonly reason: string;
  readonly since: number;
}

/** One thing that waits: a review, or a work tree with work that no review covers. */
export interface InboxItem extends Judgement {
  /** The same as long as it waits. */
  readonly key: string;
  /** Differs as soon as anything about it changed. */
  readonly state: string;
  readonly title: string;
  /** The first commit of the review; null for a work tree. */
  readonly review: Oid | null;
  /** The id of the work tree: without a review, or with the work of the review. */
  readonly worktree: string | null;
  /** True if it is about uncommitted work. */
  readonly isUncommitted: boolean;
  /** The comments that others wrote since the viewer last read the review. */
  readonly newComments: number;
}

/** Lists what waits in a repository, newest first. Pure: the same facts have the same items. */
export function inboxItems({ repository, viewer, reviews, worktrees }: InboxFacts): readonly InboxItem[] {
  const covered = new Set<string>();
  const items = reviews.flatMap((facts): InboxItem[] => {
    const { review, conflictsSince, watchers } = facts;
    const judgement = judgeReview(facts, viewer);
    if (judgement === null) return [];
    const work = worktrees.filter((worktree) => isWorkOf(worktree, review));
    for (const { id } of work) covered.add(id);
    const beside = work.find(({ id, files }) => files !== null && files > 0 && !isOfWorktree(review, id));
    const own = work.find(({ id }) => isOfWorktree(review, id));
    const files = beside === undefined ? "" : `, and ${counted(beside.files ?? 0, "uncommitted file")}`;
    const { state, head, entryCount, revision, title } = review;
    return [
      {
        ...judgement,
        key: `${repository} review ${revision}`,
        state: hashOf([state, head, entryCount, conflictsSince !== null, watchers, work.map(workOf)]),
        title,
        reason: `${judgement.reason}${files}`,
        review: revision,
        worktree: (own ?? beside ?? work[0])?.id ?? null,
        isUncommitted: own !== undefined,
        newComments: newComments(facts, viewer),
      },
    ];
  });
  const others = worktrees.flatMap((worktree): InboxItem[] => {
    const reason = covered.has(worktree.id) ? null : reasonOf(worktree);
    if (reason === null) return [];
    const { id, branch, path, files, changedAt } = worktree;
    const title = branch === null ? basename(path) : shortName(branch);
    const [key, state] = [`${repository} worktree ${id}`, hashOf(workOf(worktree))];
    const rest = { review: null, worktree: id, isUncommitted: files !== null && files > 0, newComments: 0 };
    return [{ ...rest, list: "FOR_REVIEW", reason, since: changedAt ?? 0, key, state, title }];
  });
  return [...items, ...others].toSorted((one, other) => other.since - one.since);
}

/** Returns true if a review is about the uncommitted work or the commits of a work tree. */
function isWorkOf({ id, branch, head }: WorktreeFacts, review: IndexedReview): boolean {
  if (isOfWorktree(review, id)) return true;
  return branch === null ? head !== null && head === review.head : branch === review.current.reviewRef;
}

function workOf({ head, files, ahead, changedAt, isGone }: WorktreeFacts): readonly unknown[] {
  return [head, files, ahead, changedAt, isGone];
}

/** Describes work that nobody reviews; null if there is none. */
function reasonOf({ files, ahead, base, isGone, locked, branch, isShared, owners }: WorktreeFacts): string | null {
  const work = [
    ...(ahead > 0 ? [`${counted(ahead, "commit")} ahead of ${base}`] : []),
    ...(files !== null && files > 0 ? [counted(files, "uncommitted file")] : []),
  ];
  const notes = [
    "never reviewed",
    ...(branch === null ? ["HEAD is detached"] : []),
    ...(isGone ? ["its folder is gone"] : []),
    ...(locked === null ? [] : [locked === "" ? "locked" : `locked: ${locked}`]),
    ...(isShared ? [`${listed(owners)} share this work tree`] : []),
  ];
  return work.length === 0 ? null : `${work.join(" and ")}, ${notes.join("; ")}`;
}

/** Decides in which list a review is for the viewer, and why; null if it is none of theirs. */
function judgeReview(facts: ReviewFacts, viewer: string | null): Judgement | null {
  const { review, watchers } = facts;
  // The review that a part is of has its comments.
  if (!isUnderReview(review) || review.requests.some(({ extras }) => extras.partOf !== undefined)) return null;
  const [watcher] = watchers;
  if (watcher !== undefined) {
    const reason = waits(
      watchers.map(({ name }) => name),
      "your review",
    );
    return { list: "FOR_REVIEW", reason, since: watcher.since };
  }
  if (viewer === null || !isListed(review)) return null;
  const { requester } = review.current;
  // A private review that was begun before the viewer had a name is theirs too.
  if (requester === viewer || (requester === "" && review.isPrivate)) return judgeOwn(facts, viewer);
  const isTheirs = review.turn.includes(viewer) || review.participants.some(({ email }) => email === viewer);
  return isTheirs ? judgeOthers(facts, viewer) : null;
}

/**
 * The last comments of a review's open threads, by who has to answer, and the verdicts that count. An agent in the viewer's name
 * answers the viewer, if they commented, or else others for them.
 */
function openPoints(review: IndexedReview, viewer: string) {
  const points = {
    asked: new Array<DerivedComment>(),
    answers: new Array<DerivedComment>(),
    others: new Array<DerivedComment>(),
  };
  for (const { state, comments } of review.threads) {
    const there = comments.filter(({ isDeleted }) => !isDeleted);
    const last = there.at(-1);
    if (state !== "OPEN" || last === undefined) continue;
    const isAgent = last.item.extras.agent !== undefined;
    const hasViewer = there.some(({ item }) => item.author === viewer && item.extras.agent === undefined);
    const hasOthers = there.some(({ item }) => item.author !== viewer);
    const isOwn = last.item.author === viewer && (!isAgent || (!hasViewer && hasOthers));
    (isOwn ? points.asked : hasViewer ? points.answers : points.others).push(last);
  }
  return { ...points, given: review.verdicts.filter(({ isActive }) => isActive) };
}

function judgeOwn(facts: ReviewFacts, viewer: string): Judgement {
  const { review, conflictsSince, isLapsed } = facts;
  const { asked, answers, others, given } = openPoints(review, viewer);
  const conflict = conflictsSince === null ? null : `${shortName(review.targetRef)} moved: it conflicts`;
  const verdictsAt = timeOfVerdicts(given);
  if (review.state === "APPROVED" && !isLapsed) {
    const reason = conflict === null ? "Approved, not landed" : `Approved, but ${conflict}`;
    return { list: "TO_FIX", reason, since: Math.max(verdictsAt, conflictsSince ?? 0) };
  }
  const rejected = given.filter(({ verdict, by }) => verdict === "reject" && by.email !== viewer);
  if (rejected.length > 0 && review.turn.includes(viewer)) {
    const names = listed(rejected.map(({ by }) => nameOf(by)));
    return { list: "TO_FIX", reason: `${names} requested changes`, since: timeOfVerdicts(rejected) };
  }
  const ofAgents = answers.filter(({ item }) => item.extras.agent !== undefined);
  if (ofAgents.length > 0) return answered(review, ofAgents);
  if (conflict !== null) return { list: "TO_FIX", reason: conflict, since: conflictsSince ?? 0 };
  const toAnswer = [...others, ...answers];
  if (toAnswer.length > 0) {
    const reason = waits(writersOf(review, toAnswer), `your answer to ${counted(toAnswer.length, "comment")}`);
    return { list: "TO_FIX", reason, since: timeOf(toAnswer) };
  }
  const approvers = isLapsed ? given.filter(({ by }) => by.email !== viewer).map(({ by }) => nameOf(by)) : [];
  if (approvers.length > 0) {
    const reason = `${listed(approvers)} approved an older patch set`;
    return { list: "WAITING", reason, since: pushedAt(review) };
  }
  const readers = review.turn.filter((email) => email !== viewer);
  if (readers.length > 0) return notReviewed(review, readers);
  const comments = review.threads.flatMap((thread) => thread.comments).filter(({ item }) => item.author !== viewer);
  if (comments.length > 0 && !isLapsed)
    return { list: "TO_FIX", reason: `${listed(writersOf(review, comments))} commented`, since: timeOf(comments) };
  // Nobody else takes part: the viewer reviews what they, or an agent in their name, made.
  const since = Math.max(timeOf(asked), verdictsAt);
  return since > 0 && since >= pushedAt(review) ? waitsForAnswer(asked, since, "an answer") : toReview(facts, viewer);
}

function judgeOthers(facts: ReviewFacts, viewer: string): Judgement {
  const { review, isLapsed } = facts;
  const { asked, answers, given } = openPoints(review, viewer);
  const author = personOf(review, review.current.requester);
  if (review.state === "APPROVED" && !isLapsed)
    return { list: "WAITING", reason: `Approved, ${author} has not landed it`, since: timeOfVerdicts(given) };
  if (answers.length > 0) return answered(review, answers);
  const rejected = given.filter(({ verdict, by }) => verdict === "reject" && by.email === viewer);
  const since = Math.max(timeOf(asked), timeOfVerdicts(rejected));
  if (isLapsed ? since < pushedAt(review) : review.turn.includes(viewer)) return toReview(facts, viewer);
  if (since > 0) return waitsForAnswer(asked, since, `${author}’s answer`);
  const readers = review.turn.filter((email) => email !== review.current.requester);
  if (readers.length > 0) return notReviewed(review, readers);
  return { list: "WAITING", reason: `Waits for ${author}`, since: review.updatedAt };
}

function answered(review: IndexedReview, answers: readonly DerivedComment[]): Judgement {
  const what = answers.length === 1 ? "a comment of yours" : `${answers.length} of your comments`;
  const reason = `${listed(writersOf(review, answers))} answered ${what}`;
  return { list: "FOR_REVIEW", reason, since: timeOf(answers) };
}

function notReviewed(review: IndexedReview, readers: readonly string[]): Judgement {
  const names = listed(readers.map((email) => personOf(review, email)));
  const reason = `${names} ${readers.length > 1 ? "have" : "has"} not reviewed yet`;
  return { list: "WAITING", reason, since: pushedAt(review) };
}

function waitsForAnswer(asked: readonly DerivedComment[], since: number, answer: string): Judgement {
  const what =
    asked.length === 0 ? "the changes that you requested" : `${answer} to ${counted(asked.length, "comment")}`;
  return { list: "WAITING", reason: `Waits for ${what}`, since };
}

function toReview({ review, visited, readAt }: ReviewFacts, viewer: string): Judgement {
  const set = review.patchSets.at(-1);
  const comments = review.threads.flatMap((thread) => thread.comments);
  const own = comments.filter(({ item }) => item.author === viewer && item.extras.agent === undefined);
  const seenAt = Math.max(readAt ?? 0, timeOf(own)); // who comments from the command line has seen it too
  const isNew = set !== undefined && set.number > 1 && !visited.has(set.head) && (set.at ?? 0) >= seenAt;
  const which =
    set !== undefined && set.number > 1 ? `patch set ${set.number} is not reviewed yet` : "not reviewed yet";
  const pushed = isNew ? `Patch set ${set.number} is new since your last visit` : `Opened, ${which}`;
  return { list: "FOR_REVIEW", reason: seenAt === 0 ? "New, never opened" : pushed, since: pushedAt(review) };
}

function pushedAt({ patchSets, createdAt, updatedAt }: IndexedReview): number {
  return patchSets.at(-1)?.at ?? createdAt ?? updatedAt;
}

function newComments({ review, readAt }: ReviewFacts, viewer: string | null): number {
  const comments = review.threads.flatMap((thread) => thread.comments);
  const withText = comments.filter(({ isDeleted, latest }) => !isDeleted && latest.description !== "");
  const ofOthers = withText.filter(({ item }) => item.author !== viewer || item.extras.agent !== undefined);
  return ofOthers.filter(({ item }) => secondsOf(item.timestamp) > (readAt ?? -1)).length;
}

function timeOf(comments: readonly DerivedComment[]): number {
  return Math.max(0, ...comments.map(({ item }) => secondsOf(item.timestamp)));
}

function timeOfVerdicts(verdicts: readonly { readonly at: number | null }[]): number {
  return Math.max(0, ...verdicts.map(({ at }) => at ?? 0));
}

function nameOf({ name, email }: Person): string {
  return name ?? (email.replace(/@.*$/su, "") || email);
}

function personOf({ participants }: IndexedReview, email: string): string {
  return nameOf(participants.find((person) => person.email === email) ?? { email, name: null });
}

function writersOf(review: IndexedReview, comments: readonly DerivedComment[]): readonly string[] {
  return [...new Set(comments.map(({ item }) => item.extras.agent?.name ?? personOf(review, item.author)))];
}

function waits(names: readonly string[], what: string): string {
  return `${listed(names)} ${names.length > 1 ? "wait" : "waits"} for ${what}`;
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" });

function listed(names: readonly string[]): string {
  return LIST.format(names);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 24);
}
