import type { ReactNode } from "react";
import { AsideSlots } from "./AsideSlots.tsx";
import { bandOfRow } from "../models/bandOfRow.ts";
import type { FileModel } from "../models/FileModel.ts";
import { rowOfLine, rowTop } from "../models/rowGeometry.ts";
import type { Slot } from "../Slot.ts";
import { slotId } from "../models/slotId.ts";
import { useSlotHeight } from "./useSlotHeight.ts";
import type { Stretch } from "../Viewport.ts";

/**
 * The slots of a file that stand in a stretch: those between the lines over the whole width, those beside at its right, those
 * aside in the reader's margin.
 */
export function SlotLayer(props: {
  readonly model: FileModel;
  readonly stretch: Stretch;
  /** Names the slot in the margin that stands at its very line. */
  readonly heldAside: string | null;
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
      {model.aside !== null && (
        <AsideSlots
          slots={model.aside}
          adrift={slots.adrift}
          stretch={stretch}
          held={props.heldAside}
          onHeight={onHeight}
        />
      )}
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
  const element = useSlotHeight(slot, onHeight);
  return (
    <div ref={element} className="diff-slot" id={slotId(slot.key)} data-slot={slot.key} style={{ top }}>
      {props.isAdrift && slot.adrift}
      {slot.content}
    </div>
  );
}
