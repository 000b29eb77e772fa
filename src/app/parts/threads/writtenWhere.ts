import type { AnchoredThread } from "./placeThread.ts";

const TEXT = {
  wholeFile: "the whole file",
  linesText: (from: number, to: number): string => (from === to ? `line ${from}` : `lines ${from} to ${to}`),
  written: (where: string): string => `Written on ${where} of another state.`,
  writtenAt: (where: string, patchSet: number): string => `Written on ${where} of patch set ${patchSet}.`,
} as const;

/** Says in a sentence where a thread was written that does not stand there. */
export function writtenWhere({ startLine, endLine, patchSet }: AnchoredThread): string {
  const where = startLine == null ? TEXT.wholeFile : TEXT.linesText(startLine, endLine ?? startLine);
  return patchSet == null ? TEXT.written(where) : TEXT.writtenAt(where, patchSet);
}
