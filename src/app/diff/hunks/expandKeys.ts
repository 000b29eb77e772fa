import { visibleCursor } from "../controller/cursorGeometry.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { gapAbove, hasHiddenLines } from "../patch/patchGaps.ts";
import type { ReaderCommand, ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { AnchoredLine, ReaderView } from "../controller/ReaderView.ts";
import { describeExpansion, expandGap } from "../controller/Expansions.ts";

const isEnabled = ({ expansions, stack }: ReaderView): boolean => expansions !== null && stack.models.length > 0;

const COMMANDS: readonly ReaderCommand[] = [
  { keys: "Shift+G", label: "Show 20 more lines around the cursor", isEnabled, run: expandAround },
  { keys: "Shift+E", label: "Show the whole file or only the changes", isEnabled, run: expandWhole },
];

/** Expands lines by key around the cursor, which keeps its place on the screen, or around the uppermost visible line. */
export function expandKeys(): ReaderFeature {
  return { commands: COMMANDS };
}

function expandAround(reader: ReaderController): void {
  const { cursor, expansions } = reader.view;
  if (cursor !== null && reader.openAt(cursor)) return;
  const at = anchorLine(reader);
  if (at === null) return announceNone(reader);
  const after = at.patch.hunks.findIndex(({ end }) => at.line < end);
  const hunk = after === -1 ? at.patch.hunks.length - 1 : after;
  const above = gapAbove(at.patch, hunk, Infinity);
  const below = gapAbove(at.patch, hunk + 1, Infinity);
  expansions?.show(
    at.key,
    () => expandGap(above, "up"),
    () => expandGap(below, "down"),
  );
}

function expandWhole(reader: ReaderController): void {
  const at = anchorLine(reader);
  if (at === null) announceNone(reader);
  else reader.view.expansions?.toggleWhole(at.key);
}

function announceNone({ view }: ReaderController): void {
  view.page.announce(describeExpansion({ kind: "none" }));
}

/** Returns the file and line to expand at, and anchors the line; null if nothing can be expanded. */
function anchorLine(reader: ReaderController): AnchoredLine | null {
  const { stack, cursor } = reader.view;
  const at = cursor ?? visibleCursor(reader.viewport, stack);
  const model = stack.modelOf(at?.key);
  const patch = model?.patch ?? null;
  if (at === null || model === undefined || patch === null || patch.hunks.length === 0) return null;
  if (!hasHiddenLines(model.file) || stack.collapsed.has(at.key)) return null;
  const line = { key: at.key, line: at.line, patch };
  reader.anchoredLine = at.line === NO_LINE ? null : line;
  return line;
}

export function collapseKeys(): ReaderFeature {
  const run = ({ view, collapseAll }: ReaderController): void =>
    collapseAll(view.stack.collapsed.size < view.stack.models.length);
  return { commands: [{ keys: "Shift+C", label: "Collapse or expand all files", run }] };
}
