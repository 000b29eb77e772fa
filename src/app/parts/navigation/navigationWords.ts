import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const commitsText = (count: number): string => counted(count, { one: "commit", other: "commits" });
const words: Readonly<Record<string, string>> = {
  CONTENT: "both changed the same lines",
  BINARY: "binary, and git merges only text",
  BOTH_ADDED: "both added it, not the same",
  MODIFIED_DELETED: "changed on one side, deleted on the other",
  RENAMED_DELETED: "renamed on one side, deleted on the other",
  RENAMED_BOTH: "both renamed it, not to the same name",
  RENAMED_ONTO: "something else was renamed to its name",
  TYPES: "a file on one side, a link or a submodule on the other",
  FILE_FOLDER: "a file on one side, a folder on the other",
  FOLDER_RENAMED: "added to a folder that the other side renamed",
  SUBMODULE: "both moved the submodule",
};
const kinds: Readonly<Record<string, string>> = {
  "refs/heads/": "branch",
  "refs/tags/": "tag",
  "refs/remotes/": "remote branch",
};

/** What parts/navigation says, by component. */
export const navigationWords = {
  commitRow: {
    noMessage: "(no message)",
  },
  fileHead: {
    at: "At",
    asInName: (revision: string): string => `As it is in ${revision}, at`,
    asAt: "As it is at",
  },
  filePalette: {
    title: "Go to file",
    placeholder: "A few letters of a file's path",
    start: "Type a few letters of a path, in their order",
    none: "No file of this commit has these letters in its path; type fewer",
    cut: "Only the first files of this commit are looked through: there are too many",
    moreText: (shown: number, count: number): string =>
      `The best ${formatCount(shown)} of ${formatCount(count)} that fit; type on to narrow them down`,
  },
  goToFile: {
    label: "Go to file",
    failed: "The list to choose from could not be loaded. Reload the page when Galley answers again.",
  },
  mergeOutcome: {
    clean: "Merges without conflicts",
    conflictText: (files: number): string => `Conflicts in ${counted(files, { one: "file", other: "files" })}`,
    restText: (files: number): string => `And ${formatCount(files)} more.`,
    cleanHint: (head: string, base: string): string => `Git merges ${head} into ${base} by itself`,
    conflictHint: (head: string, base: string): string => `Git does not merge ${head} into ${base} by itself`,
    resolve: "To resolve them, merge",
    into: "into",
    orRebase: ", or rebase it, and choose in each file what stays.",
  },
  mergeOutcomeShape: {
    label: "Trying the merge",
  },
  otherReadings: {
    allFiles: "all files",
    chosen: (revision: string): string =>
      `This is ${revision}, the longest name that the address begins with. It could also be `,
    or: ", or ",
    reading: (path: string, revision: string): string => `${path} in ${revision}`,
  },
  pathLinks: {
    root: "All files",
  },
  revisionPicker: {
    choose: (label: string): string => `Choose another revision: ${label}`,
    empty: "No branch or tag is named like this; any revision that git understands may be typed",
    recent: "looked at last",
    countWords: (shown: number, total: number): string =>
      `${formatCount(shown)} of ${formatCount(total)} are listed; type a few letters of the one you want`,
  },
  upstreamDistance: {
    gone: "upstream gone",
    goneHint: (name: string): string => `It is to follow ${name}, which is not there any more`,
    hintOf: (ahead: number, behind: number, name: string): string =>
      `${commitsText(ahead)} that ${name} has not, ${commitsText(behind)} of ${name} that it has not`,
    ahead: (ahead: number): string => `${formatCount(ahead)} ahead of`,
    behind: (behind: number): string => `${formatCount(behind)} behind`,
    aheadBehind: (ahead: number, behind: number): string =>
      `${formatCount(ahead)} ahead, ${formatCount(behind)} behind`,
  },
  conflictWords: {
    /** Why a file conflicts, for people, by the schema's word for it. */
    words,
    other: "git does not merge it by itself",
  },
  namedRefs: {
    kinds,
  },
  refChoices: {
    kinds,
    gone: "upstream gone",
    ahead: (aheadBy: number): string => `${formatCount(aheadBy)} ahead`,
    behind: (behindBy: number): string => `${formatCount(behindBy)} behind`,
    of: (ahead: string, name: string): string => `${ahead} of ${name}`,
  },
} as const;
