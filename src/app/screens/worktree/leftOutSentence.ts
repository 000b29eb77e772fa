import { UNTRACKED_FILES_MAX } from "#contract/limits.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** Says how many untracked files a snapshot has not got because there are too many; null where it has all. */
export function leftOutSentence(count: number): string | null {
  if (count === 0) return null;
  const files = count === 1 ? "1 untracked file is" : `${formatCount(count)} untracked files are`;
  return `${files} left out: a snapshot takes the first ${formatCount(UNTRACKED_FILES_MAX)}. Have git ignore what was not written by hand.`;
}
