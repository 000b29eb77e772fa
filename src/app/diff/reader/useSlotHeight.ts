import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Slot } from "../Slot.ts";

/** Tells how tall a slot is drawn, at once and whenever that changes; gives what to hang on its element. */
export function useSlotHeight(
  slot: Slot,
  onHeight: (slot: Slot, height: number) => void,
): RefObject<HTMLDivElement | null> {
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
