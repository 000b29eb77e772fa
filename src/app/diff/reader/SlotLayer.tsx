import { useLayoutEffect, useRef, type ReactNode } from "react";
import { bandOfRow } from "../models/bandOfRow.ts";
import type { FileModel } from "../models/FileModel.ts";
import { rowOfLine, rowTop } from "../models/rowGeometry.ts";
import type { Slot } from "../Slot.ts";
import type { Stretch } from "../Viewport.ts";

/** The slots of a file that stand in a stretch: those between the lines over the whole width, those beside at its right. */
export function SlotLayer(props: {
  readonly model: FileModel;
  readonly stretch: Stretch;
  readonly onHeight: (slot: Slot, height: number) => void;
}): ReactNode {
  const { model, stretch, onHeight } = props;
  const { rows, slots } = model;
  if (rows === null || slots === null) return null;
  const isNear = (top: number, bottom: number): boolean => bottom >= stretch.from && top <= stretch.to;
  const between = rows.bands.flatMap((band, index) => {
    const row = rows.bandRows[index] ?? 0;
    if (band.kind !== "slot") return [];
    if (band.slot.staysDrawn !== true && !isNear(rowTop(rows, row), rowTop(rows, row + 1))) return [];
    const isAdrift = slots.adrift.has(band.slot.key);
    const top = rowTop(rows, row);
    return [<SlotRow key={band.slot.key} slot={band.slot} isAdrift={isAdrift} top={top} onHeight={onHeight} />];
  });
  const beside = [...slots.beside].flatMap(([line, at]) => {
    const row = rowOfLine(rows, line);
    const top = rowTop(rows, row);
    if (bandOfRow(rows, row) !== null || !isNear(top, top)) return [];
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

function SlotRow(props: {
  readonly slot: Slot;
  readonly isAdrift: boolean;
  readonly top: number;
  readonly onHeight: (slot: Slot, height: number) => void;
}): ReactNode {
  const { slot, top, onHeight } = props;
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
  return (
    <div ref={element} className="diff-slot" data-slot={slot.key} style={{ top }}>
      {props.isAdrift && slot.adrift}
      {slot.content}
    </div>
  );
}
