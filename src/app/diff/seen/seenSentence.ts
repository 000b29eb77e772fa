import type { SeenCounts } from "../SeenMarks.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  all: "all seen",
  hunksText: (count: number): string => counted(count, { one: "hunk", other: "hunks" }),
  ofUnseen: (unseenHunks: number, hunks: number): string => `${unseenHunks} of ${hunks} unseen`,
  marked: (hunks: string, isSeen: boolean): string => `${hunks} ${isSeen ? "seen" : "not seen"}`,
} as const;

/** Says for those who listen what was marked and how much is left: "1 hunk seen, 11 of 40 unseen". */
export function seenSentence(isSeen: boolean, count: number, { hunks, unseenHunks }: SeenCounts): string {
  const left = unseenHunks === 0 ? TEXT.all : TEXT.ofUnseen(unseenHunks, hunks);
  return `${TEXT.marked(TEXT.hunksText(count), isSeen)}, ${left}`;
}
