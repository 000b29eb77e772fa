import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What the search screen says, by component. */
export const searchWords = {
  codeResults: {
    nothing: "Nothing found",
    whereElse:
      "No line of these files holds it. Look in other files, at another revision, or without counting capitals.",
    cutLines: "There is more: only the first 2,000 lines are listed. Look for something rarer, or in fewer files.",
    cutTime: "It took too long: what was found until then is listed. Look in fewer files.",
    incomplete: "Some files could not be read: the repository lacks them. Fetch what is missing, then search again.",
    summary: (lines: number, files: number): string =>
      `${counted(lines, { one: "line", other: "lines" })} in ${counted(files, { one: "file", other: "files" })}`,
    searching: "Searching…",
  },
  commitResults: {
    nothing: "No commit found",
    noneSays: "No commit’s message holds it. Look without counting capitals, or on another branch.",
    noneChanged: "No commit brought it or took it. Look in all changed lines, or on another branch.",
    more: "There are more; these are the newest.",
    inHistory: "Go on in the history",
    searching: "Searching…",
    summary: (count: number, lookedThrough: number): string =>
      counted(count, { one: "commit", other: "commits" }) +
      (lookedThrough === 0 ? "" : `, of ${formatCount(lookedThrough)} looked through`),
  },
  foundCommit: {
    noMessage: "(no message)",
  },
  foundFile: {
    binary: "Found in it, but it is binary.",
    more: "There is more in this file.",
  },
  foundLine: {
    line: "Line",
  },
  nameResults: {
    nothing: "No file is named like this",
    else: "Type fewer letters, or look at another revision.",
    incomplete: "There are more files than were looked at.",
    summary: (shown: number, count: number): string =>
      shown < count
        ? `The best ${formatCount(shown)} of ${formatCount(count)} files`
        : counted(count, { one: "file", other: "files" }),
  },
  searchForm: {
    label: "What to search for",
    paths: "In files",
    pathsPlaceholder: "All files; or *.ts src/ !tests",
    pathsHint: "Names and paths, with blanks between them; ! leaves out",
    go: "Search",
    options: "How to search",
    context: "Lines around what was found",
    changes: "Which changes",
    n0Hint: "Only lines in which something was found",
    n2Hint: "Two lines above and below",
    n5Hint: "Five lines above and below",
    cameOrWent: "Came or went",
    cameOrWentHint: "Commits after which the text stands there more or less often (git log -S)",
    inAChangedLine: "In a changed line",
    inAChangedLineHint: "Commits with the text in any line that they changed (git log -G)",
    capitalsCount: "Capitals count",
    wholeWords: "Whole words",
    asAPOSIX: "As a POSIX extended regular expression",
  },
  searchPlaces: {
    label: "Where to search",
    next: "Search in the next place",
    previous: "Search in the previous place",
    code: "Code",
    uncommittedWork: "Uncommitted work",
    fileNames: "File names",
    commitMessages: "Commit messages",
    changes: "Changes",
  },
  searchScreen: {
    title: "Search",
    revision: "In",
    worktree: "In all files as they are on the disk, committed or not",
    noWorktree: "There is no work tree",
    bare: "The repository is bare, so nothing can be uncommitted in it. Search its files at a revision.",
    noCommits: "No commits yet",
    makeFirst: (revision: string): string =>
      `${revision} has no commit to search. Make the first one, then search again.`,
    makeItsFirst: (revision: string): string =>
      `${revision} is checked out and has no commit to search. Make its first one, or search in another branch.`,
    inWorktree: "Search uncommitted work",
    nothing: "What are you looking for?",
    how: "Type a text, or an expression with “.*” pressed, and press Enter. The address keeps what you looked for.",
    pageTitle: (words: string, name: string): string => `${words} · ${name} · Galley`,
  },
  searchShape: {
    searching: "Searching",
  },
  useResultKeys: {
    nextResult: "Next result",
    previousResult: "Previous result",
    nextFile: "First result of the next file",
    previousFile: "First result of the previous file",
  },
} as const;
