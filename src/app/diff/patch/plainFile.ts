import { displayPath } from "#app/ui/displayPath.ts";
import type { DiffFile } from "../DiffFile.ts";

/** Gives a file as a change that leaves it as it is, so that the reader shows it. The path as `byteText` carries it. */
export function plainFile(path: string, mode: string): DiffFile {
  return {
    key: path,
    oldPath: displayPath(path),
    newPath: displayPath(path),
    plainPath: path,
    status: "UNCHANGED",
    similarity: null,
    isSameContent: false,
    oldMode: mode,
    newMode: mode,
    additions: 0,
    deletions: 0,
    isBinary: false,
  };
}
