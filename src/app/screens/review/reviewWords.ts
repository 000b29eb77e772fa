import { counted } from "#app/ui/counted.ts";

/** What the review screen says, by component. */
export const reviewWords = {
  abandonDialog: {
    title: "Abandon this review?",
    what: "It stays readable, with all that was said, and can be reopened. The branch is left alone.",
    why: "Why, for those who come back to it",
    abandon: "Abandon the review",
    keep: "Keep it",
  },
  answerNews: {
    show: "Show first",
    label: "Put the threads first that were answered meanwhile",
    told: (count: number): string =>
      `${counted(count, { one: "thread was", other: "threads were" })} answered meanwhile`,
  },
  checkList: {
    title: "Checks",
    unnamed: "a program",
    looksGood: "looks good",
    forInformation: "for information",
    needsWork: "needs work",
    notDoneYet: "not done yet",
    passed: "passed",
    failed: "failed",
  },
  descriptionEditor: {
    title: "Title",
    description: "Description",
    save: "Save",
    noTitle: "A review needs a title.",
  },
  editorButtons: {
    save: "Save",
    close: "Close",
  },
  giveUp: {
    abandon: "Abandon",
    abandonHint: "Give the review up; it can be reopened",
    reopen: "Reopen",
    reopenHint: "Take the review up again",
  },
  headMoved: {
    record: (patchSet: number): string => `Record patch set ${patchSet}`,
    stands: (branch: string, head: string): string =>
      `${branch} stands at ${head}, of which no patch set is recorded yet.`,
    hasMoved: (branch: string, head: string, recorded: number): string =>
      `${branch} has moved to ${head} since patch set ${recorded}, which is not recorded yet.`,
  },
  patchSetLinks: {
    patchSet: (number: number): string => `patch set ${number}`,
    since: (patchSet: number): string => `what changed since ${patchSet}`,
  },
  reviewAnswer: {
    drafts: "Your drafts",
    draftsHint: "Nobody else sees them until you publish them with your answer below.",
    answer: "Your answer",
    handBack: "Hand back",
    backHint: "Hand back: publish your drafts with what you say of the whole change",
    writeAnAnswer: "Write an answer",
  },
  reviewCommits: {
    theNewestCommits: (length: number): string => `The newest ${length} commits`,
    commits: (count: number): string => counted(count, { one: "commit", other: "commits" }),
  },
  reviewDescription: {
    label: "Description",
    none: "No description is given. Its author can add one.",
    edit: "Edit",
    editHint: "Edit title and description",
  },
  reviewHead: {
    views: "Views of the review",
    next: "Next view of the review",
    previous: "Previous view of the review",
    conversation: "Conversation",
    files: "Files",
    alone: "Nobody else sees it.",
    noBranch: "a commit",
    merged: {
      merge: "by a merge",
      squash: "squashed into one commit",
      rebase: "by a rebase",
    },
    works: "works on",
    asksToTake: "asks to take",
    into: "into",
    open: (openThreadCount: number): string => `${openThreadCount} open`,
    filesHint: "Files of the review (g f)",
  },
  reviewMergeOutcome: {
    notKnown: "Nothing here tells whether it merges: the branch is not here, or shares no history with the change.",
    noBranch: "the commit",
  },
  reviewScreen: {
    go: "Go to the files of the review",
    title: (title: string, name: string): string => `${title} · ${name} · Galley`,
  },
  reviewShape: {
    readingTheReview: "Reading the review",
  },
  reviewSide: {
    label: "About the review",
  },
  reviewTimeline: {
    label: "What happened",
    toDecide: "Answered: look and decide",
    nextThread: "Next thread",
    previousThread: "Previous thread",
    nextOpenThread: "Next open thread",
    previousOpenThread: "Previous open thread",
    answerTheThread: "Answer the thread",
    resolveTheThread: "Resolve the thread, or open it again",
    say: "Say that the thread is not done yet",
    copyTheThread: "Copy the thread as a prompt",
    foldOrUnfold: "Fold or unfold the thread",
    apply: "Apply the suggestion of the thread",
  },
  reviewerList: {
    title: "Reviewers",
    edit: "Change the reviewers",
    nobody: "Nobody is asked by name: whoever reads it may answer.",
    silent: "has not answered yet",
    older: "Given for an earlier patch set",
    patchSet: (patchSet: number): string => `patch set ${patchSet}, `,
  },
  saidByMenu: {
    label: "Said by",
    hint: "Show only threads of people, or those that an agent wrote in",
    everyone: "Everyone",
    onlyPeople: "People",
    hidden: (hidden: number): string => `${counted(hidden, { one: "thread", other: "threads" })} hidden`,
  },
  targetBranch: {
    title: "Goes into",
    edit: "Change the branch it goes into",
  },
  targetEditor: {
    branch: "Branch",
  },
  timelineEntry: {
    nobodyMerged: "It was merged",
    requestedTheReview: "requested the review",
    updatedTheReview: "updated the review",
    recorded: "recorded",
    remarked: "remarked",
    answered: "answered",
    abandonedTheReview: "abandoned the review",
    reopenedTheReview: "reopened the review",
    merged: "merged it",
  },
  whoseTurn: {
    title: "Whose turn it is",
    yours: "It waits for you.",
    nobodys: "It waits for nobody.",
    itWaits: "It waits for",
  },
} as const;
