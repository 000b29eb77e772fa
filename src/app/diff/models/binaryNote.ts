import type { DiffFile } from "../DiffFile.ts";
import type { FileSizes } from "../FileContents.ts";
import { sizeText } from "./sizeText.ts";
import { modelsWords } from "./modelsWords.ts";

const TEXT = modelsWords.binaryNote;

/** Says that a file is binary, and how large it is and was where that is known of each side that it has. */
export function binaryNote({ oldPath, newPath, isSameContent }: DiffFile, sizes: FileSizes | null): string {
  const { old: before = null, new: now = null } = sizes ?? {};
  const isKnown = (oldPath === null || before !== null) && (newPath === null || now !== null);
  if (!isKnown) return TEXT.noLines;
  if (now === null || newPath === null) return TEXT.gone(sizeText(before ?? 0));
  if (before === null || oldPath === null || isSameContent) return TEXT.there(sizeText(now));
  return before === now ? TEXT.same(sizeText(now)) : TEXT.both(sizeText(now), sizeText(before));
}
