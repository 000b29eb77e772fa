import { type RefObject, useLayoutEffect, useRef } from "react";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { FileModel, LayoutFacts } from "../models/FileModel.ts";
import { rowTop } from "../models/FileRows.ts";
import { fileAt, type FileStack, heightOfPlace, placeAt, type ReadingPlace } from "../models/FileStack.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import { carryLine } from "../patch/patchLines.ts";
import type { Stretch, Viewport } from "../Viewport.ts";
import type { Cursor } from "./Cursor.ts";

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

interface Held {
  readonly key: string;
  /** A line of `patch`. */
  readonly line: number;
  readonly patch: Patch;
}

/** A line that is to stay where it is on the screen at the next change of its file's patch, and no longer. */
export class HeldLine {
  #held: Held | null = null;

  /** Holds a line, or none. */
  hold(line: Held | null): void {
    this.#held = line;
  }

  /** Lets go of the line and gives its height before and after its file's patch changed; null where that has not. */
  take(before: FileStack, now: FileStack): { readonly from: number; readonly to: number } | null {
    const held = this.#held;
    if (held === null) return null;
    const { key, line, patch } = held;
    const patchIn = (stack: FileStack): Patch | null => stack.models[stack.placeOf(key)]?.patch ?? null;
    const [first, second] = [patchIn(before), patchIn(now)];
    if (first === null || second === null || first === second) return null;
    this.#held = null;
    const from = heightOfPlace(before, { key, line: carryLine(patch, first, line), offset: 0 });
    const to = heightOfPlace(now, { key, line: carryLine(patch, second, line), offset: 0 });
    return from === null || to === null ? null : { from, to };
  }
}

/** Names a place of an earlier stack as it stands in the present one, whose patches may show more or less. */
function carryPlace(before: FileStack, now: FileStack, place: ReadingPlace): ReadingPlace {
  if (place.line === null) return place;
  const modelIn = (stack: FileStack): FileModel | undefined => stack.models[stack.placeOf(place.key)];
  return { ...place, line: carryLine(modelIn(before)?.patch ?? null, modelIn(now)?.patch ?? null, place.line) };
}

/** Where what is held stood and stands. */
interface HeldBySlotsHeld {
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
): HeldBySlotsHeld | null {
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

function held(from: number | null, to: number | null, inSight: Stretch): HeldBySlotsHeld | null {
  return from === null || to === null || from < inSight.from || from >= inSight.to ? null : { from, to };
}

/** Gives the height in a stack at which a slot stands between the lines of a file; null where it does not. Linear in the file's bands. */
function heightOfSlot(stack: FileStack, fileKey: string, slotKey: string): number | null {
  const index = stack.placeOf(fileKey);
  const rows = stack.models[index]?.rows ?? null;
  if (rows === null || stack.collapsed.has(fileKey)) return null;
  const band = rows.bands.findIndex((one) => one.kind === "slot" && one.slot.key === slotKey);
  if (band === -1) return null;
  return (stack.tops[index] ?? 0) + FILE_HEADER_HEIGHT + rowTop(rows, rows.bandRows[band] ?? 0);
}
