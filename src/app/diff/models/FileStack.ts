import { firstIndex } from "../firstIndex.ts";
import { BAND_HEIGHT, FILE_GAP, FILE_HEADER_HEIGHT } from "../measures.ts";
import type { Stretch } from "../Viewport.ts";
import type { FileModel } from "./FileModel.ts";
import { bandOfRow, rowAt, rowOfLine, rowTop } from "./FileRows.ts";

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

/** Gives the places in a stack of the files in a stretch and of those with the given keys, wherever they are, top to bottom. */
export function filesToDraw(stack: FileStack, { from, to }: Stretch, keys: Iterable<string>): readonly number[] {
  const first = Math.max(0, fileAt(stack, from));
  const last = fileAt(stack, to);
  const places = new Set<number>();
  for (let place = first; place <= last; place++) places.add(place);
  for (const key of keys) {
    const place = stack.placeOf(key);
    if (place !== -1) places.add(place);
  }
  return [...places].toSorted((a, b) => a - b);
}

/** A file to draw and what of it, in pixels from the top of what stands below its header. */
export interface FileToDraw {
  readonly place: number;
  readonly top: number;
  readonly height: number;
  readonly stretch: Stretch;
}

const NOTHING: Stretch = { from: 0, to: 0 };

/**
 * Says what of each file is drawn. Where nothing is to be added but what can be seen, what is drawn already stays: to take
 * lines away and to draw them again soon after costs more than to leave them.
 */
export class FileStretches {
  /** What of each file was drawn last, by its key. */
  #known: ReadonlyMap<string, Stretch> = new Map();

  /**
   * Gives the files at some places of a stack with what a stretch shows of them; of what lies outside `sight` only what was drawn
   * last. Files of `kept` are given wherever they are.
   */
  take(
    stack: FileStack,
    places: readonly number[],
    shown: { readonly drawn: Stretch; readonly sight: Stretch | null; readonly kept: ReadonlySet<string> },
  ): readonly FileToDraw[] {
    const next = new Map<string, Stretch>();
    const files: FileToDraw[] = [];
    for (const place of places) {
      const key = stack.models[place]?.file.key;
      if (key === undefined) continue;
      const top = stack.tops[place] ?? 0;
      const height = (stack.tops[place + 1] ?? 0) - top - FILE_GAP;
      const within = ({ from, to }: Stretch): Stretch => {
        const bodyTop = top + FILE_HEADER_HEIGHT;
        return { from: Math.max(0, from - bodyTop), to: Math.min(height, to - bodyTop) };
      };
      const { drawn, sight, kept } = shown;
      const known = this.#known.get(key);
      const isInSight = sight === null || (top < sight.to && top + height > sight.from);
      if (!isInSight && known === undefined && !kept.has(key)) continue;
      const wide = within(drawn);
      const isWhole = sight === null || (kept.has(key) && known === undefined);
      const stretch = isWhole ? wide : narrowed(wide, isInSight ? within(sight) : null, known);
      next.set(key, stretch);
      files.push({ place, top, height, stretch });
    }
    this.#known = next;
    return files;
  }
}

/** Of a stretch what is in sight and what of it was drawn before, with what lies between. */
function narrowed(wide: Stretch, sight: Stretch | null, known: Stretch | undefined): Stretch {
  const isNear = known !== undefined && known.from < wide.to && known.to > wide.from;
  const one = sight ?? (isNear ? known : NOTHING);
  if (!isNear) return one;
  return {
    from: Math.max(wide.from, Math.min(one.from, known.from)),
    to: Math.min(wide.to, Math.max(one.to, known.to)),
  };
}
