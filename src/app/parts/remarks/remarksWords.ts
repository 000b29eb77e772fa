/** What parts/remarks says, by component. */
export const remarksWords = {
  awayNote: {
    show: "Show the lines",
    away: (line: number, to: number): string => (line === to ? `On line ${line}` : `On lines ${line} to ${to}`),
    near: (line: number): string => `Near line ${line}`,
    notShown: ", which this change leaves alone.",
    rendered: " of its source.",
  },
  elsewhere: {
    title: "On files that this change leaves alone",
    openFile: "Open the file",
  },
  interdiffNotice: {
    files: "Files that do not fit the new base",
    go: (name: string): string => `Go to ${name}`,
  },
  onWholeChange: {
    title: "On the whole change",
  },
  remarkedChange: {
    openFile: "Open the whole file",
  },
  useCarriedComments: {
    notHere: "No remark can stand here: this came with the new base, the earlier patch set has not got it.",
    close: "Close",
    conflict:
      "The earlier patch set does not fit the new base here. The old side shows both, between marks; the new side shows what became of it.",
  },
  useFilePrompts: {
    label: "Copy the open remarks on this file as a prompt",
    none: "No remark on this file is open.",
  },
  useRemarkSlots: {
    onLines: (line: number, to: number): string => (line === to ? `line ${line}` : `lines ${line} to ${to}`),
    commentOnFile: "Comment on the file",
    comment: (lines: string): string => `Comment on ${lines}`,
  },
  useThreadKeys: {
    next: "Next open thread",
    previous: "Previous open thread",
    reply: "Reply to the thread here",
    resolve: "Resolve the thread here, or open it again",
    refuse: "Say that the thread here is not done yet",
    toggle: "Fold or unfold the thread here",
    prompt: "Copy the thread here as a prompt",
    apply: "Apply the suggestion of the thread here",
    noneOpen: "No thread is open in these files.",
    noneHere: "There is no thread at this line; Shift+N goes to the next.",
  },
} as const;
