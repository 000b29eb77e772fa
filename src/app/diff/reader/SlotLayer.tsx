import { type CSSProperties, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from "react";
import { PaperContext } from "#app/ui/Paper.tsx";
import type { FileModel } from "../models/FileModel.ts";
import { rowOfLine, rowTop, wideRowAt } from "../models/FileRows.ts";
import { type Slot, slotId } from "../models/Slot.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { lineOfNumber } from "../patch/patchLines.ts";
import type { PixelRange } from "../Viewport.ts";

/** The slots of a file in a range: those between the lines over the whole width, those beside a line at its right end. */
export function SlotLayer(props: {
  readonly model: FileModel;
  readonly range: PixelRange;
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
