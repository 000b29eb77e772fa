import type { DiffFile } from "../DiffFile.ts";
import type { FileSizes } from "../FileContents.ts";
import { sizeText } from "./sizeText.ts";

const NO_LINES = "Binary file: it has no lines to show.";

/** Says that a file is binary, and how large it is and was where that is known of each side that it has. */
export function binaryNote({ oldPath, newPath, isSameContent }: DiffFile, sizes: FileSizes | null): string {
  const { old: before = null, new: now = null } = sizes ?? {};
  const isKnown = (oldPath === null || before !== null) && (newPath === null || now !== null);
  if (!isKnown) return NO_LINES;
  if (now === null || newPath === null) return `Binary file, was ${sizeText(before ?? 0)}.`;
  if (before === null || oldPath === null || isSameContent) return `Binary file, ${sizeText(now)}.`;
  const was = before === now ? " as before" : `, was ${sizeText(before)}`;
  return `Binary file, ${sizeText(now)}${was}.`;
}
