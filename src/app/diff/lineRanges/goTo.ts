import type { Cursor } from "../controller/Cursor.ts";
import { displayText } from "../displayText.ts";
import { type FileModel, yieldLines } from "../models/FileModel.ts";
import type { DiffLocation, LineLocation } from "../models/DiffLocation.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { hasHiddenLines, hiddenRange, type LineRange, lineStarts } from "../patch/patchGaps.ts";
import { lineOfNumber, numberOfLine } from "../patch/patchLines.ts";
import type { ReaderController } from "../controller/ReaderController.ts";

/**
 * Scrolls to a line and sets the cursor there: at once if the lines of the file are loaded, otherwise when they arrive,
 * unless the user has gone elsewhere meanwhile. If the line does not exist, goes to the nearest one and announces that;
 * `onOther` is called with the place reached instead once it is known that the file does not have the lines.
 */
export function goTo(reader: ReaderController, target: LineLocation, onOther?: (reached: DiffLocation) => void): void {
  const { viewport } = reader;
  const { stack, models } = reader.view;
  const index = stack.fileIndexOf(target.key);
  if (index === -1) return;
  reader.expand(target.key);
  models.demand(target.key);
  viewport.scrollTo(stack.tops[index] ?? 0);
  let isExpanded = target.line === 0;
  reader.pursue("goTo", ({ stack, expansions, page }) => {
    const index = stack.fileIndexOf(target.key);
    const model = stack.models[index];
    const top = stack.tops[index] ?? 0;
    const isVisible = top < viewport.top + viewport.height && (stack.tops[index + 1] ?? 0) > viewport.top;
    if (model === undefined || model.content.failure !== null || !isVisible) return true;
    if (model.rows === null || stack.collapsed.has(target.key)) return false;
    if (target.line !== 0 && yieldLines(model)) return false;
    if (!isExpanded && expansions !== null && hiddenLine(model, target, model.content.text) !== null) {
      isExpanded = true;
      expansions.show(target.key, (text) => hiddenLine(model, target, text));
      return false;
    }
    if (expansions?.isWaiting(target.key) === true) return false;
    const isHeader = model.patch === null || target.line === 0;
    const line = isHeader ? NO_LINE : lineOfNumber(model.patch, target.side, target.line);
    const cursor: Cursor = { key: target.key, line, waitsFor: null };
    if (reader.openAt(cursor)) return false;
    reader.moveTo(cursor);
    const missed = target.line === 0 ? null : describeNearestLine(model, target, line);
    if (missed !== null) page.announce(missed);
    const reached = nearestLocation(model, target, line);
    if (reached !== null) onOther?.(reached);
    return true;
  });
}

/** Returns the lines to expand so that a place is visible, as far as known without the text of the file. */
function hiddenLine({ file, patch }: FileModel, location: LineLocation, text: string | null): LineRange | null {
  if (patch === null || !hasHiddenLines(file)) return null;
  const wanted = { from: location.line, to: location.to ?? location.line };
  return hiddenRange(patch, location.side, wanted, text === null ? Infinity : lineStarts(text).length - 1);
}

/**
 * Returns the place reached, at a line of the patch, if the file does not have all wanted lines; null if it has them or
 * that is not known. Linear in the patch.
 */
export function nearestLocation(
  { file, patch, content }: FileModel,
  wanted: LineLocation,
  line: number,
): DiffLocation | null {
  const isKnown = content.text !== null || !hasHiddenLines(file);
  if (wanted.line === 0 || !isKnown) return null;
  const { key: path, side, to = wanted.line } = wanted;
  const first = patch === null ? null : numberOfLine(patch, line, side);
  if (patch === null || first === null) return { path, lines: null };
  const last = numberOfLine(patch, lineOfNumber(patch, side, to), side);
  if (first.side !== side || last?.side !== side) {
    return { path, lines: { side: first.side, line: first.number, to: first.number } };
  }
  if (first.number === wanted.line && last.number === to) return null;
  return { path, lines: { side, line: first.number, to: Math.max(first.number, last.number) } };
}

const SIDE_NAMES = { old: "old line", new: "line" } as const;

/**
 * Returns the message for reaching another line than the wanted one: "src/a.ts has no line 900; showing line 640". Null
 * if it is the wanted one.
 */
function describeNearestLine(model: FileModel, { side, line: wanted }: LineLocation, line: number): string | null {
  const { file, patch, content } = model;
  const at = patch === null ? null : numberOfLine(patch, line, side);
  if (at?.side === side && at.number === wanted) return null;
  const path = displayText((side === "old" ? file.oldPath : file.newPath) ?? file.newPath ?? file.oldPath ?? "");
  const isKnown = content.text !== null || !hasHiddenLines(file);
  const missed = `${path} ${isKnown ? "has no" : "does not show"} ${SIDE_NAMES[side]} ${wanted}`;
  return at === null ? missed : `${missed}; showing ${SIDE_NAMES[at.side]} ${at.number}`;
}
