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
} as const;
