import { lazy } from "react";
import type { ChangeBody } from "../ChangeBody.ts";

const PICTURE_HEIGHT = 400;
/** Taller than a window: what stands below comes into sight when it has its place, and does not jump there. */
const TEXT_HEIGHT = 2000;

const PictureChange = lazy(async () => ({ default: (await import("../pictures/PictureChange.tsx")).PictureChange }));
const NotebookChange = lazy(async () => ({ default: (await import("../rendered/NotebookChange.tsx")).NotebookChange }));
const MarkdownChange = lazy(async () => ({ default: (await import("../rendered/MarkdownChange.tsx")).MarkdownChange }));
const TableChange = lazy(async () => ({ default: (await import("../rendered/TableChange.tsx")).TableChange }));

/**
 * What shows changed files otherwise than by their lines; of several that match a name the first does. Notebooks are shown by
 * their cells unasked: their lines are JSON. Markdown and tables are shown by their lines, which are what one comments on.
 */
export const changeBodies: readonly ChangeBody[] = [
  {
    name: "picture",
    matches: (path) => /\.(?:png|apng|jpe?g|jfif|gif|webp|avif|bmp|ico)$/iu.test(path),
    hasLines: false,
    isFirst: true,
    height: PICTURE_HEIGHT,
    Body: PictureChange,
  },
  {
    name: "drawing",
    matches: (path) => /\.svg$/iu.test(path),
    hasLines: true,
    isFirst: false,
    height: PICTURE_HEIGHT,
    Body: PictureChange,
  },
  {
    name: "notebook",
    matches: (path) => /\.ipynb$/iu.test(path),
    hasLines: true,
    isFirst: true,
    height: TEXT_HEIGHT,
    Body: NotebookChange,
  },
  {
    name: "markdown",
    matches: (path) => /\.(?:md|markdown|mdown|mkd)$/iu.test(path),
    hasLines: true,
    isFirst: false,
    height: TEXT_HEIGHT,
    Body: MarkdownChange,
  },
  {
    name: "table",
    matches: (path) => /\.(?:csv|tsv|tab)$/iu.test(path),
    hasLines: true,
    isFirst: false,
    height: TEXT_HEIGHT,
    Body: TableChange,
  },
];
