import type { DiffFile } from "../DiffFile.ts";

/** How one chose to have a file; it holds for as long as what was seen of it stays so. */
export interface FoldChoice {
  readonly isFolded: boolean;
  /** Whether all of it had been seen then. */
  readonly wasSeen: boolean;
}

/**
 * Gives the keys of the files that are folded: those with a reason to be and those that were seen, where one did not choose; but
 * of the latter none in which something stands that does not fold away. Linear in the files.
 */
export function foldedFiles(
  files: readonly DiffFile[],
  choices: ReadonlyMap<string, FoldChoice>,
  seenFiles: ReadonlySet<string>,
  held: ReadonlySet<string>,
): ReadonlySet<string> {
  const isFolded = ({ key, foldedBecause }: DiffFile): boolean => {
    const isSeen = seenFiles.has(key);
    const choice = choices.get(key);
    return choice?.wasSeen === isSeen ? choice.isFolded : foldedBecause != null || (isSeen && !held.has(key));
  };
  return new Set(files.filter(isFolded).map(({ key }) => key));
}
