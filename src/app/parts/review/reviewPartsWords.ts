import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What parts/review says, by component. */
export const reviewPartsWords = {
  patchSetPicker: {
    from: "From",
    base: "its base",
    label: "Patch sets to read",
    choose: "Choose which patch sets to read",
    nameOf: (number: number): string => `patch set ${number}`,
    notRecorded: ", not recorded",
    howItCame: "How it came",
    /** In a word, for the list: the sentence stands below. */
    words: {
      PUSHED: "pushed",
      REBASED: "rebased",
      AMENDED: "amended",
      REWRITTEN: "rewritten",
      BASE_MOVED: "base moved",
      COMMITTED: "committed",
      EDITED: "edited",
    },
    patchSet: (number: number, sentence: string): string => `Patch set ${number}: ${sentence}`,
    snapshot: (time: string): string => `snapshot of ${time}`,
  },
  reviewBar: {
    label: "Your review",
    publish: "Publish…",
    handBack: "Hand back…",
    hide: "Not yet",
    hint: "Hand back: publish your drafts with what you say of the whole change",
    next: "Next open thread",
    previous: "Previous open thread",
    yours: "only you see them",
    draftsText: (count: number): string =>
      count === 0 ? "No drafts" : counted(count, { one: "draft", other: "drafts" }),
    openText: (count: number): string => `${formatCount(count)} open ${count === 1 ? "thread" : "threads"}`,
    allSeen: "All seen",
    nextStep: "say what you think of it",
    unseenText: (count: number): string => `${formatCount(count)} unseen`,
  },
  reviewRow: {
    unread: "Unread",
    yours: "Waits for you",
    onWork: "uncommitted work",
    noBranch: "a commit",
    openThreads: (count: number): string => counted(count, { one: "open thread", other: "open threads" }),
    remarks: (count: number): string => counted(count, { one: "remark", other: "remarks" }),
    drafts: (count: number): string => counted(count, { one: "draft of yours", other: "drafts of yours" }),
    waits: (name: string, others: number): string =>
      others === 0 ? `Waits for ${name}` : `Waits for ${name} and ${formatCount(others)} more`,
    on: "on",
    into: "into",
  },
  reviewersField: {
    label: "Reviewers",
    placeholder: "E-mail address, then Enter",
    hint: "E-mail addresses; Enter or a comma ends one, Backspace takes the last away.",
    wrong: (address: string): string => `“${address}” is no e-mail address, such as ana@example.org.`,
    remove: (reviewer: string): string => `Take ${reviewer} away`,
  },
  shareReview: {
    share: "Share…",
    hint: "Let others read this review: says first what they would get",
  },
  shareReviewDialog: {
    title: "Share this review?",
    who: "Until now nobody else sees it. Shared, it is part of the repository's reviews and goes wherever these go.",
    what: "Others get:",
    stays: "What is shared stays shared: whoever has fetched it keeps it. Your drafts stay yours.",
    share: "Share the review",
    notNow: "Not now",
    noRemarks: "no remarks: none is published yet",
    remarksWithTheir: (count: number): string =>
      counted(count, { one: "remark, with its author and time", other: "remarks, with their authors and times" }),
  },
  sharedSnapshot: {
    counting: "its files are being counted",
    filesText: (count: number): string => counted(count, { one: "file", other: "files" }),
    snapshot: "Snapshot",
    commit: "Commit",
  },
  syncMenu: {
    sync: "Sync",
    hint: "Fetch the reviews of a remote and push what is new here",
    refused: "The remote does not take what is new here: you may have no right to push there.",
    notKept: "The remote does not keep commits under refs/devtools: earlier patch sets may be missing in other clones.",
    nothingNew: "Both sides have the same reviews.",
    syncWith: (name: string): string => `Sync with ${name}`,
    fetched: (came: string): string => `Fetched ${came}.`,
    pushed: (went: string): string => `Pushed ${went}.`,
    entriesOfReviews: (count: number): string =>
      counted(count, { one: "entry of a review", other: "entries of reviews" }),
    remarks: (count: number): string => counted(count, { one: "remark", other: "remarks" }),
  },
  waiters: {
    waits: (count: number): string => `${count === 1 ? "waits" : "wait"} until you hand back; began`,
    and: "and",
  },
  whatStands: {
    label: "What stands",
    none: "Nothing of yours waits to be published; a verdict alone can be.",
    answer: "an answer",
    edit: "an edit",
    round: "What is written after this goes into the next round.",
    andMore: (more: number): string => `and ${formatCount(more)} more`,
    drafts: (count: number, blocking: number): string =>
      blocking === 0
        ? `${counted(count, { one: "draft", other: "drafts" })}.`
        : `${counted(count, { one: "draft", other: "drafts" })}, ${formatCount(blocking)} of ${count === 1 ? "it" : "them"} blocking.`,
    open: (threads: number): string => `${counted(threads, { one: "open thread", other: "open threads" })} until now.`,
    unseen: (unseen: number, hunks: number): string => `${formatCount(unseen)} of ${formatCount(hunks)} hunks unseen.`,
  },
  useGonePatchSets: {
    thereIsNo: (number: number): string => `There is no patch set ${number} here, so all of it is shown.`,
  },
} as const;
