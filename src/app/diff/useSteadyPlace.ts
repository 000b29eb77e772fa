import { useLayoutEffect, useRef } from "react";
import { carryPlace } from "./carryPlace.ts";
import type { HeldLine } from "./HeldLine.ts";
import { FILE_HEADER_HEIGHT } from "./measures.ts";
import { heightOfPlace, placeAt, type FileStack } from "./stackFiles.ts";
import type { Viewport } from "./Viewport.ts";

/**
 * Keeps the first row one can read where it is on the screen whenever the heights around it have changed; at a change of
 * the file of a held line that line, if it is in sight, which is then held no longer. Who has just jumped to another part
 * has read nothing there yet: then all stays where it comes to stand, which spares the browser a second layout.
 */
export function useSteadyPlace(viewport: Viewport, stack: FileStack, held: HeldLine): void {
  const before = useRef(stack);
  const seenAt = useRef(0);
  useLayoutEffect(() => {
    const previous = before.current;
    before.current = stack;
    if (previous === stack) return;
    const y = viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
    const line = held.take(previous, stack);
    if (line !== null && line.from >= y && line.from < viewport.top + viewport.height) {
      viewport.scrollBy(line.to - line.from);
      return;
    }
    const hasJumped = Math.abs(viewport.top - seenAt.current) > viewport.height;
    if (hasJumped && previous.models.length === stack.models.length) return;
    const place = viewport.top + viewport.inset < 0 ? null : placeAt(previous, y);
    const now = place === null ? null : heightOfPlace(stack, carryPlace(previous, stack, place));
    if (now !== null) viewport.scrollBy(now - y);
  }, [viewport, stack, held]);
  useLayoutEffect(() => {
    seenAt.current = viewport.top;
  });
}
