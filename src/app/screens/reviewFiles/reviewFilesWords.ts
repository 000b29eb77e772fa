/** What the reviewFiles screen says, by component. */
export const reviewFilesWords = {
  anotherFile: {
    another: "Another file…",
    hint: "Open a file that this change leaves alone, to read it or to comment on it",
  },
  fileDialog: {
    title: "Open another file",
    path: "Path of the file",
    hint: "From the top of the repository, as it is at the head of the review. One can comment there too.",
    missing: "Say which one.",
    open: "Open",
    notNow: "Not now",
  },
  reviewFilesHead: {
    conversation: "Conversation",
    files: "Files",
    pages: "Pages of the review",
    next: "Next page of the review",
    previous: "Previous page of the review",
  },
  reviewFilesScreen: {
    leading: "Reading what came since you looked",
    filesOfTitle: (title: string, name: string): string => `Files of ${title} · ${name} · Galley`,
  },
  reviewReader: {
    missing: "The repository has not got the commits of this change. Fetch them, then reload this page.",
  },
  useFindFile: {
    noSuchFile: "The head of this review has no file of this path.",
  },
} as const;
