import type { ReactNode } from "react";
import "./margin.css";
import { type FileStack, filesToDraw } from "../models/FileStack.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { type Cursor, numberAtCursor } from "../cursor/Cursor.ts";
import { rowsInStretch } from "../models/drawnRows.ts";
import type { Stretch } from "../Viewport.ts";

/** A line that is drawn: its number on the new side, and where it stands below the reader's top, in pixels. */
export interface MarginLine {
  readonly number: number;
  readonly top: number;
  readonly height: number;
}

/** What stands beside a file's lines. */
export interface MarginFile {
  readonly key: string;
  /** Those that are drawn, top to bottom. */
  readonly lines: readonly MarginLine[];
  /** The number of the line that the cursor is on; null where it is on none of this file. */
  readonly cursor: number | null;
}

/** What stands at the left of the lines that are drawn, over their whole height; as wide as `--diff-margin` says. */
export function MarginLayer(props: {
  readonly stack: FileStack;
  readonly stretch: Stretch;
  readonly cursor: Cursor | null;
  readonly render: (file: MarginFile) => ReactNode;
}): ReactNode {
  const { stack, stretch, cursor, render } = props;
  return <div className="diff-margin">{filesToDraw(stack, stretch, []).map((place) => render(marginOf(place)))}</div>;

  function marginOf(place: number): MarginFile {
    const model = stack.models[place];
    const key = model?.file.key ?? "";
    const rows = model?.rows ?? null;
    const pane = rows?.panes.at(-1);
    if (model === undefined || rows === null || pane === undefined || stack.collapsed.has(key))
      return { key, lines: [], cursor: null };
    const bodyTop = (stack.tops[place] ?? 0) + FILE_HEADER_HEIGHT;
    const shown = rowsInStretch(rows, pane, { from: stretch.from - bodyTop, to: stretch.to - bodyTop });
    const lines = shown.flatMap((row) => {
      const number = row.kind === "line" ? (model.patch?.newNumbers[row.line] ?? 0) : 0;
      return number === 0 ? [] : [{ number, top: bodyTop + row.top, height: row.height }];
    });
    const at = cursor?.key === key ? numberAtCursor(model.patch, cursor, null) : null;
    return { key, lines, cursor: at?.number ?? null };
  }
}
