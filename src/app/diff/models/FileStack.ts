import { lowerBound } from "../lowerBound.ts";
import { HUNK_HEADER_HEIGHT, FILE_GAP, FILE_HEADER_HEIGHT } from "../measures.ts";
import type { PixelRange } from "../Viewport.ts";
import type { FileModel } from "./FileModel.ts";
import { wideRowAt, rowAt, rowOfLine, rowTop } from "./FileRows.ts";

const NONE: ReadonlySet<string> = new Set();

/** Files below one another. `tops[i]` is the top of file `i`; the last entry is where another file would begin. */
export interface FileStack {
  readonly models: readonly FileModel[];
  readonly collapsed: ReadonlySet<string>;
  /** The files whose hunks are all viewed. */
  readonly viewedFiles: ReadonlySet<string>;
  readonly tops: Float64Array;
  readonly height: number;
  /** Returns the index of the file with a key; -1 if there is none. Constant time. */
  readonly fileIndexOf: (key: string | undefined) => number;
  readonly modelOf: (key: string | undefined) => FileModel | undefined;
}

/** A place in a stack that survives layouts: an offset in pixels from a line, or from the top of a file. */
export interface StackPosition {
  readonly key: string;
  readonly line: number | null;
  readonly offset: number;
}

/**
 * Stacks the headers of files and, unless collapsed, their rows. Pass the index of each file by its key if known.
 * Linear in the number of files.
 */
export function stackFiles(
  models: readonly FileModel[],
  collapsed: ReadonlySet<string>,
  indexByKey: ReadonlyMap<string, number> = new Map(models.map(({ file }, index) => [file.key, index])),
  viewedFiles: ReadonlySet<string> = NONE,
): FileStack {
  const tops = new Float64Array(models.length + 1);
  models.forEach((model, index) => {
    tops[index + 1] = (tops[index] ?? 0) + FILE_HEADER_HEIGHT + shownHeight(model, collapsed) + FILE_GAP;
  });
  const fileIndexOf = (key: string | undefined): number => (key === undefined ? -1 : (indexByKey.get(key) ?? -1));
  return {
    models,
    collapsed,
    viewedFiles,
    tops,
    height: Math.max(0, (tops[models.length] ?? 0) - FILE_GAP),
    fileIndexOf,
    modelOf: (key) => models[fileIndexOf(key)],
  };
}

/** Returns the file at a vertical position, clamped to the first and last file; -1 for an empty stack. Logarithmic. */
export function fileAt(stack: FileStack, y: number): number {
  const after = lowerBound(stack.models.length, (index) => (stack.tops[index] ?? 0) > y);
  return Math.min(Math.max(0, after - 1), stack.models.length - 1);
}

/** Returns the place at a vertical position, so that `heightOfPosition` finds it again when heights have changed. */
export function stackPositionAt(stack: FileStack, y: number): StackPosition | null {
  const index = fileAt(stack, y);
  const model = stack.models[index];
  if (model === undefined || y < 0) return null;
  const offset = y - (stack.tops[index] ?? 0);
  const position = { key: model.file.key, line: null, offset };
  const { rows } = model;
  const inRows = offset - FILE_HEADER_HEIGHT;
  if (rows === null || inRows < 0 || inRows >= rows.height || stack.collapsed.has(model.file.key)) return position;
  // A row without a line (a wide row, an empty side) is identified by the next line below it.
  for (let row = rowAt(rows, inRows); row < rows.count; row++) {
    const wideRow = wideRowAt(rows, row);
    // Anchor a collapsed hunk so that its own wide row stays in place.
    if (wideRow?.kind === "seen") {
      return {
        key: model.file.key,
        line: wideRow.hunk.first,
        offset: inRows - rowTop(rows, row) - hunkHeaderHeightOf(model),
      };
    }
    const line = Math.max(...rows.panes.map((pane) => pane[row] ?? -1));
    if (line >= 0) return { key: model.file.key, line, offset: inRows - rowTop(rows, row) };
  }
  return position;
}

/** Returns the present vertical position of a place, or null if its file is gone. */
export function heightOfPosition(stack: FileStack, position: StackPosition): number | null {
  const index = stack.fileIndexOf(position.key);
  const model = stack.models[index];
  if (model === undefined) return null;
  const top = stack.tops[index] ?? 0;
  const shown = FILE_HEADER_HEIGHT + shownHeight(model, stack.collapsed);
  if (position.line === null) return top + Math.min(position.offset, shown + FILE_GAP);
  const row = model.rows === null || stack.collapsed.has(position.key) ? -1 : rowOfLine(model.rows, position.line);
  if (model.rows === null || row === -1) return top + FILE_HEADER_HEIGHT;
  const isCollapsed = wideRowAt(model.rows, row) !== null;
  const offset = isCollapsed ? collapsedOffset(position.offset, hunkHeaderHeightOf(model)) : position.offset;
  return top + FILE_HEADER_HEIGHT + rowTop(model.rows, row) + offset;
}

