import { displayPath } from "#app/ui/displayPath.ts";
import type { StandingPosition } from "./placeThread.ts";

const GONE = "lines gone";
const lines = (start: number, end: number): string => (start === end ? `line ${start}` : `lines ${start} to ${end}`);

/**
 * Says in a few words what became of the lines that something was written on, and where they are: `edited, now line 9`.
 * `written` is where they were; within its file (`isInPlace`) the lines say themselves where they stand. Null where nothing
 * became of them.
 */
export function certaintyWords(
  position: Omit<StandingPosition, "reason">,
  written: Pick<StandingPosition, "path" | "startLine" | "endLine">,
  isInPlace: boolean,
): string | null {
  const { certainty, path, startLine, endLine } = position;
  if (written.startLine == null && certainty !== "LOST" && path === written.path) return null;
  switch (certainty) {
    case "EXACT":
      return null;
    case "SHIFTED":
      return isInPlace ? "shifted" : `now ${whereNow(startLine, endLine)}`;
    case "MOVED":
      if (path == null || path === written.path)
        return isInPlace ? "moved" : `moved to ${whereNow(startLine, endLine)}`;
      return startLine == null || isInPlace
        ? `moved to ${displayPath(path)}`
        : `moved to ${displayPath(path)}, ${whereNow(startLine, endLine)}`;
    case "EDITED":
      return isInPlace ? "edited since" : `edited since, now ${whereNow(startLine, endLine)}`;
    case "LOST":
      return written.startLine == null ? "file gone" : GONE;
  }
}

function whereNow(start: number | null | undefined, end: number | null | undefined): string {
  return start == null ? "the file" : lines(start, end ?? start);
}
