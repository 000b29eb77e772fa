import type { ReactNode } from "react";
import "./margin.css";
import { type FileStack, filesToDraw } from "../models/FileStack.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { type Cursor, numberAtCursor } from "../controller/Cursor.ts";
import { rowsInRange } from "../models/drawnRows.ts";
import type { MarginFile } from "../controller/ReaderView.ts";
import type { PixelRange } from "../Viewport.ts";

/** The layer at the left of the rendered lines, over their whole height and as wide as `--diff-margin`. */
export function MarginLayer(props: {
  readonly stack: FileStack;
  readonly range: PixelRange;
  readonly cursor: Cursor | null;
  readonly render: (file: MarginFile) => ReactNode;
}): ReactNode {
  const { stack, range, cursor, render } = props;
  return (
    <div className="diff-margin">{filesToDraw(stack, range, []).map((fileIndex) => render(marginOf(fileIndex)))}</div>
  );

  function marginOf(fileIndex: number): MarginFile {
    const model = stack.models[fileIndex];
    const key = model?.file.key ?? "";
    const rows = model?.rows ?? null;
    const pane = rows?.panes.at(-1);
    if (model === undefined || rows === null || pane === undefined || stack.collapsed.has(key))
      return { key, lines: [], cursor: null };
    const bodyTop = (stack.tops[fileIndex] ?? 0) + FILE_HEADER_HEIGHT;
    const shown = rowsInRange(rows, pane, { from: range.from - bodyTop, to: range.to - bodyTop });
    const lines = shown.flatMap((row) => {
      const number = row.kind === "line" ? (model.patch?.newNumbers[row.line] ?? 0) : 0;
      return number === 0 ? [] : [{ number, top: bodyTop + row.top, height: row.height }];
    });
    const at = cursor?.key === key ? numberAtCursor(model.patch, cursor, null) : null;
    return { key, lines, cursor: at?.number ?? null };
  }
}
