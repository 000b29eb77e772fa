import { type CSSProperties, memo, type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { rowSentence } from "../cursor/describeRow.ts";
import type { DiffFile, RowLayout } from "../DiffFile.ts";
import { firstIndex } from "../firstIndex.ts";
import type { PaneSide } from "../lines/DiffRow.tsx";
import type { FileModel } from "../models/FileModel.ts";
import { type Band, rowAt, rowOfLine } from "../models/FileRows.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";
import { NO_LINE } from "../patch/Patch.ts";
import type { Slot } from "../Slot.ts";
import type { Stretch } from "../Viewport.ts";
import { DiffPane, SharedScroll } from "./DiffPane.tsx";
import { FileHeader } from "./FileHeader.tsx";
import { SlotLayer } from "./SlotLayer.tsx";
import { useHunkTokens } from "./useHunkTokens.ts";

const TEXT = {
  loading: "Loading lines…",
  retry: "Try again",
} as const;

const SIDES: Readonly<Record<RowLayout, readonly PaneSide[]>> = {
  unified: ["both"],
  split: ["old", "new"],
  plain: ["new"],
};

declare module "react" {
  interface CSSProperties {
    /** Digits of the file's highest line number. */
    readonly "--diff-digits"?: number;
    /** Columns of room that a line number has beside its digits. */
    readonly "--diff-room"?: number;
    /** Columns from one tab stop to the next. */
    readonly "--diff-tab"?: number;
  }
}

/** What stands below a file's header: its lines, or why they are not there. */
function FileBody(props: {
  readonly model: FileModel;
  readonly stretch: Stretch;
  /** The line that the reader's cursor is on, -1 where it is on none of this file. */
  readonly cursorLine: number;
  /** Whether one sweeps by it, or has just come from afar: then no colours are asked for, and no words marked. */
  readonly isPassing: boolean;
  /** Columns that the reader has on screen; null while that is not known. */
  readonly room: number | null;
  /** The lines that stand out. */
  readonly marked: ReaderPlace["lines"];
  /** Lines that are drawn wherever they are. */
  readonly kept: readonly number[];
  /** Names the slot in the margin that stands at its very line. */
  readonly heldAside: string | null;
  readonly onShowMore: (key: string, line: number) => void;
  readonly onSlotHeight: (slot: Slot, height: number) => void;
  readonly onRetry: (key: string) => void;
}): ReactNode {
  const { model, stretch, cursorLine, room, onShowMore } = props;
  const { file, content, rows } = model;
  const { layout, numberRoom } = model.facts;
  const [scroll] = useState(() => new SharedScroll());
  const tokensOf = useHunkTokens(model, props.isPassing ? "" : hunksInStretch(model, stretch));
  const cursorRow = useMemo(
    () => (rows === null || cursorLine === NO_LINE ? NO_LINE : rowOfLine(rows, cursorLine)),
    [rows, cursorLine],
  );
  const cursorText = cursorRow === NO_LINE ? null : rowSentence(model, cursorRow);
  const showMore = useCallback((line: number) => onShowMore(file.key, line), [onShowMore, file.key]);
  const style: CSSProperties = {
    height: model.bodyHeight,
    "--diff-digits": model.digits,
    "--diff-room": numberRoom,
  };
  if (content.failure !== null) {
    return (
      <div className="diff-body diff-failure" role="alert" style={style}>
        <span>{content.failure}</span>
        <button type="button" onClick={() => props.onRetry(file.key)}>
          {TEXT.retry}
        </button>
      </div>
    );
  }
  if (rows === null) {
    return (
      <div className="diff-body diff-loading" style={style}>
        <span className="diff-unseen">{TEXT.loading}</span>
      </div>
    );
  }
  const sides = SIDES[layout];
  return (
    <div className={`diff-body diff-${layout}${model.wrapping === null ? "" : " diff-wrapped"}`} style={style}>
      {sides.map((side) => (
        <DiffPane
          key={side}
          model={model}
          side={side}
          stretch={stretch}
          room={room === null ? null : room / sides.length}
          scroll={scroll}
          marked={props.marked}
          kept={props.kept}
          isPassing={props.isPassing}
          cursorRow={cursorRow}
          cursorLine={cursorLine}
          cursorText={cursorText}
          tokensOf={tokensOf}
          onShowMore={showMore}
        />
      ))}
      <SlotLayer model={model} stretch={stretch} heldAside={props.heldAside} onHeight={props.onSlotHeight} />
    </div>
  );
}

/** Names the hunks that a stretch shows, as `useHunkTokens` wants them. */
function hunksInStretch({ rows, facts }: FileModel, { from, to }: Stretch): string {
  if (rows === null || rows.count === 0 || to <= 0 || from >= rows.height) return "";
  if (facts.layout === "plain") return "0";
  const last = rowAt(rows, to);
  const first = rowAt(rows, from);
  const after = firstIndex(rows.bandRows.length, (i) => (rows.bandRows[i] ?? 0) > last);
  const before = firstIndex(rows.bandRows.length, (i) => (rows.bandRows[i] ?? 0) > first);
  let start = Math.max(0, before - 1);
  while (start > 0 && !isHunk(rows.bands[start])) start--;
  return rows.bands
    .slice(start, after)
    .flatMap((band) => (isHunk(band) ? [band.index] : []))
    .join(",");
}

function isHunk(band: Band | undefined): band is Extract<Band, { readonly kind: "hunk" | "seen" }> {
  return band?.kind === "hunk" || band?.kind === "seen";
}

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
  /** Whether one sweeps by it, or has just come from afar, so that nothing more is asked for. */
  readonly isPassing: boolean;
  /** Columns that the reader has on screen; null while that is not known. */
  readonly room: number | null;
  /** The lines that stand out. */
  readonly marked: ReaderPlace["lines"];
  /** Lines that are drawn wherever they are. */
  readonly kept: readonly number[];
  /** Names the slot in the margin that stands at its very line. */
  readonly heldAside: string | null;
  /** How many of its hunks were not seen; null where that is not known. */
  readonly unseen: number | null;
  readonly linkTo: ((place: ReaderPlace) => string) | undefined;
  readonly onToggle: (key: string) => void;
  readonly onToggleAll: (isFolded: boolean) => void;
  readonly onShowMore: (key: string, line: number) => void;
  readonly onSlotHeight: (slot: Slot, height: number) => void;
  readonly onRetry: (key: string) => void;
  readonly renderExtra: ((file: DiffFile) => ReactNode) | undefined;
}): ReactNode {
  const { model, from, to, cursorLine, isCollapsed } = props;
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
        linkTo={props.linkTo}
        onToggle={props.onToggle}
        onToggleAll={props.onToggleAll}
        unseen={props.unseen}
        renderExtra={props.renderExtra}
      />
      {!isCollapsed && (
        <FileBody
          model={model}
          stretch={{ from, to }}
          cursorLine={cursorLine ?? NO_LINE}
          isPassing={props.isPassing}
          room={props.room}
          marked={props.marked}
          kept={props.kept}
          heldAside={props.heldAside}
          onShowMore={props.onShowMore}
          onSlotHeight={props.onSlotHeight}
          onRetry={props.onRetry}
        />
      )}
    </section>
  );
});
