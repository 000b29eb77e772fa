import { useEffect, useEffectEvent } from "react";
import { ownsKeys } from "#app/ui/ownsKeys.ts";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { copiedLines } from "./copiedLines.ts";
import { copiedText } from "./copiedText.ts";
import { isCaret } from "./isCaret.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { lineOnSide } from "../patch/lineOnSide.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { LineKind } from "../patch/parsePatch.ts";
import { pathText } from "../pathText.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import { shownText } from "../lines/shownText.ts";
import type { DiffSide } from "../Slot.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { TextSelection } from "./TextSelection.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { counted } from "#app/ui/counted.ts";

const linesOf = (count: number): string => counted(count, { one: "line", other: "lines" });

const TEXT = {
  selectAll: "Select all lines of the file",
  copied: (count: number): string => `${linesOf(count)} copied.`,
  leftOut: (count: number): string =>
    counted(count, {
      one: "file was left out because its lines are not loaded yet; they are asked for now.",
      other: "files were left out because their lines are not loaded yet; they are asked for now.",
    }),
  selected: (count: number, path: string): string => `${linesOf(count)} of ${path} selected`,
} as const;

/**
 * Copies what is selected out of the lines themselves, drawn or not: selected text, or else the marked lines. `Mod+A`
 * selects the lines of the cursor's file, on the cursor's side.
 */
export function useCopyLines(reader: {
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly cursor: Cursor | null;
  readonly place: ReaderPlace | null;
  readonly selection: TextSelection | null;
  readonly select: (selection: TextSelection) => void;
  readonly onNeed: (keys: readonly string[]) => void;
}): void {
  const { stack, models, cursor, place, selection, select, onNeed } = reader;
  const announce = useAnnounce();

  const copy = useEffectEvent((event: ClipboardEvent): void => {
    if (event.defaultPrevented || event.clipboardData === null || ownsKeys(event.composedPath()[0])) return;
    const put = (text: string): void => {
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
    };
    if (selection !== null && !isCaret(selection)) {
      const { text, lines, missing } = copiedText(stack, models, selection);
      put(text);
      announce(missing.length === 0 ? TEXT.copied(lines) : `${TEXT.copied(lines)} ${TEXT.leftOut(missing.length)}`);
      if (missing.length > 0) onNeed(missing);
      return;
    }
    if (place === null || place.lines === null || getSelection()?.isCollapsed === false) return;
    const model = stack.models[stack.placeOf(place.path)];
    const patch = model === undefined ? null : models.patchOf(model);
    if (patch === null) return;
    const text = copiedLines(patch, place.lines);
    put(text);
    announce(TEXT.copied(text.replace(/\n$/, "").split("\n").length));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => copy(event);
    document.addEventListener("copy", listen);
    return () => document.removeEventListener("copy", listen);
  }, []);

  const model = stack.models[stack.placeOf(cursor?.key)];
  const selectAll = (): void => {
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
    select(all);
    announce(TEXT.selected(copiedText(stack, models, all).lines, pathText(file)));
  };
  const enabled = model !== undefined && model.patch !== null && !stack.collapsed.has(model.file.key);
  useShortcut("Mod+A", TEXT.selectAll, shortcutGroups.reader, selectAll, { enabled });
}
