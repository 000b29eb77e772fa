import type { LayoutFacts } from "../models/LayoutFacts.ts";
import { heightOfSlot } from "./heightOfSlot.ts";
import type { Cursor } from "./moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { fileAt, heightOfPlace, type FileStack } from "../models/stackFiles.ts";
import type { Stretch } from "../Viewport.ts";

/** Where what is held stood and stands. */
interface Held {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds what is to stay where it is on the screen when slots alone have come, gone, grown or changed to the margin: the slot that one is in, else the
 * cursor's line. Null where lines have changed too, or neither is in sight. Linear in the files in sight.
 */
export function heldBySlots(
  before: FileStack,
  now: FileStack,
  inSight: Stretch,
  focus: { readonly slot: { readonly fileKey: string; readonly key: string } | null; readonly cursor: Cursor | null },
): Held | null {
  if (before.collapsed !== now.collapsed || before.models.length !== now.models.length) return null;
  for (let index = Math.max(0, fileAt(before, inSight.from)); index <= fileAt(before, inSight.to); index++) {
    const [old, current] = [before.models[index], now.models[index]];
    if (old?.patch !== current?.patch || !isSameButAside(old?.facts, current?.facts) || old?.seen !== current?.seen)
      return null;
  }
  const { slot, cursor } = focus;
  const ofSlot =
    slot === null
      ? null
      : held(heightOfSlot(before, slot.fileKey, slot.key), heightOfSlot(now, slot.fileKey, slot.key), inSight);
  if (ofSlot !== null || cursor === null) return ofSlot;
  const place = { key: cursor.key, line: cursor.line === NO_LINE ? null : cursor.line, offset: 0 };
  return held(heightOfPlace(before, place), heightOfPlace(now, place), inSight);
}

/** Whether two layouts differ in nothing but where remarks stand. */
function isSameButAside(a: LayoutFacts | undefined, b: LayoutFacts | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return a === b;
  return (
    a.layout === b.layout &&
    a.tabSize === b.tabSize &&
    a.wrapIn === b.wrapIn &&
    a.numberRoom === b.numberRoom &&
    a.lineHeight === b.lineHeight &&
    a.bandHeight === b.bandHeight
  );
}

function held(from: number | null, to: number | null, inSight: Stretch): Held | null {
  return from === null || to === null || from < inSight.from || from >= inSight.to ? null : { from, to };
}
