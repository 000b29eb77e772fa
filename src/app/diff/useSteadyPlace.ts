import { useLayoutEffect, useRef } from "react";
import { FILE_HEADER_HEIGHT } from "./measures.ts";
import { heightOfPlace, placeAt, type FileStack } from "./stackFiles.ts";
import type { Viewport } from "./Viewport.ts";

/** Keeps the first row one can read where it is on the screen whenever the heights around it have changed. */
export function useSteadyPlace(viewport: Viewport, stack: FileStack): void {
  const before = useRef(stack);
  useLayoutEffect(() => {
    const previous = before.current;
    before.current = stack;
    if (previous === stack) return;
    const y = viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
    const place = viewport.top + viewport.inset < 0 ? null : placeAt(previous, y);
    const now = place === null ? null : heightOfPlace(stack, place);
    if (now === null) viewport.read();
    else viewport.scrollBy(now - y);
  }, [viewport, stack]);
}
