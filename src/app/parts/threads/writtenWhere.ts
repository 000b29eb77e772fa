import type { AnchoredThread } from "./placeThread.ts";
import { threadsWords } from "./threadsWords.ts";

const TEXT = threadsWords.writtenWhere;

/** Says in a sentence where a thread was written that does not stand there. */
export function writtenWhere({ startLine, endLine, patchSet }: AnchoredThread): string {
  const where = startLine == null ? TEXT.wholeFile : TEXT.linesText(startLine, endLine ?? startLine);
  return patchSet == null ? TEXT.written(where) : TEXT.writtenAt(where, patchSet);
}
