import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { ASIDE_HEAD, ASIDE_REACH, LINE_HEIGHT } from "../measures.ts";
import type { FileModel } from "../models/FileModel.ts";
import { bandOfRow, rowOfLine, rowTop } from "../models/FileRows.ts";
import { arrangeAside, type AsideSlot } from "../models/marginSlots.ts";
import { type Slot, slotId } from "../Slot.ts";
import type { Stretch } from "../Viewport.ts";
import "./aside.css";

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

/** The slots in the margin of a file that stand in a stretch, each joined to its line. */
function AsideSlots(props: {
  readonly slots: readonly AsideSlot[];
  /** Keys of those whose own line is not shown. */
  readonly adrift: ReadonlySet<string>;
  readonly stretch: Stretch;
  /** Names the one that stands at its very line. */
  readonly held: string | null;
  readonly onHeight: (slot: Slot, height: number) => void;
}): ReactNode {
  const { slots, adrift, stretch, held, onHeight } = props;
  const { tops, heights } = arrangeAside(
    slots,
    slots.findIndex(({ slot }) => slot.key === held),
  );
  return slots.map((place, at) => {
    const top = tops[at] ?? 0;
    const first = Math.min(top, place.lineTop);
    const last = Math.max(top + place.height, place.lineTop + place.lineHeight);
    if (place.slot.staysDrawn !== true && (last < stretch.from || first > stretch.to)) return null;
    const { key } = place.slot;
    return (
      <Aside
        key={key}
        place={place}
        top={top}
        shown={heights[at] ?? place.height}
        isAdrift={adrift.has(key)}
        isHeld={key === held}
        onHeight={onHeight}
      />
    );
  });
}

function Aside(props: {
  readonly place: AsideSlot;
  readonly top: number;
  /** How much of it is shown, in pixels. */
  readonly shown: number;
  readonly isAdrift: boolean;
  readonly isHeld: boolean;
  readonly onHeight: (slot: Slot, height: number) => void;
}): ReactNode {
  const { slot, lineTop, lineHeight } = props.place;
  const element = useSlotHeight(slot, props.onHeight);
  const isClosed = props.shown < props.place.height;
  const middle = lineTop + Math.min(lineHeight, LINE_HEIGHT) / 2;
  return (
    <>
      <Link from={middle} to={props.top + ASIDE_HEAD} isHeld={props.isHeld} />
      <div
        id={slotId(slot.key)}
        className="diff-aside"
        data-slot={slot.key}
        data-held={props.isHeld || undefined}
        data-closed={isClosed || undefined}
        style={isClosed ? { top: props.top, height: props.shown } : { top: props.top }}
      >
        <div ref={element}>
          {props.isAdrift && slot.adrift}
          {slot.content}
        </div>
      </div>
    </>
  );
}

/** The thin rule from a line's end to the head of what is said of it. */
function Link(props: { readonly from: number; readonly to: number; readonly isHeld: boolean }): ReactNode {
  const { from, to } = props;
  const top = Math.min(from, to);
  const height = Math.abs(to - from) + 2;
  const [start, end] = [from - top + 1, to - top + 1];
  return (
    <svg
      className="diff-aside-link"
      data-held={props.isHeld || undefined}
      aria-hidden="true"
      width={ASIDE_REACH}
      height={height}
      style={{ top: top - 1 }}
    >
      <path d={`M0 ${start}H${ASIDE_REACH / 2}V${end}H${ASIDE_REACH}`} />
    </svg>
  );
}

/** Tells how tall a slot is drawn, at once and whenever that changes; gives what to hang on its element. */
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
