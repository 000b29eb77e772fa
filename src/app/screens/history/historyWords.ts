import { counted } from "#app/ui/counted.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What the history screen says, by component. */
export const historyWords = {
  fileThen: {
    file: "File then",
    folder: "Folder then",
    hintOf: (path: string): string => `${displayPath(path)} as it was in this commit`,
  },
  historyCount: {
    wordsOf: (value: number, isExact: boolean): string =>
      `${isExact ? "" : "More than "}${counted(value, { one: "commit", other: "commits" })}`,
  },
  historyFilters: {
    title: "Narrow down",
    look: "Look",
    clear: "Clear",
    merges: "Merges",
    regex: "Regular expressions",
    case: "Match case",
    message: "Message",
    words: "words of it",
    author: "Author",
    nameOrAddress: "name or address",
    textThatCame: "Text that came or went",
    moreOrFewer: "more or fewer of it",
    textInChangedLines: "Text in changed lines",
    addedOrRemoved: "added or removed",
    since: "Since",
    until: "Until",
    all: "All",
    noMerges: "No merges",
    mergesOnly: "Merges only",
    mergesOnlyHint: "Only commits with two or more parents",
    firstParents: "First parents",
    firstParentsHint: "What was merged in, and not how it came about",
  },
  historyPages: {
    olderCommits: "Older commits",
    newerCommits: "Newer commits",
    pagesOfTheHistory: "Pages of the history",
    newer: "Newer",
    older: "Older",
  },
  historyScreen: {
    title: "History",
    of: "Of",
    ofPath: (path: string, revision: string): string => `${path} in ${revision}`,
    pageTitle: (of: string, name: string): string => `History of ${of} · ${name} · Galley`,
  },
  historyShape: {
    readingTheHistory: "Reading the history",
  },
  laneCell: {
    more: (count: number): string => `${count} more ${count === 1 ? "line" : "lines"} than are drawn`,
    merge: (parents: string, last: string): string => `Merge of ${parents} and ${last}: `,
  },
  noCommits: {
    newest: "The newest commits",
    all: "The whole history",
    nothingOlder: { title: "Nothing older", text: "The history ends before this page." },
    nothingFound: {
      title: "Nothing found",
      text: "No commit matches all that you look for. Take a condition away, or look in another branch.",
    },
    noneOfPath: (path: string, revision: string) => ({
      title: "No commit changed it",
      text: `Nothing in the history of ${displayPath(revision)} is called ${displayPath(path)}. Check the name, or look in another branch.`,
    }),
    noneYet: (revision: string) => ({
      title: "No commits yet",
      text: `${displayPath(revision)} has none. Make the first one, then reload this page.`,
    }),
  },
  walkOn: {
    further: "Look further",
    stop: "Stop",
    stopHint: "Look no further",
    wordsOf: (count: number, walks: boolean): string =>
      `Looked through ${formatCount(count)} commits${walks ? ", nothing yet. Looking further…" : " so far."}`,
  },
  filterWords: {
    merges: {
      none: "no merges",
      only: "merges only",
      first: "first parents",
    },
    message: (message: string): string => `message “${message}”`,
    author: (author: string): string => `author “${author}”`,
    cameOrWent: (added: string): string => `“${added}” came or went`,
    inChangedLines: (changed: string): string => `“${changed}” in changed lines`,
    since: (since: string): string => `since ${since}`,
    until: (until: string): string => `until ${until}`,
  },
  unreadableCommits: {
    moreUnreadable: (count: number): string =>
      `${counted(count, { one: "more commit", other: "more commits" })} of this page cannot be read.`,
  },
} as const;
