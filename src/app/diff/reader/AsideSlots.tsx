import type { ReactNode } from "react";
import { arrangeAside } from "../models/arrangeAside.ts";
import type { AsideSlot } from "../models/asideSlots.ts";
import "./aside.css";
import { ASIDE_HEAD, ASIDE_REACH, LINE_HEIGHT } from "../measures.ts";
import type { Slot } from "../Slot.ts";
import { slotId } from "../models/slotId.ts";
import { useSlotHeight } from "./useSlotHeight.ts";
import type { Stretch } from "../Viewport.ts";

/** The slots in the margin of a file that stand in a stretch, each joined to its line. */
export function AsideSlots(props: {
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
