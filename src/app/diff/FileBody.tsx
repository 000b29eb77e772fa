import { useMemo, type CSSProperties, type ReactNode } from "react";
import { columnsOf } from "./columnsOf.ts";
import { DiffPane } from "./DiffPane.tsx";
import type { PaneSide } from "./DiffRow.tsx";
import type { FileModel } from "./FileModel.ts";
import { firstIndex } from "./firstIndex.ts";
import { lineText } from "./lineText.ts";
import { NO_LINE } from "./pairLines.ts";
import { rowAt, rowOfLine } from "./rowGeometry.ts";
import { useHunkTokens } from "./useHunkTokens.ts";
import type { Stretch } from "./Viewport.ts";

const LOADING = "Loading lines …";
const RETRY = "Try again";

declare module "react" {
  interface CSSProperties {
    /** Digits of the file's highest line number. */
    readonly "--diff-digits"?: number;
  }
}

/** What stands below a file's header: its lines, or why they are not there. */
export function FileBody(props: {
  readonly model: FileModel;
  readonly stretch: Stretch;
  /** The line that the reader's cursor is on, -1 where it is on none of this file. */
  readonly cursorLine: number;
  readonly wholeLines: ReadonlySet<number>;
  readonly onShowRest: (line: number) => void;
  readonly onRetry: (key: string) => void;
}): ReactNode {
  const { model, stretch, cursorLine, wholeLines } = props;
  const { file, patch, rows } = model;
  const tokensOf = useHunkTokens(model, hunksInStretch(model, stretch));
  const columns = useMemo(
    () =>
      [...wholeLines].reduce(
        (most, line) => Math.max(most, patch ? columnsOf(lineText(patch, line)) : 0),
        model.columns,
      ),
    [patch, model.columns, wholeLines],
  );
  const cursorRow = useMemo(
    () => (rows === null || cursorLine === NO_LINE ? NO_LINE : rowOfLine(rows, cursorLine)),
    [rows, cursorLine],
  );
  const style: CSSProperties = { height: model.bodyHeight, "--diff-digits": digitsOf(model) };
  if (file.failure !== null) {
    return (
      <div className="diff-body diff-failure" role="alert" style={style}>
        <span>{file.failure}</span>
        <button type="button" onClick={() => props.onRetry(file.key)}>
          {RETRY}
        </button>
      </div>
    );
  }
  if (rows === null) {
    return (
      <div className="diff-body diff-loading" style={style}>
        <span className="diff-unseen">{LOADING}</span>
      </div>
    );
  }
  const sides: readonly PaneSide[] = model.layout === "split" ? ["old", "new"] : ["both"];
  return (
    <div className={`diff-body diff-${model.layout}`} style={style}>
      {sides.map((side) => (
        <DiffPane
          key={side}
          patch={patch}
          words={model.words}
          cursorRow={cursorRow}
          rows={rows}
          side={side}
          stretch={stretch}
          columns={columns}
          tokensOf={tokensOf}
          wholeLines={wholeLines}
          onShowRest={props.onShowRest}
        />
      ))}
    </div>
  );
}

/** Names the hunks that a stretch shows, as `useHunkTokens` wants them. */
function hunksInStretch({ rows }: FileModel, { from, to }: Stretch): string {
  if (rows === null || rows.count === 0 || to <= 0 || from >= rows.height) return "";
  const last = rowAt(rows, to);
  const first = rowAt(rows, from);
  const after = firstIndex(rows.bandRows.length, (i) => (rows.bandRows[i] ?? 0) > last);
  const before = firstIndex(rows.bandRows.length, (i) => (rows.bandRows[i] ?? 0) > first);
  return rows.bands
    .slice(Math.max(0, before - 1), after)
    .flatMap((band) => (band.kind === "hunk" ? [band.index] : []))
    .join(",");
}

function digitsOf({ patch }: FileModel): number {
  const hunk = patch?.hunks.at(-1);
  if (hunk === undefined) return 1;
  return String(Math.max(hunk.oldStart, hunk.newStart) + hunk.end - hunk.first).length;
}
