import type { SeenCounts } from "../SeenMarks.ts";

const ALL = "all seen";
const hunksText = (count: number): string => (count === 1 ? "1 hunk" : `${count} hunks`);

/** Says for those who listen what was marked and how much is left: "1 hunk seen, 11 of 40 unseen". */
export function seenSentence(isSeen: boolean, count: number, { hunks, unseenHunks }: SeenCounts): string {
  const left = unseenHunks === 0 ? ALL : `${unseenHunks} of ${hunks} unseen`;
  return `${hunksText(count)} ${isSeen ? "seen" : "not seen"}, ${left}`;
}
