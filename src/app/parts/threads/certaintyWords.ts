import { displayPath } from "#app/ui/displayPath.ts";
import type { StandingPosition } from "./placeThread.ts";

const TEXT = {
  gone: "lines gone",
  lines: (start: number, end: number): string => (start === end ? `line ${start}` : `lines ${start} to ${end}`),
  now: (startLine: string): string => `now ${startLine}`,
  movedWithin: (startLine: string): string => `moved to ${startLine}`,
  movedTo: (path: string): string => `moved to ${path}`,
  movedToLines: (path: string, startLine: string): string => `moved to ${path}, ${startLine}`,
  editedSince: "edited since",
  editedSinceNow: (startLine: string): string => `edited since, now ${startLine}`,
  fileGone: "file gone",
  theFile: "the file",
} as const;

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
      return isInPlace ? "shifted" : TEXT.now(whereNow(startLine, endLine));
    case "MOVED":
      if (path == null || path === written.path)
        return isInPlace ? "moved" : TEXT.movedWithin(whereNow(startLine, endLine));
      return startLine == null || isInPlace
        ? TEXT.movedTo(displayPath(path))
        : TEXT.movedToLines(displayPath(path), whereNow(startLine, endLine));
    case "EDITED":
      return isInPlace ? TEXT.editedSince : TEXT.editedSinceNow(whereNow(startLine, endLine));
    case "LOST":
      return written.startLine == null ? TEXT.fileGone : TEXT.gone;
  }
}

function whereNow(start: number | null | undefined, end: number | null | undefined): string {
  return start == null ? TEXT.theFile : TEXT.lines(start, end ?? start);
}
