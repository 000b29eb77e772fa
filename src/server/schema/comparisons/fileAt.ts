import { GalleyError } from "#contract/errors.ts";
import type { ChangedFile, ChangedFiles } from "#server/git/diffs/diffTree.ts";

/** Gives the file at a place of a change's list. Fails as BAD_INPUT where there is none. */
export function fileAt(files: ChangedFiles, place: number): ChangedFile {
  const file = files[place];
  if (file === undefined) throw new GalleyError("BAD_INPUT", `The change has ${files.length} files, none at ${place}.`);
  return file;
}
