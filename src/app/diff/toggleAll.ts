import type { DiffFile } from "./DiffFile.ts";

/** Gives what must be `toggled`, as `foldedFiles` takes it, so that all files are folded or none is. Linear in the files. */
export function toggleAll(files: readonly DiffFile[], isFolded: boolean): ReadonlySet<string> {
  return new Set(files.flatMap(({ key, foldedBecause }) => ((foldedBecause != null) === isFolded ? [] : [key])));
}
