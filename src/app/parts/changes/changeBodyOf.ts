import { lazy } from "react";
import type { ChangeBody } from "../ChangeBody.ts";

const PICTURE_HEIGHT = 400;
/** Taller than a window: what stands below comes into sight when it has its place, and does not jump there. */
const TEXT_HEIGHT = 2000;

const PictureChange = lazy(async () => ({ default: (await import("../pictures/PictureChange.tsx")).PictureChange }));
const NotebookChange = lazy(async () => ({ default: (await import("../rendered/NotebookChange.tsx")).NotebookChange }));
const MarkdownChange = lazy(async () => ({ default: (await import("../rendered/MarkdownChange.tsx")).MarkdownChange }));
const TableChange = lazy(async () => ({ default: (await import("../rendered/TableChange.tsx")).TableChange }));

const bodies: readonly ChangeBody[] = [
  {
    name: "picture",
    endings: ["png", "apng", "jpg", "jpeg", "jfif", "gif", "webp", "avif", "bmp", "ico"],
    hasLines: false,
    isFirst: true,
    height: PICTURE_HEIGHT,
    Body: PictureChange,
  },
  {
    name: "drawing",
    endings: ["svg"],
    hasLines: true,
    isFirst: false,
    height: PICTURE_HEIGHT,
    Body: PictureChange,
  },
  {
    name: "notebook",
    endings: ["ipynb"],
    hasLines: true,
    isFirst: true,
    height: TEXT_HEIGHT,
    Body: NotebookChange,
  },
  {
    name: "markdown",
    endings: ["md", "markdown", "mdown", "mkd"],
    hasLines: true,
    isFirst: false,
    height: TEXT_HEIGHT,
    Body: MarkdownChange,
  },
  {
    name: "table",
    endings: ["csv", "tsv", "tab"],
    hasLines: true,
    isFirst: false,
    height: TEXT_HEIGHT,
    Body: TableChange,
  },
];

const byEnding = new Map(bodies.flatMap((body) => body.endings.map((ending) => [ending, body])));

/**
 * Gives what shows a changed file otherwise than by its lines, told by its path; null where nothing does. Notebooks are shown by
 * their cells unasked: their lines are JSON. Markdown and tables are shown by their lines, which are what one comments on.
 */
export function changeBodyOf(path: string): ChangeBody | null {
  const dot = path.lastIndexOf(".");
  return dot < 0 ? null : (byEnding.get(path.slice(dot + 1).toLowerCase()) ?? null);
}
