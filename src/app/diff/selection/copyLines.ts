import { counted } from "#app/ui/format.ts";
import { ownsKeys } from "#app/ui/keyChord.ts";
import { pathText } from "../DiffFile.ts";
import { shownText } from "../lines/lineWidth.ts";
import { LineKind, NO_LINE } from "../patch/Patch.ts";
import { lineOnSide } from "../patch/patchLines.ts";
import type { ReaderController, ReaderFeature } from "../reader/ReaderController.ts";
import type { ReaderView } from "../reader/ReaderView.ts";
import type { DiffSide } from "../Slot.ts";
import { copiedLines, copiedText } from "./copiedText.ts";
import { isCaret, type TextSelection } from "./TextSelection.ts";

const linesOf = (count: number): string => counted(count, { one: "line", other: "lines" });

const TEXT = {
  selectAll: "Select all lines of the file",
  copied: (count: number): string => `${linesOf(count)} copied.`,
  leftOut: (count: number): string =>
    counted(count, {
      one: "file was skipped because its lines are still loading. Copy again in a moment.",
      other: "files were skipped because their lines are still loading. Copy again in a moment.",
    }),
  selected: (count: number, path: string): string => `${linesOf(count)} of ${path} selected`,
} as const;

/**
 * Follows the selected text, and copies it, or else the selected lines, from the patch, rendered or not. `Mod+A` selects
 * the lines of the cursor's file on the cursor's side.
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
      const { text, lines, missing } = copiedText(stack, models, selection);
      put(text);
      const leftOut = missing.length === 0 ? "" : ` ${TEXT.leftOut(missing.length)}`;
      page.announce(TEXT.copied(lines) + leftOut);
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
    commands: [{ keys: "Mod+A", label: TEXT.selectAll, isEnabled: canSelectAll, run: selectAll }],
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

function canSelectAll({ stack, cursor }: ReaderView): boolean {
  const model = stack.modelOf(cursor?.key);
  return model !== undefined && model.patch !== null && !stack.collapsed.has(model.file.key);
}

function selectAll(reader: ReaderController): void {
  const { modelAtCursor: model } = reader;
  const { stack, models, cursor, page } = reader.view;
  if (model === undefined || model.patch === null || cursor === null) return;
  const { file, patch, lengths } = model;
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
  page.announce(TEXT.selected(copiedText(stack, models, all).lines, pathText(file)));
}