/** Converts an offset from a line of a collapsed hunk, or from above its first line, to one in its wide row. */
function collapsedOffset(offset: number, hunkHeaderHeight: number): number {
  return offset < 0 ? hunkHeaderHeight + offset : Math.min(offset, hunkHeaderHeight - 1);
}

function hunkHeaderHeightOf({ facts }: FileModel): number {
  return facts.hunkHeaderHeight ?? HUNK_HEADER_HEIGHT;
}

function shownHeight(model: FileModel, collapsed: ReadonlySet<string>): number {
  return collapsed.has(model.file.key) ? 0 : model.bodyHeight;
}

/** Returns the indexes of the files in a range and of those with the given keys, top to bottom. */
export function filesToDraw(stack: FileStack, { from, to }: PixelRange, keys: Iterable<string>): readonly number[] {
  const first = Math.max(0, fileAt(stack, from));
  const last = fileAt(stack, to);
  const indexByKey = new Set<number>();
  for (let fileIndex = first; fileIndex <= last; fileIndex++) indexByKey.add(fileIndex);
  for (const key of keys) {
    const fileIndex = stack.fileIndexOf(key);
    if (fileIndex !== -1) indexByKey.add(fileIndex);
  }
  return [...indexByKey].toSorted((a, b) => a - b);
}

/** A file to render, and the range of it, in pixels below its header. */
export interface FileToDraw {
  readonly fileIndex: number;
  readonly top: number;
  readonly height: number;
  readonly range: PixelRange;
}

const NOTHING: PixelRange = { from: 0, to: 0 };

/**
 * Decides which range of each file is rendered. When nothing may be added outside the visible range, lines that are
 * rendered already stay: removing them and adding them again soon afterwards costs more.
 */
export class FileRanges {
  /** The range rendered last per file, by key. */
  #known: ReadonlyMap<string, PixelRange> = new Map();

  /**
   * Returns files of a stack and the part of a range in each of them; outside the visible range only what was rendered
   * last. Files of `kept` are always included.
   */
  take(
    stack: FileStack,
    indexByKey: readonly number[],
    shown: {
      readonly drawn: PixelRange;
      readonly visibleRange: PixelRange | null;
      readonly pinned: ReadonlySet<string>;
    },
  ): readonly FileToDraw[] {
    const next = new Map<string, PixelRange>();
    const files: FileToDraw[] = [];
    for (const fileIndex of indexByKey) {
      const key = stack.models[fileIndex]?.file.key;
      if (key === undefined) continue;
      const top = stack.tops[fileIndex] ?? 0;
      const height = (stack.tops[fileIndex + 1] ?? 0) - top - FILE_GAP;
      const within = ({ from, to }: PixelRange): PixelRange => {
        const bodyTop = top + FILE_HEADER_HEIGHT;
        return { from: Math.max(0, from - bodyTop), to: Math.min(height, to - bodyTop) };
      };
      const { drawn, visibleRange, pinned } = shown;
      const known = this.#known.get(key);
      const isVisible = visibleRange === null || (top < visibleRange.to && top + height > visibleRange.from);
      if (!isVisible && known === undefined && !pinned.has(key)) continue;
      const wide = within(drawn);
      const isWhole = visibleRange === null || (pinned.has(key) && known === undefined);
      const range = isWhole ? wide : narrowed(wide, isVisible ? within(visibleRange) : null, known);
      next.set(key, range);
      files.push({ fileIndex, top, height, range });
    }
    this.#known = next;
    return files;
  }
}

/** Returns the visible part of a range extended to what was rendered before, including the part in between. */
function narrowed(wide: PixelRange, visibleRange: PixelRange | null, known: PixelRange | undefined): PixelRange {
  const isNear = known !== undefined && known.from < wide.to && known.to > wide.from;
  const one = visibleRange ?? (isNear ? known : NOTHING);
  if (!isNear) return one;
  return {
    from: Math.max(wide.from, Math.min(one.from, known.from)),
    to: Math.min(wide.to, Math.max(one.to, known.to)),
  };
}
