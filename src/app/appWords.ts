import type { ErrorCode } from "#contract/errors.ts";

/** What a page that failed is called, by what was in its way. */
const titles = {
  UNAUTHENTICATED: "This browser is not let in any more",
  FORBIDDEN: "This is not allowed here",
  NOT_FOUND: "Not found",
  BAD_INPUT: "This address cannot be read",
  UNKNOWN_OPERATION: "This page is older or newer than Galley",
  STALE: "The repository moved on",
  CONFLICT: "Somebody else changed this",
  TOO_LARGE: "This is too large to be shown",
  TIMEOUT: "This takes too long",
  OVERLOADED: "Galley has too much to do",
  REPOSITORY_GONE: "The repository is gone",
  UNREACHABLE: "The other repository does not answer",
  OBJECT_MISSING: "The repository is not all there",
  READ_ONLY: "The repository cannot be written to",
  DISK_FULL: "The disk is full",
  GIT_TOO_OLD: "Galley needs a newer git",
  INTERNAL: "Galley made a mistake",
  OFFLINE: "Galley does not answer",
} as const satisfies Readonly<Record<ErrorCode | "OFFLINE", string>>;

/** What the page around the screens says, by component. */
export const appWords = {
  frame: {
    noPalette: "The command palette could not be loaded. Reload the page when Galley answers again.",
    noSettings: "The settings could not be loaded. Reload the page when Galley answers again.",
    openSettings: "Settings",
    openTheCommandPalette: "Open the command palette",
    goToTheDesk: "Go to the desk",
    goToTheHistory: "Go to the history",
    goToTheFiles: "Go to the files",
    searchTheCode: "Search the code",
    goToTheReviews: "Go to the reviews",
    go: "Go to the uncommitted work",
    compareRevisions: "Compare revisions",
    desk: "Desk",
    compare: "Compare",
    commit: "Commit",
    file: "File",
    files: "Files",
    blame: "Blame",
    search: "Search",
    history: "History",
    reviews: "Reviews",
    uncommittedWork: "Uncommitted work",
    notFound: "Not found",
  },
  pageFailure: {
    titles,
    title: "This page could not be shown",
    unknown: "Something on this page went wrong. Try again; if it happens again, go back to the desk.",
    theDesk: "The desk",
    history: (slug: string): string => `History of ${slug}`,
    pageTitle: (title: string): string => `${title} · Galley`,
  },
} as const;
