import type { DiffFile } from "./DiffFile.ts";

/** Gives the keys of the files that are folded: those with a reason to be, but for those `toggled`, which are the other way round. */
export function foldedFiles(files: readonly DiffFile[], toggled: ReadonlySet<string>): ReadonlySet<string> {
  const isFolded = ({ key, foldedBecause }: DiffFile): boolean => (foldedBecause != null) !== toggled.has(key);
  return new Set(files.filter(isFolded).map(({ key }) => key));
}
