import { counted } from "#app/ui/counted.ts";

/** What the tree screen says, by component. */
export const treeWords = {
  elsewhereHere: {
    file: "A file is here, not a folder",
    submodule: "A submodule is here",
    nothing: "Nothing is here",
    open: "Open it",
    before: "Open it as it was before that",
    inThereNever: (revision: string): string =>
      `in ${revision}. There never was, in the history of this revision. Check the name, or look at another revision.`,
    thereIsNo: "There is no",
    deleted: (revision: string): string => `in ${revision}. It was deleted by`,
  },
  folderReadme: {
    unreadable: "It cannot be shown here; its own page says why.",
  },
  folderRow: {
    noMessage: "(no message)",
    unknown: "not known",
    notFound: "Which commit changed this last was not found in time. Its history tells.",
    symbolicLink: "Symbolic link",
    at: "at",
  },
  folderTable: {
    looking: "Looking for the last commits",
    up: "The folder above",
    lastCommit: "Last commit",
    nextEntry: "Next entry",
    previousEntry: "Previous entry",
    entries: (count: number): string => counted(count, { one: "entry", other: "entries" }),
    upHint: "The folder above (u)",
  },
  lastCommitsFeed: {
    failed: "Some of the last commits could not be read. Reload this page to try again.",
  },
  noFiles: {
    title: (name: string): string => `Files · ${name} · Galley`,
    noFiles: "No files yet",
    makeFirst: (headName: string): string =>
      `${headName} has no commit. Make the first one, then reload this page to see its files.`,
    makeItsFirst: (headName: string): string =>
      `${headName} is checked out and has no commit. Make its first one and reload this page, or look at another branch.`,
    toWorktree: "Uncommitted work",
    toBranch: (branch: string): string => `Files of ${branch}`,
  },
  folderView: {
    files: "Files",
    empty: "This folder is empty",
    emptyRoot: "This commit has no files. Look at another revision.",
    emptyFolder:
      "Git itself keeps no empty folders; something else wrote this one. Go to the folder above, or to another revision.",
    permalink: "Go to this folder at this very commit",
    title: (folder: string, revision: string, name: string): string => `${folder} at ${revision} · ${name} · Galley`,
    looked: "Looked for",
    asThey: "As they are",
    asIt: "As it is",
    inName: (revision: string): string => `in ${revision},`,
    at: "at",
    revision: "At",
    history: "History",
  },
  treeShape: {
    readingTheFolder: "Reading the folder",
  },
} as const;
