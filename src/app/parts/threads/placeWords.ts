import { displayPath } from "#app/ui/displayPath.ts";

const WHOLE_REVIEW = "On the whole change";
const WHOLE_FILE = "on the file";
const OLD_SIDE = "before the change";

/** Where a remark stands: a null path is the review itself, a null line the whole file. */
export interface PlaceWords {
  readonly path: string | null | undefined;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null | undefined;
  readonly endLine: number | null | undefined;
}

/** Says a place in words: `src/a.ts, lines 3 to 5`; without the path where `isInPlace`, within its file. */
export function placeWords({ path, side, startLine, endLine }: PlaceWords, isInPlace = false): string {
  if (path == null) return WHOLE_REVIEW;
  const words = isInPlace ? [] : [displayPath(path)];
  if (startLine != null) {
    const isOne = endLine == null || endLine === startLine;
    words.push(isOne ? `line ${startLine}` : `lines ${startLine} to ${endLine}`);
  } else if (isInPlace) {
    words.push(WHOLE_FILE);
  }
  if (side === "OLD") words.push(OLD_SIDE);
  return words.join(", ");
}
