import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { rowTop } from "../models/FileRows.ts";
import { fileAt, type FileStack, heightOfPosition, stackPositionAt, type StackPosition } from "../models/FileStack.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { portLine } from "../patch/patchLines.ts";
import type { ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import type { PixelRange } from "../Viewport.ts";
import type { Cursor } from "../controller/Cursor.ts";

/**
 * Keeps the first readable row at its place on the screen when heights around it change. When the file of an anchored
 * line changes, that line is kept instead, if it is visible, and is then released. When only slots have changed, the
 * focused slot or the line of the cursor is kept. After a jump nothing is kept, since the user has read nothing there
 * yet; that saves the browser a second layout.
 */
export function scrollAnchor(reader: ReaderController): ReaderFeature {
  const { viewport } = reader;
  return {
    afterLayout: ({ stack }, before) => {
      if (before !== null && before.stack !== stack) viewport.follow(shiftOf(reader, before, stack));
      viewport.see();
    },
  };
}

/** Returns how far the content that must stay in place was moved by a new layout, in pixels. */
function shiftOf(reader: ReaderController, { stack: previous, cursor }: ReaderView, stack: FileStack): number {
  const { viewport } = reader;
  const y = viewport.top + viewport.inset + FILE_HEADER_HEIGHT;
  const line = takeAnchoredLine(reader, previous, stack);
  if (line !== null && line.from >= y && line.from < viewport.top + viewport.height) return line.to - line.from;
  const visible = { from: viewport.top, to: viewport.top + viewport.height };
  const ofSlots = findSlotAnchor(previous, stack, visible, { slot: slotInFocus(), cursor });
  if (ofSlots !== null) return ofSlots.to - ofSlots.from;
  const hasJumped = Math.abs(viewport.top - viewport.readTop) > viewport.height;
  if (hasJumped && previous.models.length === stack.models.length) return 0;
  const position = viewport.top + viewport.inset < 0 ? null : stackPositionAt(previous, y);
  const now = position === null ? null : heightOfPosition(stack, portPosition(previous, stack, position));
  return now === null ? 0 : now - y;
}

function slotInFocus(): { readonly fileKey: string; readonly key: string } | null {
  const slot = document.activeElement?.closest<HTMLElement>(".diff-slot");
  const fileKey = slot?.closest<HTMLElement>(".diff-file")?.dataset["key"];
  const key = slot?.dataset["slot"];
  return fileKey === undefined || key === undefined ? null : { fileKey, key };
}

/** Releases the anchored line if the patch of its file changed, and returns where it was and is; else null. */
function takeAnchoredLine(reader: ReaderController, before: FileStack, now: FileStack): AnchorShift | null {
  if (reader.anchoredLine === null) return null;
  const { key, line, patch } = reader.anchoredLine;
  const [first = null, second = null] = [before.modelOf(key)?.patch, now.modelOf(key)?.patch];
  if (first === null || second === null || first === second) return null;
  reader.anchoredLine = null;
  const from = heightOfPosition(before, { key, line: portLine(patch, first, line), offset: 0 });
  const to = heightOfPosition(now, { key, line: portLine(patch, second, line), offset: 0 });
  return from === null || to === null ? null : { from, to };
}

/** Maps a place of an earlier stack to the present one, whose patches may show more or less. */
function portPosition(before: FileStack, now: FileStack, position: StackPosition): StackPosition {
  if (position.line === null) return position;
  const [from = null, to = null] = [before.modelOf(position.key)?.patch, now.modelOf(position.key)?.patch];
  return { ...position, line: portLine(from, to, position.line) };
}

interface AnchorShift {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the anchor when slots alone were added, removed or resized: the focused slot, otherwise
 * the line of the cursor. Null if lines changed too, or neither is visible. Linear in the visible files.
 */
export function findSlotAnchor(
  before: FileStack,
  now: FileStack,
  visible: PixelRange,
  focus: { readonly slot: { readonly fileKey: string; readonly key: string } | null; readonly cursor: Cursor | null },
): AnchorShift | null {
  if (before.collapsed !== now.collapsed || before.models.length !== now.models.length) return null;
  for (let index = Math.max(0, fileAt(before, visible.from)); index <= fileAt(before, visible.to); index++) {
    const [old, current] = [before.models[index], now.models[index]];
    if (old?.patch !== current?.patch || old?.facts !== current?.facts || old?.viewed !== current?.viewed) return null;
  }
  const { slot, cursor } = focus;
  const ofSlot =
    slot === null
      ? null
      : anchored(heightOfSlot(before, slot.fileKey, slot.key), heightOfSlot(now, slot.fileKey, slot.key), visible);
  if (ofSlot !== null || cursor === null) return ofSlot;
  const position = { key: cursor.key, line: cursor.line === NO_LINE ? null : cursor.line, offset: 0 };
  return anchored(heightOfPosition(before, position), heightOfPosition(now, position), visible);
}

function anchored(from: number | null, to: number | null, visible: PixelRange): AnchorShift | null {
  return from === null || to === null || from < visible.from || from >= visible.to ? null : { from, to };
}

/** Returns the position of a slot between the lines of a file; null without one. Linear in its wide rows. */
function heightOfSlot(stack: FileStack, fileKey: string, slotKey: string): number | null {
  const index = stack.fileIndexOf(fileKey);
  const rows = stack.models[index]?.rows ?? null;
  if (rows === null || stack.collapsed.has(fileKey)) return null;
  const wideRow = rows.wideRows.findIndex((one) => one.kind === "slot" && one.slot.key === slotKey);
  if (wideRow === -1) return null;
  return (stack.tops[index] ?? 0) + FILE_HEADER_HEIGHT + rowTop(rows, rows.wideRowNumbers[wideRow] ?? 0);
}
