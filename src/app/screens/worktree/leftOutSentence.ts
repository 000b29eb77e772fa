import { UNTRACKED_FILES_MAX } from "#contract/limits.ts";
import { worktreeWords } from "./worktreeWords.ts";

const TEXT = worktreeWords.leftOutSentence;

/** Says how many untracked files a snapshot has not got because there are too many; null where it has all. */
export function leftOutSentence(count: number): string | null {
  if (count === 0) return null;
  const files = TEXT.untrackedFiles(count);
  return TEXT.leftOut(files, UNTRACKED_FILES_MAX);
}
