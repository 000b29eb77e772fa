import { counted } from "#app/ui/format.ts";
import { ownsKeys } from "#app/ui/Kbd.tsx";
import { visibleCursor } from "../controller/cursorGeometry.ts";
import { pathText } from "../patch/DiffFile.ts";
import { shownText } from "../models/lineWidth.ts";
import { type DiffSide, LineKind, NO_LINE } from "../patch/Patch.ts";
import { lineOnSide } from "../patch/patchLines.ts";
import type { ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import { copiedLines, copiedText } from "./copiedText.ts";
import { isCaret, type TextSelection } from "../controller/TextSelection.ts";

const linesOf = (count: number): string => counted(count, "line");

const TEXT = {
  copied: (count: number): string => `${linesOf(count)} copied.`,
  missing: (count: number): string =>
    counted(
      count,
      "file was skipped because its lines are still loading. Copy again in a moment.",
      "files were skipped because their lines are still loading. Copy again in a moment.",
    ),
} as const;

/**
 * Follows the selected text, and copies it, or else the selected lines, from the patch, rendered or not; says what it
 * leaves out. `Mod+A` selects the lines of the cursor's file on the cursor's side, or of the file at the top.
 */
export function copyLines(reader: ReaderController): ReaderFeature {
  const { selector } = reader;
  const copy = (event: ClipboardEvent): void => {
    if (event.defaultPrevented || event.clipboardData === null || ownsKeys(event.composedPath()[0])) return;
    const { stack, models, selection, marked, props, page } = reader.view;
    const put = (text: string): void => {
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
    };
    if (selection !== null && !isCaret(selection)) {
      const { text, lines, missing, isCollapsed } = copiedText(stack, models, selection);
      put(text);
      const message = [
        TEXT.copied(lines),
        ...(isCollapsed ? ["Collapsed parts were skipped."] : []),
        ...(missing.length === 0 ? [] : [TEXT.missing(missing.length)]),
      ].join(" ");
      if (message === TEXT.copied(lines)) page.announce(message);
      else page.toast({ text: message });
      if (missing.length > 0) props.onNeed(missing);
      return;
    }
    if (marked === null || marked.lines === null || getSelection()?.isCollapsed === false) return;
    const model = stack.modelOf(marked.path);
    const patch = model === undefined ? null : models.patchOf(model);
    if (patch === null) return;
    const text = copiedLines(patch, marked.lines);
    put(text);
    page.announce(TEXT.copied(text.replace(/\n$/, "").split("\n").length));
  };
  return {
    commands: [{ keys: "Mod+A", label: "Select all lines of the file", run: selectAll }],
    attach: (root) => {
      const leave = selector.attach(root);
      document.addEventListener("copy", copy);
      return () => {
        leave();
        document.removeEventListener("copy", copy);
      };
    },
    afterLayout: ({ stack, selection }, before) => {
      if (before?.stack !== stack || before.selection !== selection) selector.afterDraw(stack);
    },
  };
}

function selectAll(reader: ReaderController): void {
  const { stack, models, page } = reader.view;
  const cursor = reader.view.cursor ?? visibleCursor(reader.viewport, stack);
  const model = stack.modelOf(cursor?.key);
  if (model === undefined || cursor === null) return;
  const { file, patch, lengths } = model;
  if (patch === null || stack.collapsed.has(file.key))
    return page.toast({
      text: `The lines of ${pathText(file)} are not shown yet. Expand the file, or try again in a moment.`,
    });
  const own: DiffSide = patch.kinds[cursor.line] === LineKind.removed ? "old" : "new";
  const side = lineOnSide(patch, own, 0, 1) === NO_LINE ? "old" : own;
  const [first, last] = [lineOnSide(patch, side, 0, 1), lineOnSide(patch, side, patch.lineCount - 1, -1)];
  if (first === NO_LINE) return;
  const all: TextSelection = {
    side,
    anchor: { key: file.key, patch, line: first, offset: 0 },
    focus: { key: file.key, patch, line: last, offset: shownText(patch, last, lengths).length },
  };
  reader.selector.select(all);
  page.announce(`${linesOf(copiedText(stack, models, all).lines)} of ${pathText(file)} selected`);
}
