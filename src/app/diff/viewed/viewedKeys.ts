import { counted } from "#app/ui/format.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { type Cursor, firstUnviewed, moveCursor } from "../controller/Cursor.ts";
import { visibleCursor } from "../controller/cursorGeometry.ts";
import { describeCursor } from "../controller/describeRow.ts";
import { lowerBound } from "../lowerBound.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { hunkKeysOf, type ViewedHunks } from "../models/viewedHunks.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import type { ReaderCommand, ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import type { ViewedCounts } from "../ViewedMarks.ts";

/**
 * Marks hunks of a file as viewed or not viewed, and records that for undo while the reader is open. Returns the
 * announced message; null if nothing changed.
 */
export function markViewed(
  reader: ReaderController,
  file: string,
  keys: readonly string[],
  isViewed: boolean,
  cursor: Cursor | null = null,
): string | null {
  const { viewed } = reader.view.props;
  const changed = [...new Set(keys)].filter((key) => viewed?.isViewed(key) !== isViewed);
  if (changed.length === 0) return null;
  reader.markings.push({ keys: changed, isViewed, cursor });
  reader.open(file, changed, false);
  return putViewed(reader, changed, isViewed);
}

/** Passes marks to the host and announces them; returns the message. */
function putViewed(reader: ReaderController, keys: readonly string[], isViewed: boolean): string {
  const { props, page } = reader.view;
  props.onViewed?.(keys, isViewed);
  const message = props.viewed === undefined ? "" : viewedMessage(isViewed, keys.length, props.viewed.counts());
  page.announce(message);
  reader.refresh();
  return message;
}

/** Collapses hunks that have been proved, but none that is on the screen: nothing may jump under the reader's eyes. */
export function takeProofs({ view, viewport, collapse }: ReaderController, files: readonly string[]): void {
  const { stack, models } = view;
  for (const file of files) {
    const from = viewport.top - (stack.tops[stack.fileIndexOf(file)] ?? 0) - FILE_HEADER_HEIGHT;
    if (stack.collapsed.has(file)) continue;
    collapse.open(file, models.collapsingIn(file, { from, to: from + viewport.height }), true);
  }
  models.markStale(files);
}

const UNDO = "Undo the last viewed mark";

/** Returns the message on a marking and the rest: "1 hunk viewed, 11 of 40 not viewed". */
function viewedMessage(isViewed: boolean, count: number, { hunks, unviewedHunks }: ViewedCounts): string {
  const left = unviewedHunks === 0 ? "all viewed" : `${unviewedHunks} of ${hunks} not viewed`;
  return `${counted(count, "hunk")} ${isViewed ? "viewed" : "not viewed"}, ${left}`;
}

export function canMark({ viewed, onViewed }: ReaderView["props"]): boolean {
  return viewed !== undefined && onViewed !== undefined;
}

/**
 * Marks the hunk or file of the cursor by key. The cursor moves on to the next unviewed hunk when the marked part
 * collapses, wrapping around at the end; undo moves it back. Without a cursor, the first press only sets it.
 */
export function viewedKeys(reader: ReaderController): ReaderFeature {
  const isEnabled = ({ props, stack }: ReaderView): boolean => canMark(props) && stack.models.length > 0;
  const canUndo = (view: ReaderView): boolean => isEnabled(view) && reader.markings.length > 0;
  const group = shortcutGroups.review;
  const commands: readonly ReaderCommand[] = [
    { keys: "v", label: "Mark hunk as viewed or not viewed", group, isEnabled, run: markHunk },
    {
      keys: "Shift+V",
      label: "Mark file as viewed or not viewed",
      group,
      isEnabled,
      run: () => markFile(reader, take(reader)),
    },
    {
      keys: "z",
      label: "Expand or collapse a hunk that is viewed or formatting-only",
      isEnabled: (view) => isEnabled(view) || view.props.forms?.summary() != null,
      run: collapse,
    },
    { keys: "u", label: UNDO, group, isEnabled: canUndo, run: undo },
    { keys: "Mod+Z", label: UNDO, group, isEnabled: canUndo, run: undo },
  ];
  return { commands };
}

/** Goes to a place once everything is laid out, or on from there to the next unviewed hunk. */
function go(reader: ReaderController, from: Cursor, movesOn: boolean, outcome = ""): void {
  const at = { ...from, waitsFor: null };
  const message = outcome === "" ? "" : `${outcome}. `;
  reader.pursue("viewed", ({ stack, page, props }) => {
    const below = movesOn ? moveCursor(stack, at, "nextUnviewed") : at;
    const isLast = movesOn && below === at;
    const isDone = !canMark(props) || props.viewed?.counts().unviewedHunks === 0;
    if (isLast && isDone) return true;
    const next = isLast ? firstUnviewed(stack) : below;
    if (next === null || (isLast && next.key === at.key && next.line === at.line)) {
      page.announce(`${message}All other hunks are viewed`);
      return true;
    }
    reader.moveTo(next);
    page.announce(
      `${message}${isLast ? "All hunks below are viewed. Continuing from the top. " : ""}${describeCursor(stack, next)}`,
    );
    return true;
  });
}

/** Returns the cursor; without one, sets it to the first visible unviewed hunk and returns null. */
function take(reader: ReaderController): Cursor | null {
  const { stack, cursor, props } = reader.view;
  const first = cursor === null ? visibleCursor(reader.viewport, stack) : null;
  const key = first === null ? null : keyAt(reader.view, first);
  if (first !== null) go(reader, first, key === null || props.viewed?.isViewed(key) === true);
  return cursor;
}

function keyAt({ stack }: ReaderView, at: Cursor): string | null {
  const { patch, viewed } = stack.modelOf(at.key) ?? { patch: null, viewed: null };
  if (patch === null || viewed === null || at.line === NO_LINE || stack.collapsed.has(at.key)) return null;
  return viewed.keys[keyAtLine(patch, viewed, at.line)] ?? null;
}

function mark(reader: ReaderController, at: Cursor, keys: readonly string[], isViewed: boolean): void {
  const message = markViewed(reader, at.key, keys, isViewed, at);
  if (message !== null && isViewed) go(reader, at, true, message);
}

function markFile(reader: ReaderController, at: Cursor | null): void {
  const { stack, props } = reader.view;
  if (at !== null) mark(reader, at, props.viewed?.keysOf(at.key) ?? [], !stack.viewedFiles.has(at.key));
}

function markHunk(reader: ReaderController): void {
  const at = take(reader);
  const key = at === null ? null : keyAt(reader.view, at);
  if (at === null || key === null) markFile(reader, at);
  else mark(reader, at, [key], reader.view.props.viewed?.isViewed(key) !== true);
}

function undo(reader: ReaderController): void {
  const last = reader.markings.pop();
  if (last === undefined) return;
  const message = putViewed(reader, last.keys, !last.isViewed);
  if (last.cursor !== null) go(reader, last.cursor, false, message);
}

function collapse(reader: ReaderController): void {
  const { cursor, page } = reader.view;
  const { patch, viewed } = reader.modelAtCursor ?? { patch: null, viewed: null };
  const hunk = patch?.hunks.findIndex(({ end }) => (cursor?.line ?? NO_LINE) < end) ?? -1;
  if (cursor === null || cursor.line === NO_LINE || viewed?.reasons[hunk] == null)
    page.announce("No hunk at the cursor can be collapsed");
  else reader.open(cursor.key, hunkKeysOf(viewed, hunk), viewed.collapsed[hunk] === 1);
}

/**
 * Returns the index in `keys` of the hunk of a line, -1 if there is none; if several hunks are shown as one, a line
 * between two changes belongs to the upper one. Logarithmic in the hunks.
 */
export function keyAtLine({ hunks }: Patch, { starts, lines }: ViewedHunks, line: number): number {
  const hunk = lowerBound(hunks.length, (index) => (hunks[index]?.end ?? 0) > line);
  if (line < 0 || hunk === hunks.length) return -1;
  const [from, to] = [starts[hunk] ?? 0, starts[hunk + 1] ?? 0];
  if (from === to) return -1;
  return from + Math.max(0, lowerBound(to - from, (index) => (lines[from + index] ?? 0) > line) - 1);
}
