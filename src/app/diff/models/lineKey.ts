import { LineKind, type Patch } from "../patch/parsePatch.ts";

/**
 * Names a line among those of a file's patch, by its numbers: it is called so for as long as the file is the same, however much of it
 * is shown around the line. A marker, which has no number, is called by the line before it.
 */
export function lineKey({ kinds, oldNumbers, newNumbers }: Patch, line: number): string {
  const isMarker = kinds[line] === LineKind.marker;
  const at = isMarker ? line - 1 : line;
  return `${oldNumbers[at] ?? 0} ${newNumbers[at] ?? 0}${isMarker ? " end" : ""}`;
}
