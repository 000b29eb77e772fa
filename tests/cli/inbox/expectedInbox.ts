import { type Act, BOB, LOCKED, type PrintedItem, type ReviewFacts, type TreeFacts } from "./inboxFacts.ts";
import type { InboxWorld } from "./InboxWorld.ts";

/** An item, and a text that changes when anything happens to it that brings back what was put off. */
export type Expected = Omit<PrintedItem, "key" | "isPutOff"> & { readonly state: string };
type Judgement = Pick<Expected, "list" | "reason"> & { readonly at: number };

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What the inbox of Ada has to list, from what the script did alone. */
export function expectedInbox({ repos, trees }: InboxWorld): readonly Expected[] {
  const reviews = repos.flatMap((repo) => repo.reviews).filter(({ isOpen }) => isOpen);
  const ofReviews = reviews.map((review) => {
    const tree = trees.find((one) => one.review === review) ?? null;
    return expectedReview(review, tree);
  });
  const ofTrees = trees.flatMap((tree) => expectedTree(tree));
  return [...ofReviews, ...ofTrees];
}

function stateOf({ commits, uncommitted, committedAt, editedAt, isGone, base }: TreeFacts): string {
  return JSON.stringify([commits.length, uncommitted.length, committedAt, editedAt, isGone, base]);
}

const timeText = (at: number): string => new Date(at * 1000).toISOString();

/** A work tree is listed if it has work, and no open review is of its branch, or of its detached HEAD. */
function expectedTree(tree: TreeFacts): readonly Expected[] {
  const { repo, name, branch, isDetached, isLocked, isGone, commits, review, committedAt, editedAt } = tree;
  const uncommitted = isGone ? [] : tree.uncommitted;
  const isCovered = review !== null && (!isDetached || !tree.isAhead);
  if (isCovered || commits.length + uncommitted.length === 0) return [];
  const agents = [...new Set(commits.toReversed())];
  const work = [
    ...(commits.length > 0 ? [`${counted(commits.length, "commit")} ahead of main`] : []),
    ...(uncommitted.length > 0 ? [counted(uncommitted.length, "uncommitted file")] : []),
  ].join(" and ");
  const notes = [
    "never reviewed",
    ...(isDetached ? ["HEAD is detached"] : []),
    ...(isGone ? ["its folder is gone"] : []),
    ...(isLocked ? [`locked: ${LOCKED}`] : []),
    ...(agents.length > 1 ? [`${new Intl.ListFormat("en").format(agents)} share this work tree`] : []),
  ].join("; ");
  const times = [...(commits.length > 0 ? [committedAt] : []), ...(uncommitted.length > 0 ? [editedAt] : [])];
  return [
    {
      list: "FOR_REVIEW",
      repository: repo.git.path,
      title: isDetached ? name : branch,
      reason: `${work}, ${notes}`,
      since: timeText(Math.max(...times)),
      unviewedFiles: null,
      newComments: 0,
      state: stateOf(tree),
    },
  ];
}

function expectedReview(review: ReviewFacts, tree: TreeFacts | null): Expected {
  const { repo, title, files, acts, visitedAt } = review;
  const { list, reason, at } = review.by === "Ada" ? judgeOwn(review, tree) : judgeBobs(review);
  const isHere = tree !== null && !tree.isGone && (!tree.isDetached || !tree.isAhead);
  const uncommitted = isHere ? tree.uncommitted.length : 0;
  const unread = acts.filter(({ by, hasText, at: time }) => by !== "Ada" && hasText && time > visitedAt);
  return {
    list,
    repository: repo.git.path,
    title,
    since: timeText(at),
    reason: uncommitted === 0 ? reason : `${reason}, and ${counted(uncommitted, "uncommitted file")}`,
    unviewedFiles: list === "FOR_REVIEW" ? files.size : null,
    newComments: unread.length,
    state: JSON.stringify([acts.length, hasConflict(tree), isHere && stateOf(tree)]),
  };
}

const lastOf = (acts: readonly Act[], ...kinds: readonly Act["kind"][]): Act | undefined =>
  acts.findLast(({ kind }) => kinds.includes(kind));

/** The last verdict of each person, and whether one of them approved what is there now. */
function verdictsOf({ acts, version }: ReviewFacts) {
  const last = (["Ada", "Bob"] as const).flatMap(
    (by) =>
      lastOf(
        acts.filter((act) => act.by === by),
        "approve",
        "reject",
      ) ?? [],
  );
  const rejected = last.filter(({ kind }) => kind === "reject");
  const approved = rejected.length > 0 ? [] : last.filter(({ kind }) => kind === "approve");
  return { last, rejected, approved, isApproved: approved.some((act) => act.version === version) };
}

const timeOf = (some: readonly { readonly at: number }[]): number => Math.max(0, ...some.map(({ at }) => at));

function hasConflict(tree: TreeFacts | null): boolean {
  return tree?.touchesSlot === true && tree.repo.main.slice(tree.base).some(({ slots }) => slots.includes(tree.slot));
}

