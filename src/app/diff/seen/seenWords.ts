import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What diff/seen says, by component. */
export const seenWords = {
  fileSeen: {
    mark: "mark the file as seen (Shift+V)",
    unmark: "take the file's seen marks back (Shift+V)",
    seen: "Seen",
    unseenText: (count: number): string => `${formatCount(count)} unseen`,
  },
  hunkSeen: {
    mark: "Mark the hunk as seen (v)",
    unmark: "Take the seen mark back (v)",
  },
  seenAgain: {
    fold: "Fold",
    foldLabel: "Fold what was seen again (z)",
    seen: "Seen",
  },
  seenBand: {
    seen: "Seen",
    show: "Show",
    showLabel: "Show what was seen (Enter)",
    linesText: (count: number): string => counted(count, { one: "line", other: "lines" }),
  },
  seenSentence: {
    all: "all seen",
    hunksText: (count: number): string => counted(count, { one: "hunk", other: "hunks" }),
    ofUnseen: (unseenHunks: number, hunks: number): string => `${unseenHunks} of ${hunks} unseen`,
    marked: (hunks: string, isSeen: boolean): string => `${hunks} ${isSeen ? "seen" : "not seen"}`,
  },
  useFoldAll: {
    label: "Fold or unfold all files",
    folded: "All files are folded",
    unfolded: "All files are unfolded",
  },
  useSeenKeys: {
    hunk: "Mark the hunk as seen, or take its mark back",
    file: "Mark the file as seen, or take its marks back",
    fold: "Show or fold a hunk that was seen",
    undo: "Undo the last seen mark",
    wrapped: "No unseen hunk below, back to the first one above.",
    noOther: "No other unseen hunk",
  },
} as const;
