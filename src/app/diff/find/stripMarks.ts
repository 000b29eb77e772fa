import type { FoundFile } from "../workers/changeMessages.ts";
import type { FindMatch } from "./Finder.ts";
import type { FileModel } from "../models/FileModel.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { FileStack } from "../models/stackFiles.ts";

/** Where matches stand along a strip, by its pixels: the uppermost match of each, as file and place in it, or -1. */
export interface StripMarks {
  readonly files: Int32Array;
  readonly matches: Int32Array;
  /** The pixel of the match one is at, -1 where there is none. */
  readonly current: number;
}

/**
 * Marks the pixels of a strip beside the whole stack where matches stand: by their rows where a file is laid out, else in
 * proportion to its lines. Linear in the number of files and in the matches of those taller than a pixel.
 */
export function stripMarks(
  stack: FileStack,
  foundIn: (key: string) => FoundFile | null,
  match: FindMatch | null,
  pixels: number,
): StripMarks {
  const files = new Int32Array(pixels).fill(-1);
  const matches = new Int32Array(pixels).fill(-1);
  let current = -1;
  const scale = stack.height === 0 ? 0 : pixels / stack.height;
  const mark = (y: number, file: number, index: number): number => {
    const pixel = Math.max(0, Math.min(pixels - 1, Math.floor(y * scale)));
    if (files[pixel] === -1) {
      files[pixel] = file;
      matches[pixel] = index;
    }
    return pixel;
  };
  stack.models.forEach((model, index) => {
    const { key } = model.file;
    const found = foundIn(key);
    if (found === null || found.count === 0) return;
    const top = stack.tops[index] ?? 0;
    const { places } = found;
    const isCurrent = match?.key === key;
    if (places === null || stack.collapsed.has(key) || model.bodyHeight * scale < 1) {
      const pixel = mark(top, index, 0);
      if (isCurrent) current = pixel;
      return;
    }
    const heightOf = lineHeights(model, found.lines);
    for (let place = 0; place * 3 < places.length; place++) {
      const pixel = mark(top + FILE_HEADER_HEIGHT + heightOf(places[place * 3] ?? 0), index, place);
      if (isCurrent && match.index === place) current = pixel;
    }
  });
  return { files, matches, current };
}

/** Gives a function that tells how far below the file's header a line of its patch stands. */
function lineHeights({ rows, patch, bodyHeight }: FileModel, lines: number): (line: number) => number {
  if (rows === null || patch === null) return (line) => (line / Math.max(1, lines)) * bodyHeight;
  const rowOf = new Int32Array(patch.lineCount);
  for (const pane of rows.panes) {
    for (let row = 0; row < rows.count; row++) {
      const line = pane[row] ?? -1;
      if (line >= 0) rowOf[line] = row;
    }
  }
  return (line) => rows.tops[rowOf[line] ?? 0] ?? 0;
}
