import { lineText } from "../patch/lineText.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";
import { sizeText } from "./sizeText.ts";

const TEXT = {
  both: (before: string, after: string): string => `Git LFS object: ${before} before, ${after} now.`,
  became: (after: string): string => `Now a Git LFS object of ${after}.`,
  added: (after: string): string => `Git LFS object of ${after}.`,
  stopped: (before: string): string => `No longer a Git LFS object; it was one of ${before}.`,
  removed: (before: string): string => `Git LFS object; it was ${before}.`,
} as const;
const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\d-\S+ \S+\n)*oid sha256:[0-9a-f]{64}\nsize (\d+)\n$/;
/** A pointer with all its extensions has no more; both sides together. */
const LINES_MAX = 40;

/**
 * Says what a change of a Git LFS pointer stands for: the contents are not in the repository, the pointer says how large
 * they are. Null where neither side is such a pointer.
 */
export function largeFileNote(patch: Patch): string | null {
  const [hunk] = patch.hunks;
  if (hunk === undefined || patch.hunks.length > 1 || patch.lineCount > LINES_MAX) return null;
  if (hunk.oldStart > 1 || hunk.newStart > 1) return null;
  const before = sizeOf(patch, LineKind.removed);
  const after = sizeOf(patch, LineKind.added);
  const isChanged = hasLines(patch, LineKind.removed) || hasLines(patch, LineKind.added);
  const isOnBothSides =
    hasLines(patch, LineKind.context) || (hasLines(patch, LineKind.removed) && hasLines(patch, LineKind.added));
  if (before !== null && after !== null && isChanged) return TEXT.both(before, after);
  if (after !== null) return isOnBothSides && isChanged ? TEXT.became(after) : TEXT.added(after);
  if (before === null) return null;
  return isOnBothSides ? TEXT.stopped(before) : TEXT.removed(before);
}

/** Gives the size that a side's pointer names; null where that side is none. */
function sizeOf(patch: Patch, kind: number): string | null {
  let text = "";
  for (let line = 0; line < patch.lineCount; line++) {
    if (patch.kinds[line] === kind || patch.kinds[line] === LineKind.context) text += `${lineText(patch, line)}\n`;
  }
  const size = POINTER.exec(text)?.[1];
  return size === undefined ? null : sizeText(Number(size));
}

function hasLines(patch: Patch, kind: number): boolean {
  return patch.kinds.subarray(0, patch.lineCount).includes(kind);
}
