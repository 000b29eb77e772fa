import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { FileModel } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderController } from "../controller/ReaderController.ts";
import type { FoundFile } from "../workers/changeMessages.ts";
import type { FindMatch } from "./Finder.ts";

/** The shortest time between two updates of the marks, in milliseconds. */
const PAUSE_MS = 100;
const MARK_HEIGHT = 2;
const CURRENT_HEIGHT = 4;
/** The distance from a mark within which a click counts, in pixels. */
const REACH = 8;

/** Marks beside the scroll bar of the page at the lines with matches; a click goes to a match. */
export function FindStrip(props: {
  readonly reader: ReaderController;
  readonly stack: FileStack;
  readonly foundIn: (key: string) => FoundFile | null;
  /** Changes whenever the matches change. */
  readonly version: unknown;
  readonly match: FindMatch | null;
  readonly onPick: (key: string, index: number) => void;
}): ReactNode {
  const { reader, stack, foundIn, version, match, onPick } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useRef<(StripMarks & { readonly top: number }) | null>(null);
  const drawnAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const draw = (): void => {
      drawnAt.current = performance.now();
      if (canvas.current === null || reader.root === null) return;
      const height = window.innerHeight;
      const scale = height / Math.max(height, document.documentElement.scrollHeight);
      const top = Math.round((reader.root.getBoundingClientRect().top + window.scrollY) * scale);
      const pixels = Math.max(1, Math.round(stack.height * scale));
      marks.current = { ...stripMarks(stack, foundIn, match, pixels), top };
      paint(canvas.current, marks.current, top, height);
    };
    const timer = setTimeout(draw, Math.max(0, drawnAt.current + PAUSE_MS - performance.now()));
    window.addEventListener("resize", draw);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", draw);
    };
  }, [reader, stack, foundIn, version, match]);

  const pick = ({ clientY }: MouseEvent): void => {
    const at = nearest(marks.current, clientY);
    const key = at === null ? undefined : stack.models[at.file]?.file.key;
    if (at !== null && key !== undefined) onPick(key, at.match);
  };
  return <canvas ref={canvas} className="diff-find-strip accent" aria-hidden="true" onClick={pick} />;
}

function paint(canvas: HTMLCanvasElement, { files, current }: StripMarks, top: number, height: number): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(height * ratio);
  const style = getComputedStyle(canvas);
  const put = (pixel: number, tall: number): void =>
    context.fillRect(0, Math.round((top + pixel) * ratio), canvas.width, tall * ratio);
  context.fillStyle = style.borderColor;
  files.forEach((file, pixel) => {
    if (file !== -1) put(pixel, MARK_HEIGHT);
  });
  if (current === -1) return;
  context.fillStyle = style.color;
  put(current - 1, CURRENT_HEIGHT);
}

function nearest(
  marks: (StripMarks & { readonly top: number }) | null,
  y: number,
): { file: number; match: number } | null {
  if (marks === null) return null;
  const pixel = Math.round(y) - marks.top;
  for (let reach = 0; reach <= REACH; reach++) {
    for (const at of [pixel - reach, pixel + reach]) {
      const file = marks.files[at] ?? -1;
      if (file !== -1) return { file, match: marks.matches[at] ?? 0 };
    }
  }
  return null;
}

/** The marks of a strip, by pixel: the uppermost match of each, as file and index in the file, or -1. */
interface StripMarks {
  readonly files: Int32Array;
  readonly matches: Int32Array;
  /** The pixel of the current match, -1 if there is none. */
  readonly current: number;
}

/**
 * Computes the marks for a strip beside the whole stack: by rows for files that are laid out, otherwise in proportion
 * to their lines. Linear in the number of files and in the matches of those taller than a pixel.
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
    const { matchRanges } = found;
    const isCurrent = match?.key === key;
    if (matchRanges === null || stack.collapsed.has(key) || model.bodyHeight * scale < 1) {
      const pixel = mark(top, index, 0);
      if (isCurrent) current = pixel;
      return;
    }
    const heightOf = lineHeights(model, found.lines);
    for (let nth = 0; nth * 3 < matchRanges.length; nth++) {
      const pixel = mark(top + FILE_HEADER_HEIGHT + heightOf(matchRanges[nth * 3] ?? 0), index, nth);
      if (isCurrent && match.index === nth) current = pixel;
    }
  });
  return { files, matches, current };
}

/** Returns a function that maps a line of the patch to its distance from the header of the file. */
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
