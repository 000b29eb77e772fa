import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { FoundFile } from "../workers/changeMessages.ts";
import type { FindMatch } from "./Finder.ts";
import type { FileStack } from "../models/stackFiles.ts";
import { stripMarks, type StripMarks } from "./stripMarks.ts";

/** Marks are drawn anew at most this often, in milliseconds. */
const PAUSE_MS = 100;
const MARK_HEIGHT = 2;
const CURRENT_HEIGHT = 4;
/** How far beside a mark one may click, in pixels. */
const REACH = 8;

/** Marks beside the page's scroll bar, where the lines with matches stand; a click goes there. */
export function FindStrip(props: {
  readonly root: RefObject<HTMLElement | null>;
  readonly stack: FileStack;
  readonly foundIn: (key: string) => FoundFile | null;
  /** Changes whenever something else was found. */
  readonly version: unknown;
  /** The match one is at. */
  readonly match: FindMatch | null;
  readonly onPick: (key: string, index: number) => void;
}): ReactNode {
  const { root, stack, foundIn, version, match, onPick } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useRef<(StripMarks & { readonly top: number }) | null>(null);
  const drawnAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const draw = (): void => {
      drawnAt.current = performance.now();
      if (canvas.current === null || root.current === null) return;
      const height = window.innerHeight;
      const scale = height / Math.max(height, document.documentElement.scrollHeight);
      const top = Math.round((root.current.getBoundingClientRect().top + window.scrollY) * scale);
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
  }, [root, stack, foundIn, version, match]);

  const pick = ({ clientY }: MouseEvent): void => {
    const at = nearest(marks.current, clientY);
    const key = at === null ? undefined : stack.models[at.file]?.file.key;
    if (at !== null && key !== undefined) onPick(key, at.match);
  };
  return <canvas ref={canvas} className="diff-find-strip" aria-hidden="true" onClick={pick} />;
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
  context.fillStyle = style.getPropertyValue("--border-strong");
  files.forEach((file, pixel) => {
    if (file !== -1) put(pixel, MARK_HEIGHT);
  });
  if (current === -1) return;
  context.fillStyle = style.getPropertyValue("--accent");
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
