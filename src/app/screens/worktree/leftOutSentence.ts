import { UNTRACKED_FILES_MAX } from "#contract/limits.ts";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  untrackedFiles: (count: number): string => counted(count, { one: "untracked file is", other: "untracked files are" }),
  leftOut: (files: string, most: number): string =>
    `${files} left out: a snapshot takes the first ${formatCount(most)}. Have git ignore what was not written by hand.`,
} as const;

/** Says how many untracked files a snapshot has not got because there are too many; null where it has all. */
export function leftOutSentence(count: number): string | null {
  if (count === 0) return null;
  const files = TEXT.untrackedFiles(count);
  return TEXT.leftOut(files, UNTRACKED_FILES_MAX);
}
