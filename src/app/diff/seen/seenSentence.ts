import type { SeenCounts } from "../SeenMarks.ts";
import { seenWords } from "./seenWords.ts";

const TEXT = seenWords.seenSentence;

/** Says for those who listen what was marked and how much is left: "1 hunk seen, 11 of 40 unseen". */
export function seenSentence(isSeen: boolean, count: number, { hunks, unseenHunks }: SeenCounts): string {
  const left = unseenHunks === 0 ? TEXT.all : TEXT.ofUnseen(unseenHunks, hunks);
  return `${TEXT.marked(TEXT.hunksText(count), isSeen)}, ${left}`;
}
