import { AlertFillIcon, DotFillIcon, XCircleFillIcon } from "@primer/octicons-react";
import type { CSSProperties, ReactNode } from "react";
import type { DiffLayer, LayerMark, LayerRange } from "../DiffLayer.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { rowsInRange } from "../models/drawnRows.ts";
import type { FileModel } from "../models/FileModel.ts";
import { type FileStack, filesToDraw } from "../models/FileStack.ts";
import type { DiffSide } from "../Slot.ts";
import type { PixelRange } from "../Viewport.ts";
import "./layerMarks.css";

const ICONS: Readonly<Partial<Record<LayerMark, ReactNode>>> = {
  error: <XCircleFillIcon size={12} />,
  warning: <AlertFillIcon size={12} />,
  note: <DotFillIcon size={12} />,
};

/** The marks of layers at the left edge of the rendered lines. Linear in the rendered lines and the ranges at them. */
export function LayerMarks(props: {
  readonly stack: FileStack;
  readonly range: PixelRange;
  readonly layers: readonly DiffLayer[];
}): ReactNode {
  const { stack, range, layers } = props;
  return filesToDraw(stack, range, []).map((fileIndex) => {
    const model = stack.models[fileIndex];
    if (model === undefined || model.rows === null || stack.collapsed.has(model.file.key)) return null;
    const top = (stack.tops[fileIndex] ?? 0) + FILE_HEADER_HEIGHT;
    return marksOf(model, top, { from: range.from - top, to: range.to - top }, layers);
  });
}

/** A rendered line of one side. */
interface SideLine {
  readonly number: number;
  readonly top: number;
  readonly height: number;
}

function marksOf(model: FileModel, top: number, range: PixelRange, layers: readonly DiffLayer[]): ReactNode {
  const { key } = model.file;
  const { layout, numberPadding } = model.facts;
  const marks = (["old", "new"] as const).flatMap((side) => {
    const ranges = layers.flatMap((layer) => layer.rangesOf(key, side).map((marked) => ({ layer, marked })));
    if (ranges.length === 0) return [];
    const lines = new Map(linesOf(model, side, range).map((line) => [line.number, line]));
    return ranges.flatMap(({ layer, marked }) => {
      const found: ReactNode[] = [];
      for (let number = marked.from; number <= marked.to; number += 1) {
        const line = lines.get(number);
        if (line === undefined) continue;
        const place = `${layer.name} ${side} ${number}`;
        found.push(<Mark key={place} fileKey={key} {...{ layer, side, marked, line }} />);
      }
      return found;
    });
  });
  if (marks.length === 0) return null;
  // The measures of the line numbers, as the lines have them.
  const style: CSSProperties = { top, "--diff-digits": model.digits, "--diff-number-padding": numberPadding };
  return (
    <div key={key} className="layer-marks" data-layout={layout} style={style}>
      {marks}
    </div>
  );
}

function linesOf({ rows, patch }: FileModel, side: DiffSide, range: PixelRange): readonly SideLine[] {
  const pane = side === "new" ? rows?.panes.at(-1) : rows?.panes[0];
  const numbers = side === "new" ? patch?.newNumbers : patch?.oldNumbers;
  if (rows === null || pane === undefined || numbers === undefined) return [];
  return rowsInRange(rows, pane, range).flatMap((row) => {
    const number = row.kind === "line" ? (numbers[row.line] ?? 0) : 0;
    return number === 0 ? [] : [{ number, top: row.top, height: row.height }];
  });
}

interface MarkProps {
  readonly layer: DiffLayer;
  readonly fileKey: string;
  readonly side: DiffSide;
  readonly marked: LayerRange;
  readonly line: SideLine;
}

/** Marks are no stops of Tab: there may be many, and keys lead from one to the next. */
function Mark({ layer, fileKey, side, marked, line: { top, height } }: MarkProps): ReactNode {
  const { mark, label } = marked;
  const shared = {
    className: "layer-mark",
    "data-mark": mark,
    "data-side": side,
    title: label,
    style: { top, height },
  };
  const { onPick } = layer;
  if (onPick === undefined) return <span {...shared} role="img" aria-label={label} />;
  return (
    <button type="button" tabIndex={-1} {...shared} aria-label={label} onClick={() => onPick(fileKey, side, marked)}>
      {ICONS[mark]}
    </button>
  );
}
