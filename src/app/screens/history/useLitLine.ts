import { useEffect, type RefObject } from "react";

const LIT = "data-lit";

/** Lights up the line of the graph on which the row stands that the pointer or the focus is on. Draws nothing anew. */
export function useLitLine(graph: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = graph.current;
    if (element === null) return undefined;
    const light = (target: EventTarget | null): void => {
      const row = target instanceof Element ? target.closest(".CommitRow") : null;
      const line = row?.querySelector<SVGElement>("svg[data-line]")?.dataset["line"];
      for (const lit of element.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT);
      if (line === undefined) return;
      for (const stroke of element.querySelectorAll(`svg > [data-line="${line}"]`)) stroke.setAttribute(LIT, "");
    };
    const onOver = ({ target }: Event): void => light(target);
    const onLeave = (): void => light(document.activeElement);
    element.addEventListener("pointerover", onOver);
    element.addEventListener("pointerleave", onLeave);
    element.addEventListener("focusin", onOver);
    element.addEventListener("focusout", onLeave);
    return () => {
      element.removeEventListener("pointerover", onOver);
      element.removeEventListener("pointerleave", onLeave);
      element.removeEventListener("focusin", onOver);
      element.removeEventListener("focusout", onLeave);
    };
  }, [graph]);
}
