import { expect, test } from "vitest";
import {
  nextWorktreeStep,
  type WorktreeReview,
  type WorktreeState,
  type WorktreeStep,
} from "#server/operations/worktree/WorktreeStep.ts";

const [HEAD, OTHER_HEAD, WORK, OLD_WORK, DONE] = ["a", "b", "c", "d", "e"].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
  string,
];

const DIRTY: WorktreeState = { commit: WORK, base: HEAD, branch: "refs/heads/main", isClean: false };
const CLEAN: WorktreeState = { ...DIRTY, commit: HEAD, isClean: true };

/** A private review of `main` whose last patch set is older work on HEAD's commit. */
function reviewOf(change: Partial<WorktreeReview> = {}): WorktreeReview {
  const review: WorktreeReview = {
    revision: "1",
    isPrivate: true,
    isOpen: true,
    branch: "refs/heads/main",
    head: OLD_WORK,
    base: HEAD,
    kind: "snapshot",
    heads: new Set([OLD_WORK]),
    committed: null,
    sharesFiles: false,
  };
  return { ...review, ...change };
}

const committed = { commit: DONE, base: HEAD, how: "tree" } as const;
const elsewhere = { base: OTHER_HEAD, branch: "refs/heads/topic" };
const nothing = (review: string | null): WorktreeStep => ({ do: "nothing", review });
const snapshot = (review = "1"): WorktreeStep => ({ do: "snapshot", review });
const BEGIN: WorktreeStep = { do: "begin" };

const CASES: readonly (readonly [string, WorktreeState, readonly WorktreeReview[], WorktreeStep])[] = [
  ["first work begins a review", DIRTY, [], BEGIN],
  ["a clean work tree has none", CLEAN, [], nothing(null)],
  ["an edit is the next patch set", DIRTY, [reviewOf()], snapshot()],
  ["the same state again is nothing new", DIRTY, [reviewOf({ head: WORK })], nothing("1")],
  [
    "work that was committed is the commit",
    CLEAN,
    [reviewOf({ base: OTHER_HEAD, committed })],
    { do: "commit", review: "1", committed },
  ],
  [
    "work is the commit before new work counts",
    DIRTY,
    [reviewOf({ committed })],
    { do: "commit", review: "1", committed },
  ],
  ["committed work is read on in its review", CLEAN, [reviewOf({ head: HEAD, kind: "commits" })], nothing("1")],
  [
    "new work after a commit begins a new review",
    DIRTY,
    [reviewOf({ head: HEAD, base: OTHER_HEAD, kind: "commits" })],
    BEGIN,
  ],
  [
    "the rest after a commit of a part continues",
    DIRTY,
    [reviewOf({ base: OTHER_HEAD, sharesFiles: true })],
    snapshot(),
  ],
  ["a checkout that carries work along continues", DIRTY, [reviewOf({ ...elsewhere, sharesFiles: true })], snapshot()],
  ["other work on another branch begins a review", DIRTY, [reviewOf(elsewhere)], BEGIN],
  [
    "a reset of the commit takes its review up again",
    DIRTY,
    [reviewOf({ head: DONE, kind: "commits", sharesFiles: true })],
    snapshot(),
  ],
  [
    "other work where a commit was taken away begins a review",
    DIRTY,
    [reviewOf({ head: DONE, kind: "commits" })],
    BEGIN,
  ],
  ["work that was abandoned stays so until it changes", DIRTY, [reviewOf({ isOpen: false, head: WORK })], nothing("1")],
  [
    "an earlier state of a review that was abandoned begins another",
    DIRTY,
    [reviewOf({ isOpen: false, heads: new Set([WORK]) })],
    BEGIN,
  ],
  [
    "work put aside comes back to its review",
    DIRTY,
    [reviewOf({ revision: "2" }), reviewOf({ heads: new Set([WORK]) })],
    snapshot(),
  ],
  [
    "a state that began a finished review takes it up again",
    DIRTY,
    [reviewOf({ revision: WORK, isOpen: false })],
    snapshot(WORK),
  ],
  ["an abandoned review does not go on", DIRTY, [reviewOf({ isOpen: false })], BEGIN],
  ["a shared review gets no snapshot", DIRTY, [reviewOf({ isPrivate: false, sharesFiles: true })], BEGIN],
  [
    "a shared review stays as long as nothing is edited",
    DIRTY,
    [reviewOf({ isPrivate: false, head: WORK })],
    nothing("1"),
  ],
  [
    "a shared review continues with its commit",
    CLEAN,
    [reviewOf({ isPrivate: false, committed })],
    { do: "commit", review: "1", committed },
  ],
  ["the last of two continues", DIRTY, [reviewOf({ revision: "2" }), reviewOf()], snapshot("2")],
  ["work that was dropped leaves its review as it is", CLEAN, [reviewOf()], nothing(null)],
];

test.each(CASES)("%s", (_, state, reviews, step) => {
  expect(nextWorktreeStep(state, reviews)).toEqual(step);
});
