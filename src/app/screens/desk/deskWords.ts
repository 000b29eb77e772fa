import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What the desk screen says, by component. */
export const deskWords = {
  branchesAhead: {
    nothing: (base: string): string => `No branch has anything that ${base} has not. Commits on another one show here.`,
    ahead: (aheadBy: number): string => `${formatCount(aheadBy)} ahead`,
    aheadHint: (aheadBy: number, base: string): string =>
      `${counted(aheadBy, { one: "commit", other: "commits" })} that ${base} has not`,
    behind: (behindBy: number): string => `, ${formatCount(behindBy)} behind`,
    behindHint: (behindBy: number, base: string): string =>
      `${counted(behindBy, { one: "commit", other: "commits" })} of ${base} that it has not`,
  },
  deskScreen: {
    pageTitle: "Desk · Galley",
    desk: "Desk",
  },
  deskShape: {
    label: "Opening the desk",
  },
  repositoryCard: {
    failed: "This repository cannot be read",
    detached: (name: string): string => `detached at ${name}`,
    bare: "bare",
    shallow: "shallow: older history is not here",
    reviews: "Reviews",
    compare: "Compare",
    files: "Files",
    history: "History",
    looking: "Looking at the work tree",
    makeFirst: (headName: string): string =>
      `The branch ${headName} has none. Make the first one, then reload this page.`,
    noCommitsYet: "No commits yet",
    readingTheReviews: "Reading the reviews",
    branchesIn: (slug: string): string => `Branches ahead in ${slug}`,
    branches: "Branches ahead",
    countingCommits: "Counting commits",
    commitsIn: (slug: string): string => `Last commits of ${slug}`,
    commits: "Last commits",
    noCommit: (headName: string): string =>
      `${headName} is checked out and has no commit yet. Make one, then reload this page.`,
  },
  uncommittedWork: {
    title: "Uncommitted work",
    nothing: "Nothing is uncommitted. What you change shows here.",
    allSeen: "all seen",
    files: (count: number): string => counted(count, { one: "file", other: "files" }),
    inConflict: (conflicted: number): string => `${formatCount(conflicted)} in conflict`,
    filesNotRead: (count: number): string => counted(count, { one: "file not read", other: "files not read" }),
    titleIn: (slug: string): string => `Uncommitted work in ${slug}`,
    unseen: (hunks: number): string => `${counted(hunks, { one: "hunk", other: "hunks" })} unseen`,
  },
  waitingReviews: {
    title: "Reviews that wait for you",
    nothing: "No review waits for you. Compare a branch to request one.",
    titleIn: (slug: string): string => `Reviews that wait for you in ${slug}`,
    allReviews: "All reviews",
    underWay: (count: number): string => `${formatCount(count)} under way`,
    more: (count: number): string => `${formatCount(count)} more wait for you`,
  },
} as const;
