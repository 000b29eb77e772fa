import { memo, useCallback, useId, useState, type ReactNode } from "react";
import type { DiffFile } from "./DiffFile.ts";
import { FileBody } from "./FileBody.tsx";
import { FileHeader } from "./FileHeader.tsx";
import type { FileModel } from "./FileModel.ts";
import { NO_LINE } from "./pairLines.ts";

const NO_LINES: ReadonlySet<number> = new Set();

/** One file of the reader, drawn at its height: the header, and of the rows those between `from` and `to` below it. */
export const FileSection = memo(function FileSection(props: {
  readonly model: FileModel;
  readonly top: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** The line that the reader's cursor is on, `NO_LINE` at the header, null where it is in another file. */
  readonly cursorLine: number | null;
  readonly isCollapsed: boolean;
  readonly onToggle: (key: string) => void;
  readonly onRetry: (key: string) => void;
  readonly renderExtra: ((file: DiffFile) => ReactNode) | undefined;
}): ReactNode {
  const { model, from, to, cursorLine, isCollapsed } = props;
  const headingId = useId();
  const [wholeLines, setWholeLines] = useState(NO_LINES);
  const showRest = useCallback((line: number) => setWholeLines((lines) => new Set(lines).add(line)), []);
  return (
    <section
      className="diff-file"
      role="group"
      aria-labelledby={headingId}
      style={{ top: props.top, height: props.height }}
    >
      <FileHeader
        file={model.file}
        headingId={headingId}
        isCollapsed={isCollapsed}
        isCursor={cursorLine !== null && (cursorLine === NO_LINE || isCollapsed || model.rows === null)}
        onToggle={props.onToggle}
        renderExtra={props.renderExtra}
      />
      {!isCollapsed && (
        <FileBody
          model={model}
          stretch={{ from, to }}
          cursorLine={cursorLine ?? NO_LINE}
          wholeLines={wholeLines}
          onShowRest={showRest}
          onRetry={props.onRetry}
        />
      )}
    </section>
  );
});
