import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What the compare screen says, by component. */
export const compareWords = {
  compareMerge: {
    noHistory: "Nothing to merge by: the two share no history",
    allThere: "Nothing to merge: the base has all of it",
  },
  comparePickers: {
    sinceTheyParted: "Since they parted",
    sinceTheyPartedHint: "base...head: what the head did since it left the base",
    directly: "Directly",
    directlyHint: "base..head: the one state held against the other",
    base: "Base",
    swapTheTwoEnds: "Swap the two ends",
    head: "Head",
    whatIsCompared: "What is compared",
  },
  compareScreen: {
    title: (range: string, name: string): string => `${range} · ${name} · Galley`,
    compareRevisions: "Compare revisions",
  },
  compareStartScreen: {
    pageTitle: (name: string): string => `Compare · ${name} · Galley`,
    compareRevisions: "Compare revisions",
    nothingToCompareYet: "Nothing to compare yet",
    chooseTwoRevisions: "Choose two revisions",
    theRepository: "The repository has no commit. Make the first one, then reload this page.",
    pickABase: "Pick a base and a head above: branches, tags, or anything git understands, such as HEAD~3.",
  },
  comparedCommits: {
    nothing: "The head has no commit that the base has not. Swap the two, or choose another head.",
    ahead: (aheadBy: number): string => `${counted(aheadBy, { one: "commit", other: "commits" })} ahead`,
    behind: (behindBy: number): string => `, ${formatCount(behindBy)} behind`,
    parted: (name: string): string => `parted at ${name}`,
    noCommonHistory: "no common history",
    shown: (length: number, aheadBy: number): string => `${length} of ${aheadBy} are shown.`,
  },
  comparedCommitsShape: {
    countingCommits: "Counting commits",
  },
  requestReview: {
    request: "Request a review",
    hint: "Ask others to read what the head did since it left the base",
  },
  requestReviewDialog: {
    dialog: "Request a review",
    title: "Title",
    noTitle: "Say in a line what it is about.",
    description: "Description",
    descriptionHint: "Markdown. What should a reader know before reading?",
    cancel: "Cancel",
    into: "into",
  },
} as const;
