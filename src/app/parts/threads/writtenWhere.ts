import type { AnchoredThread } from "./placeThread.ts";

const WHOLE_FILE = "the whole file";
const linesText = (from: number, to: number): string => (from === to ? `line ${from}` : `lines ${from} to ${to}`);

/** Says in a sentence where a thread was written that does not stand there. */
export function writtenWhere({ startLine, endLine, patchSet }: AnchoredThread): string {
  const where = startLine == null ? WHOLE_FILE : linesText(startLine, endLine ?? startLine);
  return patchSet == null ? `Written on ${where} of another state.` : `Written on ${where} of patch set ${patchSet}.`;
}
