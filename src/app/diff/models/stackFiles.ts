import type { FileModel } from "./FileModel.ts";
import { firstIndex } from "../firstIndex.ts";
import { bandOfRow } from "./bandOfRow.ts";
import { BAND_HEIGHT, FILE_GAP, FILE_HEADER_HEIGHT } from "../measures.ts";
import { rowAt, rowOfLine, rowTop } from "./rowGeometry.ts";

const NONE: ReadonlySet<string> = new Set();

/** Files under one another. `tops[i]` is the top of file `i`; the last entry is where the next file would begin. */
export interface FileStack {
  readonly models: readonly FileModel[];
  readonly collapsed: ReadonlySet<string>;
  /** Files all of whose hunks were seen. */
  readonly seenFiles: ReadonlySet<string>;
  readonly tops: Float64Array;
  readonly height: number;
  /** Gives the place of the file with a key, or -1 where there is none. Takes one step. */
  readonly placeOf: (key: string | undefined) => number;
}

/** A place in a stack that outlives its layout: so many pixels below a line, or below a file's top. */
export interface ReadingPlace {
  readonly key: string;
  readonly line: number | null;
  readonly offset: number;
}

/**
 * Stacks the files' headers and, where not collapsed, their rows. Pass the place of each file by its key where that is
 * known. Linear in the number of files.
 */
export function stackFiles(
  models: readonly FileModel[],
  collapsed: ReadonlySet<string>,
  places: ReadonlyMap<string, number> = new Map(models.map(({ file }, index) => [file.key, index])),
  seenFiles: ReadonlySet<string> = NONE,
): FileStack {
  const tops = new Float64Array(models.length + 1);
  models.forEach((model, index) => {
    tops[index + 1] = (tops[index] ?? 0) + FILE_HEADER_HEIGHT + shownHeight(model, collapsed) + FILE_GAP;
  });
  const placeOf = (key: string | undefined): number => (key === undefined ? -1 : (places.get(key) ?? -1));
  return { models, collapsed, seenFiles, tops, height: Math.max(0, (tops[models.length] ?? 0) - FILE_GAP), placeOf };
}

/** Finds the file at a height, the first or last where there is none there; -1 for an empty stack. Logarithmic. */
export function fileAt(stack: FileStack, y: number): number {
  const after = firstIndex(stack.models.length, (index) => (stack.tops[index] ?? 0) > y);
  return Math.min(Math.max(0, after - 1), stack.models.length - 1);
}

/** Names what stands at a height, so that `heightOfPlace` finds it again when heights have changed. */
export function placeAt(stack: FileStack, y: number): ReadingPlace | null {
  const index = fileAt(stack, y);
  const model = stack.models[index];
  if (model === undefined || y < 0) return null;
  const offset = y - (stack.tops[index] ?? 0);
  const place = { key: model.file.key, line: null, offset };
  const { rows } = model;
  const inRows = offset - FILE_HEADER_HEIGHT;
  if (rows === null || inRows < 0 || inRows >= rows.height || stack.collapsed.has(model.file.key)) return place;
  // A row without a line (a band, an empty side) is held by the next line below it.
  for (let row = rowAt(rows, inRows); row < rows.count; row++) {
    const band = bandOfRow(rows, row);
    // A folded hunk is held so that it stays where its own band will stand.
    if (band?.kind === "seen") {
      return { key: model.file.key, line: band.hunk.first, offset: inRows - rowTop(rows, row) - bandHeightOf(model) };
    }
    const line = Math.max(...rows.panes.map((pane) => pane[row] ?? -1));
    if (line >= 0) return { key: model.file.key, line, offset: inRows - rowTop(rows, row) };
  }
  return place;
}

/** Gives the height at which a place stands now, or null where its file is gone. */
export function heightOfPlace(stack: FileStack, place: ReadingPlace): number | null {
  const index = stack.placeOf(place.key);
  const model = stack.models[index];
  if (model === undefined) return null;
  const top = stack.tops[index] ?? 0;
  const shown = FILE_HEADER_HEIGHT + shownHeight(model, stack.collapsed);
  if (place.line === null) return top + Math.min(place.offset, shown + FILE_GAP);
  const row = model.rows === null || stack.collapsed.has(place.key) ? -1 : rowOfLine(model.rows, place.line);
  if (model.rows === null || row === -1) return top + FILE_HEADER_HEIGHT;
  const isFolded = bandOfRow(model.rows, row) !== null;
  const offset = isFolded ? foldedOffset(place.offset, bandHeightOf(model)) : place.offset;
  return top + FILE_HEADER_HEIGHT + rowTop(model.rows, row) + offset;
}

/** Where in a folded hunk's band a place stands that was so far below a line of it, or above its first one. */
function foldedOffset(offset: number, bandHeight: number): number {
  return offset < 0 ? bandHeight + offset : Math.min(offset, bandHeight - 1);
}

function bandHeightOf({ facts }: FileModel): number {
  return facts.bandHeight ?? BAND_HEIGHT;
}

function shownHeight(model: FileModel, collapsed: ReadonlySet<string>): number {
  return collapsed.has(model.file.key) ? 0 : model.bodyHeight;
}