function judgeOwn(review: ReviewFacts, tree: TreeFacts | null): Judgement {
  const { acts, threads, hasReviewer, repo } = review;
  const open = threads.filter(({ isOpen }) => isOpen);
  const isInConflict = hasConflict(tree);
  const conflictAt = isInConflict ? (repo.main.at(-1)?.at ?? 0) : 0;
  const { last, rejected, approved, isApproved } = verdictsOf(review);
  if (isApproved) {
    const reason = isInConflict ? "Approved, but main moved: it conflicts" : "Approved, not landed";
    return { list: "TO_FIX", reason, at: Math.max(timeOf(last), conflictAt) };
  }
  const bobs = acts.filter(({ by }) => by === "Bob");
  const ours = acts.filter(({ by }) => by !== "Bob");
  const bobAt = timeOf(bobs);
  const hasBobActed = bobAt > timeOf(ours);
  const byBob = rejected.filter(({ by }) => by === "Bob");
  const push = lastOf(acts, "push")?.at ?? 0;
  const waitForAda = open.filter(({ writers, at }) => writers.at(-1) === "Bob" && at >= push);
  if (byBob.length > 0 && (hasBobActed || waitForAda.length > 0))
    return { list: "TO_FIX", reason: `${BOB.name} requested changes`, at: timeOf(byBob) };
  const answered = open.filter(({ writers }) => writers.includes("Ada") && writers.at(-1) === "agent");
  if (answered.length > 0) {
    const what = answered.length === 1 ? "a comment of yours" : `${answered.length} of your comments`;
    return { list: "FOR_REVIEW", reason: `${agentOf(review)} answered ${what}`, at: timeOf(answered) };
  }
  if (isInConflict) return { list: "TO_FIX", reason: "main moved: it conflicts", at: conflictAt };
  const fromBob = open.filter(({ writers }) => writers.at(-1) === "Bob");
  if (fromBob.length > 0) {
    const reason = `${BOB.name} waits for your answer to ${counted(fromBob.length, "comment")}`;
    return { list: "TO_FIX", reason, at: timeOf(fromBob) };
  }
  const isLapsed = approved.length > 0;
  if (approved.some(({ by }) => by === "Bob"))
    return { list: "WAITING", reason: `${BOB.name} approved an older patch set`, at: push };
  if (!isLapsed && (hasReviewer || bobs.length > 0) && !hasBobActed)
    return { list: "WAITING", reason: `${bobs.length > 0 ? BOB.name : "bob"} has not reviewed yet`, at: push };
  if (!isLapsed && bobs.length > 0) return { list: "TO_FIX", reason: `${BOB.name} commented`, at: bobAt };
  const fromAda = open.filter(({ writers }) => writers.at(-1) === "Ada");
  const asked = Math.max(timeOf(fromAda), timeOf(rejected));
  if (asked > 0 && asked >= push) return waitsFor(fromAda.length, null, asked);
  return toReview(review, push);
}

function agentOf({ repo, branch }: ReviewFacts): string {
  return repo.trees.find((tree) => tree.branch === branch)?.agent ?? "";
}

function judgeBobs(review: ReviewFacts): Judgement {
  const { acts, threads } = review;
  const { rejected, approved, isApproved } = verdictsOf(review);
  if (isApproved) return { list: "WAITING", reason: `Approved, ${BOB.name} has not landed it`, at: timeOf(approved) };
  const open = threads.filter(({ isOpen }) => isOpen);
  const answered = open.filter(({ writers }) => writers.includes("Ada") && writers.at(-1) === "Bob");
  if (answered.length > 0) {
    const what = answered.length === 1 ? "a comment of yours" : `${answered.length} of your comments`;
    return { list: "FOR_REVIEW", reason: `${BOB.name} answered ${what}`, at: timeOf(answered) };
  }
  const push = lastOf(acts, "push")?.at ?? 0;
  const fromAda = open.filter(({ writers }) => writers.at(-1) === "Ada");
  const asked = Math.max(timeOf(fromAda), timeOf(rejected));
  const isAdasTurn = timeOf(acts.filter(({ by }) => by === "Ada")) < timeOf(acts.filter(({ by }) => by === "Bob"));
  if (approved.length > 0 ? asked < push : isAdasTurn) return toReview(review, push);
  if (asked > 0) return waitsFor(fromAda.length, BOB.name, asked);
  return { list: "WAITING", reason: `Waits for ${BOB.name}`, at: timeOf(acts) };
}

function waitsFor(comments: number, author: string | null, at: number): Judgement {
  const whose = author === null ? "an answer" : `${author}’s answer`;
  const reason =
    comments === 0
      ? "Waits for the changes that you requested"
      : `Waits for ${whose} to ${counted(comments, "comment")}`;
  return { list: "WAITING", reason, at };
}

/** Ada has seen a review when she opened it, or wrote in it. */
function toReview({ acts, heads, visited, visitedAt }: ReviewFacts, push: number): Judgement {
  const seenAt = Math.max(visitedAt, timeOf(acts.filter((act) => act.by === "Ada" && act.kind !== "push")));
  if (seenAt === 0) return { list: "FOR_REVIEW", reason: "New, never opened", at: push };
  const isNew = heads.length > 1 && !visited.has(heads.at(-1) ?? "") && push >= seenAt;
  const opened =
    heads.length > 1 ? `Opened, patch set ${heads.length} is not reviewed yet` : "Opened, not reviewed yet";
  const reason = isNew ? `Patch set ${heads.length} is new since your last visit` : opened;
  return { list: "FOR_REVIEW", reason, at: push };
}
