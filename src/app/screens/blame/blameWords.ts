import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What the blame screen says, by component. */
export const blameWords = {
  ageLegend: {
    newer: "Newer",
    older: "Older",
    label: "How old lines are",
  },
  blameBlockLabel: {
    noMessage: "(no message)",
    card: "The commit that brought these lines",
    lines: (first: number, last: number): string => (first === last ? `Line ${first}` : `Lines ${first} to ${last}`),
    by: (name: string): string => `, by ${name}, `,
  },
  blameCard: {
    noMessage: "(no message)",
    before: "Blame before this commit",
    new: "The file is new in this commit.",
    ignored: "This commit is to be passed over, but these lines are its own.",
    shallow: "History is cut off here: the lines may be older.",
    as: "As",
  },
  blameMargin: {
    before: "Blame before the commit of the line",
  },
  blameMenu: {
    label: "Blame",
    hint: "How far lines are followed",
    follow: "Follow lines",
    whitespace: "Leave white space out of account",
    listed: "Pass over the commits that are listed for it",
    throughRenames: "Through renames",
    throughRenamesDetail: "of the file",
    withinTheFileToo: "Within the file too",
    withinTheFileTooDetail: "lines that were moved",
    fromOtherFilesToo: "From other files too",
    fromOtherFilesTooDetail: "lines that were copied; takes longer",
  },
  blameProgress: {
    done: (lines: number, commits: number): string =>
      `${counted(lines, { one: "line", other: "lines" })} from ${counted(commits, { one: "commit", other: "commits" })}`,
    underWay: (known: number, lines: number): string =>
      `Looking where lines come from: ${formatCount(known)} of ${formatCount(lines)}`,
  },
  blameScreen: {
    file: "File",
    toFile: "The file without blame",
    title: (path: string, revision: string, name: string): string =>
      `Blame of ${path} at ${revision} · ${name} · Galley`,
  },
  blameShape: {
    readingTheLines: "Reading who wrote the lines …",
  },
  blameSource: {
    noLines: "No lines to blame",
    binary: "It is no text. Its history says who changed it.",
    submodule: "It is a submodule: its lines are in another repository.",
    empty: "Empty file.",
  },
  ignoredNote: {
    passedOver: (count: number, files: string): string =>
      `${counted(count, { one: "commit is", other: "commits are" })} passed over, as ${files} says`,
    problemsOf: (count: number): string =>
      counted(count, { one: "line of it does not count", other: "lines of it do not count" }),
    words: {
      MALFORMED: "is no full id",
      UNKNOWN: "names no commit that is here",
      TOO_MANY: "is one too many",
      ABSENT: "is not in this revision",
      OUTSIDE: "is not in the repository, and is not read",
      UNREADABLE: "cannot be read",
    },
  },
} as const;
