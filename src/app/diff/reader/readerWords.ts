/** What diff/reader says, by component. */
export const readerWords = {
  diffPane: {
    labels: { both: "Lines", old: "Lines before", new: "Lines after" },
  },
  diffReader: {
    label: "Changed lines",
  },
  fileBody: {
    loading: "Loading lines…",
    retry: "Try again",
  },
  fileHeader: {
    copy: "Copy path",
    copyLink: "Copy link",
    collapse: "Hide lines",
    expand: "Show lines",
    ofAll: "with Alt of all files",
    similarity: "How much of the content is the same",
    modes: "File mode before and after",
  },
  useMoves: {
    go: "Go to the other end of a moved line",
  },
} as const;
