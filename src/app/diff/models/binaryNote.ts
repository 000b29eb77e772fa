import type { DiffFile } from "../DiffFile.ts";
import type { FileSizes } from "../FileContents.ts";
import { sizeText } from "./sizeText.ts";

const TEXT = {
  noLines: "Binary file: it has no lines to show.",
  gone: (size: string): string => `Binary file, was ${size}.`,
  there: (size: string): string => `Binary file, ${size}.`,
  same: (size: string): string => `Binary file, ${size} as before.`,
  both: (size: string, before: string): string => `Binary file, ${size}, was ${before}.`,
} as const;

/** Says that a file is binary, and how large it is and was where that is known of each side that it has. */
export function binaryNote({ oldPath, newPath, isSameContent }: DiffFile, sizes: FileSizes | null): string {
  const { old: before = null, new: now = null } = sizes ?? {};
  const isKnown = (oldPath === null || before !== null) && (newPath === null || now !== null);
  if (!isKnown) return TEXT.noLines;
  if (now === null || newPath === null) return TEXT.gone(sizeText(before ?? 0));
  if (before === null || oldPath === null || isSameContent) return TEXT.there(sizeText(now));
  return before === now ? TEXT.same(sizeText(now)) : TEXT.both(sizeText(now), sizeText(before));
}
