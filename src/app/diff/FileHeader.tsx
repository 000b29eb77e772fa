import { memo, type ReactNode } from "react";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import type { DiffFile } from "./DiffFile.ts";
import { FilePath } from "./FilePath.tsx";
import { Glyph } from "./Glyph.tsx";
import { LineCounts } from "./LineCounts.tsx";
import { pathText } from "./pathText.ts";
import { StatusMark } from "./StatusMark.tsx";

const COPY = "Copy path";
const COLLAPSE = "Hide lines";
const EXPAND = "Show lines";
const SIMILARITY = "How much of the content is the same";

/** The bar above a file's lines: stays in sight while any of them is. */
export const FileHeader = memo(function FileHeader(props: {
  readonly file: DiffFile;
  readonly headingId: string;
  readonly isCollapsed: boolean;
  readonly isCursor: boolean;
  readonly onToggle: (key: string) => void;
  readonly renderExtra: ((file: DiffFile) => ReactNode) | undefined;
}): ReactNode {
  const { file, isCollapsed, isCursor } = props;
  const isModeChange = file.oldMode !== null && file.newMode !== null && file.oldMode !== file.newMode;
  const label = isCollapsed ? EXPAND : COLLAPSE;
  return (
    <div className={`diff-header${isCursor ? " diff-cursor" : ""}`} aria-current={isCursor || undefined}>
      <button
        type="button"
        className="diff-icon"
        aria-expanded={!isCollapsed}
        aria-label={label}
        aria-describedby={props.headingId}
        title={label}
        onClick={() => props.onToggle(file.key)}
      >
        <Glyph name={isCollapsed ? "right" : "down"} />
      </button>
      <StatusMark status={file.status} />
      <h2 className="diff-title" id={props.headingId} aria-label={pathText(file)}>
        <FilePath file={file} />
      </h2>
      <span className="diff-copy">
        <CopyButton text={file.plainPath} label={COPY} />
      </span>
      <span className="diff-facts">
        {file.foldedBecause != null && <span className="diff-why">{file.foldedBecause}</span>}
        {file.similarity !== null && (
          <span className="diff-similarity" title={SIMILARITY}>
            {file.similarity} %
          </span>
        )}
        {isModeChange && (
          <span className="diff-modes">
            {file.oldMode} → {file.newMode}
          </span>
        )}
        <LineCounts file={file} />
      </span>
      {props.renderExtra?.(file)}
    </div>
  );
});
