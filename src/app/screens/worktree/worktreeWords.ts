import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What the worktree screen says, by component. */
export const worktreeWords = {
  cleanWorktree: {
    title: "Nothing is uncommitted",
    text: "All that is in the work tree is committed. What you change in it shows here.",
    goesOn: "What you committed goes on in its review",
    earlier: "Reviews of earlier work",
    countingCommits: "Counting commits",
  },
  committedWork: {
    last: "The last commit",
    ahead: "Branches ahead",
    aheadBy: (count: number): string => `${formatCount(count)} ahead`,
  },
  noWorktree: {
    title: "There is no work tree here",
    text: "The repository is bare: nobody works in it, so nothing in it is uncommitted. Its branches can be read.",
    history: "History",
    reviews: "Reviews",
  },
  partTabs: {
    label: "Which part of it",
    next: "Next part of it",
    previous: "Previous part of it",
    parts: {
      ALL: { label: "All", hint: "Everything that is not committed" },
      STAGED: { label: "Staged", hint: "What the next commit would take" },
      UNSTAGED: { label: "Unstaged", hint: "What was changed in tracked files since it was staged" },
      UNTRACKED: { label: "Untracked", hint: "Files that git does not know yet; ignored ones never" },
      CONFLICTED: { label: "Conflicted", hint: "Files that a merge left to be decided" },
    },
  },
  stashMenu: {
    label: "What is stashed away",
    now: "Uncommitted work",
    nowDetail: "Back to what stands in the work tree",
    buttonText: (count: number): string => `Stash ${formatCount(count)}`,
  },
  unreadFiles: {
    read: "Read it",
    label: "Files that were not read",
    why: {
      SECRET: "its name is that of a file with secrets",
      LARGE: "it is large",
      UNREADABLE: "Galley may not read it",
      FILTERED: "a filter of the repository would have to run",
      NESTED: "it is a repository of its own",
    },
    filesWereNotRead: (count: number): string =>
      counted(count, { one: "file was not read", other: "files were not read" }),
  },
  worktreeFacts: {
    conversation: "Conversation",
    detached: "no branch",
    as: "as it was",
    detachedAt: (name: string): string => `no branch, at ${name}`,
  },
  worktreeHead: {
    title: "Uncommitted work",
    take: "Take a snapshot",
    taken: "A snapshot is taken.",
    hint: "Keep the work as it is now as a patch set, and read that",
  },
  worktreeReader: {
    missing: "The repository has not got the commits of this change.",
    staged: "What is staged is only read here: hunks are reverted in the files, under All or Unstaged.",
    readOnly: "Nothing can be remarked on here.",
  },
  worktreeScreen: {
    leading: "Reading what came since you looked",
    uncommittedWorkTitle: (name: string): string => `Uncommitted work · ${name} · Galley`,
  },
  leftOutSentence: {
    untrackedFiles: (count: number): string =>
      counted(count, { one: "untracked file is", other: "untracked files are" }),
    leftOut: (files: string, most: number): string =>
      `${files} left out: a snapshot takes the first ${formatCount(most)}. Have git ignore what was not written by hand.`,
  },
} as const;
