import { useSyncExternalStore } from "react";
import { coarsePointer } from "#app/ui/coarsePointer.ts";
import { TOUCH_HEIGHT } from "./measures.ts";

/** Gives how high something that one presses is, in CSS pixels: as usual, or high enough for a finger where one points with that. */
export function useTouchHeight(usual: number): number {
  const isCoarse = useSyncExternalStore(coarsePointer.subscribe, coarsePointer.current, coarsePointer.current);
  return isCoarse ? TOUCH_HEIGHT : usual;
}
