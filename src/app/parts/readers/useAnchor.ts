import { useEffect, useEffectEvent, type RefObject } from "react";
import type { AddressedPlace } from "../options/usePlaceVisits.ts";

/** Leads to the heading that the page's address names, each time it comes to name another. */
export function useAnchor(text: RefObject<HTMLElement | null>, { place, isReturn }: AddressedPlace): void {
  const anchor = place === null || place.lines !== null ? null : place.path;
  const lead = useEffectEvent((name: string) => {
    if (isReturn()) return;
    const headings = text.current?.querySelectorAll<HTMLElement>("[data-anchor]") ?? [];
    [...headings].find(({ dataset }) => dataset["anchor"] === name)?.scrollIntoView();
  });
  useEffect(() => {
    if (anchor !== null) lead(anchor);
  }, [anchor]);
}
