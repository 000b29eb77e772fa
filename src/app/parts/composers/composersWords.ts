import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What parts/composers says, by component. */
export const composersWords = {
  composer: {
    view: "How the text is shown",
    kind: "What the remark asks for",
    close: "Close",
    closeHint: "What is written stays",
    nothing: "Nothing to show yet. Write something first.",
    retry: "Try again",
    said: {
      unchanged: "",
      saving: "Saving…",
      saved: "Saved",
      kept: "Kept in this browser",
      unkept: "Not kept: this browser stores nothing",
      failed: "Not saved",
    },
    write: "Write",
    preview: "Preview",
    previewHint: "As others will read it",
    blocking: "Blocking",
    blockingHint: "The review waits until this is resolved",
    note: "Note",
    noteHint: "Said by the way: nothing waits for it",
    tooLong: (max: number): string =>
      `A remark holds at most ${formatCount(max)} characters. Take something out of it.`,
  },
  composerTools: {
    quote: "Quote what you answer",
    suggest: "Suggest other lines",
    link: "Link",
  },
  remarkComposer: {
    placeholder: "What should be looked at? Markdown works.",
    add: "Add to review",
    addHint: "Yours alone until you publish the review",
    now: "Comment now",
    nowHint: "Published at once, by itself",
  },
  replyComposer: {
    label: "Reply",
    placeholder: "Reply… Markdown works.",
    reply: "Reply",
    resolve: "Reply and resolve",
    keep: "Add to review",
    keepHint: "Yours alone until you publish the review",
  },
  verdictComposer: {
    label: "What you say of the whole change",
    placeholder: "What you say of the whole change. Markdown works.",
    verdict: "Your verdict",
    send: {
      COMMENT: "Comment",
      APPROVE: "Approve",
      REQUEST_CHANGES: "Ask for changes",
    },
    said: {
      COMMENT: "Your remarks are published.",
      APPROVE: "You approved the change.",
      REQUEST_CHANGES: "You asked for changes.",
    },
    comment: "Comment",
    commentHint: "Remarks, and no verdict",
    approve: "Approve",
    approveHint: "It may go in as it is",
    askForChanges: "Ask for changes",
    askForChangesHint: "It has to change first",
    publish: (send: string, drafts: number): string =>
      `${send}, publish ${counted(drafts, { one: "draft", other: "drafts" })}`,
  },
} as const;
