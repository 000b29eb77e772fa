import { enterComment, leaveComment } from "../cursor/commentNavigation.ts";
import { numberAtCursor } from "../controller/Cursor.ts";
import { displayText } from "../displayText.ts";
import { locationHasLine, type DiffLocation } from "../models/DiffLocation.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { lineOnSide, numberOfLine } from "../patch/patchLines.ts";
import { followMove } from "./moveLinks.ts";
import type { ReaderCommand, ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import { locationAtCursor } from "./CommentButton.tsx";

const selectedLinesText = (which: string, path: string): string => `${which} of ${path} selected`;

const isEnabled = ({ cursor }: ReaderView): boolean => cursor !== null;
const isMarked = ({ marked }: ReaderView): boolean => marked !== null && marked.lines !== null;

const COMMANDS: readonly ReaderCommand[] = [
  { keys: "x", label: "Select line", isEnabled, run: select },
  { keys: "Shift+J", label: "Extend selection to the next line", isEnabled, run: (reader) => extend(reader, 1) },
  { keys: "Shift+K", label: "Extend selection to the previous line", isEnabled, run: (reader) => extend(reader, -1) },
  {
    keys: "Escape",
    label: "Return from a comment to its line, or clear the selection",
    isEnabled: (view) => isMarked(view) || view.slots.size > 0 || view.props.onEscape !== undefined,
    run: (reader) => {
      if (leaveComment(reader)) return;
      if (isMarked(reader.view)) clear(reader);
      else reader.view.props.onEscape?.();
    },
  },
  {
    keys: "Enter",
    label: "Go to the comments of the line or the other end of a move, expand a hunk, or toggle the file",
    isEnabled,
    run: act,
  },
];

/**
 * Selects lines by key: `x` the line of the cursor, Shift with `j` and `k` more of its side, Escape none. Enter moves
 * from the line to its comments, and Escape back. Without comments, Enter runs the action of the host, or goes to the
 * other end of a moved line; it expands a collapsed hunk, and toggles a file at its header.
 */
export function lineKeys(): ReaderFeature {
  return { commands: COMMANDS };
}

function select(reader: ReaderController): void {
  const { cursor, marked } = reader.view;
  const at = numberAtCursor(reader.modelAtCursor?.patch ?? null, cursor, marked);
  if (cursor === null || at === null) return;
  const isAlone = marked?.lines?.line === marked?.lines?.to;
  if (isAlone && locationHasLine(marked, cursor.key, at)) return clear(reader);
  put(reader, { path: cursor.key, lines: { side: at.side, line: at.number, to: at.number } });
}

function extend(reader: ReaderController, direction: 1 | -1): void {
  const { cursor, marked } = reader.view;
  const patch = reader.modelAtCursor?.patch ?? null;
  const at = numberAtCursor(patch, cursor, marked);
  if (patch === null || cursor === null || at === null) return;
  const lines = marked?.path === cursor.key && marked.lines?.side === at.side ? marked.lines : null;
  // The end without the cursor stays in place.
  const anchor = lines?.line === at.number ? lines.to : lines?.to === at.number ? lines.line : null;
  const line = lineOnSide(patch, at.side, cursor.line + direction, direction);
  const next = anchor === null || line === NO_LINE ? at : (numberOfLine(patch, line, at.side) ?? at);
  if (next !== at) reader.moveTo({ key: cursor.key, line, waitsFor: null });
  const from = anchor ?? at.number;
  const [first, last] = [Math.min(from, next.number), Math.max(from, next.number)];
  put(reader, { path: cursor.key, lines: { side: at.side, line: first, to: last } });
}

function put(reader: ReaderController, next: DiffLocation): void {
  reader.mark(next);
  reader.view.page.announce(describeLocation(next));
}

function clear(reader: ReaderController): void {
  reader.mark(null);
  reader.view.page.announce("No lines selected");
}

function act(reader: ReaderController): void {
  const { cursor, props } = reader.view;
  if (cursor === null || reader.openAt(cursor) || enterComment(reader, cursor)) return;
  const at = locationAtCursor(reader.view, cursor);
  if (at.line === 0) reader.toggle(cursor.key);
  else if (props.onAct !== undefined) props.onAct(at);
  else followMove(reader);
}

/** Returns the screen reader text for the selected lines: "lines 12 to 20 of src/a.ts selected". */
function describeLocation({ path, lines }: DiffLocation): string {
  if (lines === null) return `${displayText(path)} selected`;
  const { side, line, to } = lines;
  const which = line === to ? `line ${line}` : `lines ${line} to ${to}`;
  return selectedLinesText(side === "old" ? `old ${which}` : which, displayText(path));
}
