import { type CSSProperties, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from "react";
import { PaperContext } from "#app/ui/Paper.tsx";
import { MARGIN_HEAD, MARGIN_REACH, LINE_HEIGHT } from "../measures.ts";
import type { FileModel } from "../models/FileModel.ts";
import { rowOfLine, rowTop, wideRowAt } from "../models/FileRows.ts";
import { arrangeMargin, type MarginSlot } from "../models/marginSlots.ts";
import { type Slot, slotId } from "../models/Slot.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { lineOfNumber } from "../patch/patchLines.ts";
import type { PixelRange } from "../Viewport.ts";
import "./marginComments.css";

/**
 * The slots of a file in a range: those between the lines over the whole width, those beside a line at its right end,
 * and those in the margin.
 */
export function SlotLayer(props: {
  readonly model: FileModel;
  readonly range: PixelRange;
  readonly pinnedSlot: string | null;
  readonly onHeight: (slot: Slot, height: number) => void;
}): ReactNode {
  const { model, range, onHeight } = props;
  const { rows, slots } = model;
  const isPaper = use(PaperContext);
  if (rows === null || slots === null || isPaper) return null;
  const isNear = (top: number, bottom: number): boolean => bottom >= range.from && top <= range.to;
  const between = rows.wideRows.flatMap((wideRow, index) => {
    const row = rows.wideRowNumbers[index] ?? 0;
    if (wideRow.kind !== "slot") return [];
    if (wideRow.slot.staysDrawn !== true && !isNear(rowTop(rows, row), rowTop(rows, row + 1))) return [];
    const isAway = slots.away.has(wideRow.slot.key);
    const top = rowTop(rows, row);
    const covered = isAway ? null : coveredHeight(model, wideRow.slot, top);
    return [
      <SlotRow
        key={wideRow.slot.key}
        slot={wideRow.slot}
        isAway={isAway}
        style={covered === null ? { top } : { top, "--diff-covered": `${covered}px` }}
        onHeight={onHeight}
      />,
    ];
  });
  const beside = [...slots.beside].flatMap(([line, at]) => {
    const row = rowOfLine(rows, line);
    const top = rowTop(rows, row);
    if (wideRowAt(rows, row) !== null || !isNear(top, top)) return [];
    return at.map((slot) => (
      <div key={slot.key} className="diff-slot-beside" style={{ top }}>
        {slot.content}
      </div>
    ));
  });
  return (
    <div className="diff-slots">
      {between}
      {beside}
      {model.margin !== null && (
        <MarginSlots
          slots={model.margin}
          away={slots.away}
          range={range}
          pinned={props.pinnedSlot}
          onHeight={onHeight}
        />
      )}
    </div>
  );
}

/** Returns the height from the first line that a slot covers down to the slot, in pixels; null if it covers none. */
function coveredHeight({ rows, patch }: FileModel, { covers, side, from = 0 }: Slot, top: number): number | null {
  if (covers !== true || rows === null || patch === null) return null;
  const line = lineOfNumber(patch, side, from);
  const row = line === NO_LINE ? NO_LINE : rowOfLine(rows, line);
  return row === NO_LINE ? null : top - rowTop(rows, row);
}

function SlotRow(props: {
  readonly slot: Slot;
  readonly isAway: boolean;
  readonly style: CSSProperties;
  readonly onHeight: (slot: Slot, height: number) => void;
}): ReactNode {
  const { slot, style, onHeight } = props;
  const element = useSlotHeight(slot, onHeight);
  return (
    <div
      ref={element}
      className="diff-slot"
      id={slotId(slot.key)}
      data-slot={slot.key}
      data-side={slot.isComment === true && slot.line > 0 ? slot.side : undefined}
      style={style}
    >
      {props.isAway && slot.awayNote}
      {slot.content}
    </div>
  );
}

/** The slots in the margin of a file in a range, each connected to its line. */
function MarginSlots(props: {
  readonly slots: readonly MarginSlot[];
  readonly away: ReadonlySet<string>;
  readonly range: PixelRange;
  readonly pinned: string | null;
  readonly onHeight: (slot: Slot, height: number) => void;
}): ReactNode {
  const { slots, away, range, pinned, onHeight } = props;
  const { tops, heights } = arrangeMargin(
    slots,
    slots.findIndex(({ slot }) => slot.key === pinned),
  );
  return slots.map((marginSlot, at) => {
    const top = tops[at] ?? 0;
    const first = Math.min(top, marginSlot.lineTop);
    const last = Math.max(top + marginSlot.height, marginSlot.lineTop + marginSlot.lineHeight);
    if (marginSlot.slot.staysDrawn !== true && (last < range.from || first > range.to)) return null;
    const { key } = marginSlot.slot;
    return (
      <MarginItem
        key={key}
        marginSlot={marginSlot}
        top={top}
        shown={heights[at] ?? marginSlot.height}
        isAway={away.has(key)}
        isPinned={key === pinned}
        onHeight={onHeight}
      />
    );
  });
}

function MarginItem(props: {
  readonly marginSlot: MarginSlot;
  readonly top: number;
  /** The visible height, in pixels. */
  readonly shown: number;
  readonly isAway: boolean;
  readonly isPinned: boolean;
  readonly onHeight: (slot: Slot, height: number) => void;
}): ReactNode {
  const { slot, lineTop, lineHeight } = props.marginSlot;
  const element = useSlotHeight(slot, props.onHeight);
  const isClosed = props.shown < props.marginSlot.height;
  const middle = lineTop + Math.min(lineHeight, LINE_HEIGHT) / 2;
  return (
    <>
      <Link from={middle} to={props.top + MARGIN_HEAD} isPinned={props.isPinned} />
      <div
        id={slotId(slot.key)}
        className="diff-margin-comment"
        data-slot={slot.key}
        data-held={props.isPinned || undefined}
        data-closed={isClosed || undefined}
        style={isClosed ? { top: props.top, height: props.shown } : { top: props.top }}
      >
        <div ref={element}>
          {props.isAway && slot.awayNote}
          {slot.content}
        </div>
      </div>
    </>
  );
}

/** The thin rule from the end of a line to its slot in the margin. */
function Link(props: { readonly from: number; readonly to: number; readonly isPinned: boolean }): ReactNode {
  const { from, to } = props;
  const top = Math.min(from, to);
  const height = Math.abs(to - from) + 2;
  const [start, end] = [from - top + 1, to - top + 1];
  return (
    <svg
      className="diff-margin-comment-link"
      data-held={props.isPinned || undefined}
      aria-hidden="true"
      width={MARGIN_REACH}
      height={height}
      style={{ top: top - 1 }}
    >
      <path d={`M0 ${start}H${MARGIN_REACH / 2}V${end}H${MARGIN_REACH}`} />
    </svg>
  );
}

/** Reports the rendered height of a slot, at once and whenever it changes; returns the ref for its element. */
function useSlotHeight(slot: Slot, onHeight: (slot: Slot, height: number) => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return;
    onHeight(slot, observed.offsetHeight);
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => onHeight(slot, observed.offsetHeight));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [slot, onHeight]);
  return element;
}
