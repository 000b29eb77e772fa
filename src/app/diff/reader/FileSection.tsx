import { type CSSProperties, memo, type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { describeRow } from "../controller/describeRow.ts";
import { type DiffFile, pathText, type RowLayout } from "../patch/DiffFile.ts";
import { lowerBound } from "../lowerBound.ts";
import type { PaneSide } from "../lines/DiffRow.tsx";
import type { FileModel } from "../models/FileModel.ts";
import { rowAt, rowOfLine, type WideRow } from "../models/FileRows.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { NO_LINE } from "../patch/Patch.ts";
import type { PixelRange } from "../Viewport.ts";
import { DiffPane, SharedScroll } from "./DiffPane.tsx";
import type { ReaderController } from "../controller/ReaderController.ts";
import { RowMenu } from "../controller/RowMenu.tsx";
import { SlotLayer } from "./SlotLayer.tsx";
import { useHunkTokens } from "./useHunkTokens.ts";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { editorItems } from "#app/ui/editors/openInEditor.tsx";
import { placeOf } from "../editors/editorKeys.ts";
import { revertItems } from "../hunks/HunkMenu.tsx";
import { DiffIcon } from "../DiffIcon.tsx";
import { FilePath, LineCounts, StatusMark } from "../list/FileMarks.tsx";
import { hasHiddenLines } from "../patch/patchGaps.ts";
import { FileViewedMark } from "../viewed/ViewedMark.tsx";

const SIDES: Readonly<Record<RowLayout, readonly PaneSide[]>> = {
  unified: ["both"],
  split: ["old", "new"],
  plain: ["new"],
};

declare module "react" {
  interface CSSProperties {
    /** The number of digits of the highest line number of the file. */
    readonly "--diff-digits"?: number;
    readonly "--diff-number-padding"?: number;
    /** Columns between two tab stops. */
    readonly "--diff-tab"?: number;
    /** The height of the lines that a field covers, and that of its text. */
    readonly "--diff-covered"?: string;
    readonly "--diff-text"?: string;
  }
}

/** A file of the reader: what is shown of it, between `from` and `to` below its header. */
interface SectionProps {
  readonly reader: ReaderController;
  readonly model: FileModel;
  readonly top: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** The line of the cursor, `NO_LINE` at the header, null in another file. */
  readonly cursorLine: number | null;
  readonly isCollapsed: boolean;
  /** True while scrolling fast or directly after a long jump, so that nothing more is requested. */
  readonly isScrollingPast: boolean;
  /** The number of visible columns of the reader; null while not known. */
  readonly availableColumns: number | null;
  readonly marked: DiffLocation["lines"];
  /** The lines that are always rendered. */
  readonly pinned: readonly number[];
  /** The number of hunks not viewed; null if not known. */
  readonly unviewed: number | null;
  readonly renderExtra: ((file: DiffFile) => ReactNode) | undefined;
}

/** The content below the header of a file: its lines, or the reason why they are missing. */
function FileBody(props: SectionProps): ReactNode {
  const { reader, model, from, to, availableColumns } = props;
  const cursorLine = props.cursorLine ?? NO_LINE;
  const range = { from, to };
  const { file, content, rows } = model;
  const { layout, numberPadding } = model.facts;
  const [scroll] = useState(() => new SharedScroll());
  const tokensOf = useHunkTokens(
    model,
    props.isScrollingPast || reader.view.page.isPaper ? "" : hunksInRange(model, range),
  );
  const cursorRow = useMemo(
    () => (rows === null || cursorLine === NO_LINE ? NO_LINE : rowOfLine(rows, cursorLine)),
    [rows, cursorLine],
  );
  const cursorText = cursorRow === NO_LINE ? null : describeRow(model, cursorRow);
  const showMore = useCallback((line: number) => reader.showMore(file.key, line), [reader, file.key]);
  const style: CSSProperties = {
    height: model.bodyHeight,
    "--diff-number-padding": numberPadding,
    "--diff-digits": model.digits,
  };
  if (content.failure !== null) {
    return (
      <div className="diff-body diff-failure gap-3" role="alert" style={style}>
        <span>{content.failure}</span>
        <button type="button" onClick={() => reader.retry(file.key)}>
          Try again
        </button>
      </div>
    );
  }
  if (rows === null) {
    return (
      <div className="diff-body diff-loading" style={style}>
        <span className="visually-hidden">Loading lines…</span>
      </div>
    );
  }
  const sides = SIDES[layout];
  return (
    <div
      className={`diff-body diff-${layout}${model.wrapping === null ? "" : " diff-wrapped"}`}
      data-foot={rows.count > rows.wideRows.length || undefined}
      style={style}
    >
      {sides.map((side) => (
        <DiffPane
          key={side}
          model={model}
          side={side}
          range={range}
          availableColumns={availableColumns === null ? null : availableColumns / sides.length}
          scroll={scroll}
          marked={props.marked}
          pinned={props.pinned}
          isScrollingPast={props.isScrollingPast}
          cursorRow={cursorRow}
          cursorLine={cursorLine}
          cursorText={cursorText}
          tokensOf={tokensOf}
          onShowMore={showMore}
        />
      ))}
      <SlotLayer model={model} range={range} onHeight={reader.measureSlot} />
    </div>
  );
}

/** Returns the hunks of a range in the format of `useHunkTokens`. */
function hunksInRange({ rows, facts }: FileModel, { from, to }: PixelRange): string {
  if (rows === null || rows.count === 0 || to <= 0 || from >= rows.height) return "";
  if (facts.layout === "plain") return "0";
  const last = rowAt(rows, to);
  const first = rowAt(rows, from);
  const after = lowerBound(rows.wideRowNumbers.length, (i) => (rows.wideRowNumbers[i] ?? 0) > last);
  const before = lowerBound(rows.wideRowNumbers.length, (i) => (rows.wideRowNumbers[i] ?? 0) > first);
  let start = Math.max(0, before - 1);
  while (start > 0 && !isHunk(rows.wideRows[start])) start--;
  return rows.wideRows
    .slice(start, after)
    .flatMap((wideRow) => (isHunk(wideRow) ? [wideRow.index] : []))
    .join(",");
}

function isHunk(wideRow: WideRow | undefined): wideRow is Extract<WideRow, { readonly kind: "hunk" | "seen" }> {
  return wideRow?.kind === "hunk" || wideRow?.kind === "seen";
}

/** A file of the reader at its vertical position: the header, and the rows between `from` and `to` below it. */
export const FileSection = memo(function FileSection(props: SectionProps): ReactNode {
  const { reader, model, cursorLine, isCollapsed } = props;
  const headingId = useId();
  return (
    <section
      className="diff-file"
      data-key={model.file.key}
      role="group"
      aria-labelledby={headingId}
      style={{ top: props.top, height: props.height }}
    >
      <FileHeader
        file={model.file}
        headingId={headingId}
        isCollapsed={isCollapsed}
        isCursor={cursorLine !== null && (cursorLine === NO_LINE || isCollapsed || model.rows === null)}
        reader={reader}
        unviewed={props.unviewed}
        renderExtra={props.renderExtra}
      />
      {!isCollapsed && <FileBody {...props} />}
    </section>
  );
});

/** The key that does the same at the cursor. */
const COLLAPSE_KEYS = "Enter";

/** Returns what the menu of a file offers; the keys do the same at the cursor. */
function menuItems({ view }: ReaderController, file: DiffFile): readonly MenuItem[] {
  const { expansions, page, props } = view;
  const { links } = props;
  const items: MenuItem[] = [];
  if (expansions !== null && hasHiddenLines(file)) {
    const label = expansions.isWhole(file.key) ? "Show only changes" : "Show whole file";
    items.push({ kind: "action", label, keys: "Shift+E", run: () => expansions.toggleWhole(file.key) });
  }
  items.push(...(props.menuItems?.(file) ?? []), { kind: "separator" });
  const old = props.revisions?.old ?? null;
  const patch = props.contents.of(file.key).patch;
  const check = old === null ? null : props.forms?.checkOf(file, patch, old, props.revisions?.new ?? "HEAD");
  if (check != null) {
    const { command, ...named } = check;
    items.push({ kind: "action", ...named, run: () => page.copy(command) });
  }
  items.push(...editorItems(page.openInEditor, placeOf(view, { key: file.key, side: "new", line: 0 })));
  items.push({ kind: "action", label: "Copy path", keys: "Shift+Y", run: () => page.copy(file.plainPath) });
  if (links !== undefined) {
    const run = (): void => page.copy(links.linkTo({ path: file.key, lines: null }));
    items.push({ kind: "action", label: "Copy link", keys: "y", run });
  }
  return items;
}

/** The header of a file, sticky while any of its lines is visible. */
const FileHeader = memo(function FileHeader(props: {
  readonly file: DiffFile;
  readonly headingId: string;
  readonly isCollapsed: boolean;
  readonly isCursor: boolean;
  readonly reader: ReaderController;
  /** The number of hunks not viewed; null if not known. */
  readonly unviewed: number | null;
  readonly renderExtra: ((file: DiffFile) => ReactNode) | undefined;
}): ReactNode {
  const { reader, file, headingId, isCollapsed, isCursor } = props;
  const isModeChange = file.oldMode !== null && file.newMode !== null && file.oldMode !== file.newMode;
  const label = isCollapsed ? "Show lines" : "Hide lines";
  return (
    <div className={`diff-header row gap-2${isCursor ? " diff-cursor" : ""}`} aria-current={isCursor || undefined}>
      <button
        type="button"
        className="diff-icon muted"
        aria-expanded={!isCollapsed}
        aria-label={label}
        aria-describedby={headingId}
        title={`${label}, Alt+click: all files (${COLLAPSE_KEYS})`}
        onClick={(event) => (event.altKey ? reader.collapseAll(!isCollapsed) : reader.toggle(file.key))}
      >
        <DiffIcon name={isCollapsed ? "right" : "down"} />
      </button>
      <StatusMark status={file.status} />
      <h2 className="diff-title" id={headingId} aria-label={pathText(file)}>
        <FilePath file={file} />
      </h2>
      <span className="diff-facts row gap-3 muted">
        {file.collapsedBecause != null && <span className="diff-why nowrap">{file.collapsedBecause}</span>}
        {file.chips?.map(({ text, hint }) => (
          <span key={text} className="diff-chip ellipsis" title={`${text}: ${hint}`}>
            {text}
          </span>
        ))}
        {file.similarity !== null && (
          <span className="diff-similarity" title="Similarity of the contents">
            {file.similarity} %
          </span>
        )}
        {isModeChange && (
          <span className="diff-modes" title="Old and new file mode">
            {file.oldMode} → {file.newMode}
          </span>
        )}
        <LineCounts of={file} />
      </span>
      {props.renderExtra?.(file)}
      <FileViewedMark fileKey={file.key} describedBy={headingId} unviewed={props.unviewed} />
      <RowMenu describedBy={headingId} items={() => [...menuItems(reader, file), ...revertItems(reader, file)]} />
    </div>
  );
});
