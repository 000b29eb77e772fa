/** What diff/places says, by component. */
export const placesWords = {
  commentSign: {
    label: "Comment on this line; drag for more of them",
  },
  landingSentence: {
    place: { old: "old line", new: "line" },
    /** Of a file that may have the line, though it cannot be shown. */
    notShown: "does not show",
    notThere: "has no",
    landed: (missed: string, place: string, number: number): string => `${missed}; this is ${place} ${number}`,
  },
  placeSentence: {
    selected: (path: string): string => `${path} selected`,
    line: (line: number): string => `line ${line}`,
    lines: (line: number, to: number): string => `lines ${line} to ${to}`,
    selectedLines: (which: string, path: string): string => `${which} of ${path} selected`,
    oldSide: (which: string): string => `old ${which}`,
  },
  useCommentKeys: {
    onLines: "Comment on the line, or on the selected lines",
    onFile: "Comment on the file",
  },
  useLineKeys: {
    none: "No lines selected",
    selectTheLine: "Select the line",
    selectTheNext: "Select the next line too",
    selectThePrevious: "Select the previous line too",
    backOrNone: "Back from a remark to its line, or select no lines",
    actHere: "Go to the line's remarks or its other end, show what is folded, or fold the file",
  },
  usePlaces: {
    copy: "Copy a link to this line",
    copyPath: "Copy the path of this file",
    hint: "Mark this line and put it into the address; with Shift all lines up to here",
    commentHint: "Comment on this line; with Shift, or by dragging, on all lines up to here",
  },
} as const;
