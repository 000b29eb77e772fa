import { type CSSProperties, type ReactNode, useMemo, useRef } from "react";
import { Find } from "../find/Find.tsx";
import { CommentButton } from "../lineRanges/CommentButton.tsx";
import { MarginLayer } from "../lineRanges/MarginLayer.tsx";
import { ShowsWhitespaceContext } from "../lines/LineContent.tsx";
import { canMark } from "../viewed/viewedKeys.ts";
import { FileSection } from "./FileSection.tsx";
import { ReaderContext } from "./ReaderController.ts";
import { PROBE_TEXT } from "./readerMetrics.ts";
import type { ReaderProps } from "./ReaderView.ts";
import { useReader } from "./useReader.ts";
import "./diff.css";
import "./fileHeader.css";
import "../lines/lines.css";
import "./wideRows.css";
import "../highlight/syntax.css";
import "./linkedLines.css";
import "./selection.css";
import "./viewed.css";

const TEXT = {
  label: "Changed lines",
} as const;
const NO_LINES: readonly number[] = [];

/**
 * Shows changed files below one another, and renders only what is near the viewport of the nearest scroll container.
 * The readable content keeps its place when patches arrive, files collapse, slots grow or the layout changes.
 */
export function DiffReader(props: ReaderProps): ReactNode {
  const { files, options, renderMargin, onComment, layers } = props;
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const { reader, view } = useReader(props, root, probe);
  const { stack, cursor, marked, moves, expansions } = view;
  const isMarkable = canMark(props);
  const within = useMemo(
    () => ({ reader, moves, expansions, layers, canMark: isMarkable }),
    [reader, moves, expansions, layers, isMarkable],
  );
  const { isScrollingPast } = reader.viewport;
  const style: CSSProperties = { height: stack.height, "--diff-tab": options.tabSize };
  return (
    <div
      ref={root}
      className="diff-reader"
      data-wraps={options.wrap || undefined}
      data-margin={renderMargin === undefined ? undefined : ""}
      data-aside={options.hasMargin === true ? "" : undefined}
      data-passing={isScrollingPast || undefined}
      role="region"
      aria-label={TEXT.label}
      style={style}
    >
      <span ref={probe} className="diff-probe" aria-hidden="true">
        {PROBE_TEXT}
      </span>
      <Find reader={reader} view={view} />
      {renderMargin !== undefined && (
        <MarginLayer stack={stack} range={view.drawn} cursor={cursor} render={renderMargin} />
      )}
      {files.length === 0 && <p className="diff-empty">{props.emptyText}</p>}
      <ShowsWhitespaceContext value={options.showsWhitespace}>
        <ReaderContext value={within}>
          {view.filesToDraw.map(({ fileIndex, top, height, range }) => {
            const model = stack.models[fileIndex];
            if (model === undefined) return null;
            const { key } = model.file;
            return (
              <FileSection
                key={key}
                reader={reader}
                model={model}
                top={top}
                height={height}
                from={range.from}
                to={range.to}
                cursorLine={cursor?.key === key ? cursor.line : null}
                isCollapsed={stack.collapsed.has(key)}
                isScrollingPast={isScrollingPast}
                availableColumns={view.columns}
                marked={marked?.path === key ? marked.lines : null}
                pinned={view.pinnedLines.get(key) ?? NO_LINES}
                pinnedSlot={model.margin === null ? null : view.pinnedSlot}
                unviewed={props.viewed?.unviewedOf(key) ?? null}
                linkTo={props.links?.linkTo}
                renderExtra={props.renderHeaderExtra}
              />
            );
          })}
        </ReaderContext>
      </ShowsWhitespaceContext>
      {onComment !== undefined && <CommentButton reader={reader} stack={stack} />}
    </div>
  );
}
