import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  wholeReview: "On the whole change",
  wholeFile: "on the file",
  oldSide: "before the change",
  line: (line: number): string => `line ${line}`,
  lines: (from: number, to: number): string => `lines ${from} to ${to}`,
} as const;

/** Where a remark stands: a null path is the review itself, a null line the whole file. */
export interface PlaceWords {
  readonly path: string | null | undefined;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null | undefined;
  readonly endLine: number | null | undefined;
}

/** Says a place in words: `src/a.ts, lines 3 to 5`; without the path where `isInPlace`, within its file. */
export function placeWords({ path, side, startLine, endLine }: PlaceWords, isInPlace = false): string {
  if (path == null) return TEXT.wholeReview;
  const words = isInPlace ? [] : [displayPath(path)];
  if (startLine != null) {
    const isOne = endLine == null || endLine === startLine;
    words.push(isOne ? TEXT.line(startLine) : TEXT.lines(startLine, endLine));
  } else if (isInPlace) {
    words.push(TEXT.wholeFile);
  }
  if (side === "OLD") words.push(TEXT.oldSide);
  return words.join(", ");
}
