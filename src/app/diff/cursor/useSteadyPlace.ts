import { useLayoutEffect, useRef, type RefObject } from "react";
import { carryPlace } from "./carryPlace.ts";
import { heldBySlots } from "./heldBySlots.ts";
import type { HeldLine } from "./HeldLine.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { Cursor } from "./moveCursor.ts";
import { heightOfPlace, placeAt, type FileStack } from "../models/stackFiles.ts";
import type { Viewport } from "../Viewport.ts";

/**
 * Keeps the first row one can read where it is on the screen whenever the heights around it have changed; at a change of
 * the file of a held line that line, if it is in sight, which is then held no longer; where slots alone have changed the
 * slot that one is in, or the cursor's line. Who has just jumped to another part has read nothing there yet: then all stays
 * where it comes to stand, which spares the browser a second layout.
 */
export function useSteadyPlace(
  viewport: Viewport,
  stack: FileStack,
  held: HeldLine,
  cursor: RefObject<Cursor | null>,
): void {
  const before = useRef(stack);
  useLayoutEffect(() => {
    const previous = before.current;
    before.current = stack;
    if (previous === stack) return;
    const y = viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
    const line = held.take(previous, stack);
    if (line !== null && line.from >= y && line.from < viewport.top + viewport.height) {
      viewport.follow(line.to - line.from);
      return;
    }
    const inSight = { from: viewport.top, to: viewport.top + viewport.height };
    const ofSlots = heldBySlots(previous, stack, inSight, { slot: slotInFocus(), cursor: cursor.current });
    if (ofSlots !== null) {
      viewport.follow(ofSlots.to - ofSlots.from);
      return;
    }
    const hasJumped = Math.abs(viewport.top - viewport.seenAt) > viewport.height;
    if (hasJumped && previous.models.length === stack.models.length) return;
    const place = viewport.top + viewport.inset < 0 ? null : placeAt(previous, y);
    const now = place === null ? null : heightOfPlace(stack, carryPlace(previous, stack, place));
    if (now !== null) viewport.follow(now - y);
  }, [viewport, stack, held, cursor]);
  useLayoutEffect(() => {
    viewport.see();
  });
}

/** The slot that has the focus. */
function slotInFocus(): { readonly fileKey: string; readonly key: string } | null {
  const slot = document.activeElement?.closest<HTMLElement>(".diff-slot");
  const fileKey = slot?.closest<HTMLElement>(".diff-file")?.dataset["key"];
  const key = slot?.dataset["slot"];
  return fileKey === undefined || key === undefined ? null : { fileKey, key };
}
