import { type RefObject, useEffect, useEffectEvent } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { counted } from "#app/ui/format.ts";
import { ownsKeys } from "#app/ui/keyChord.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { RemarkWay } from "../cursor/commentNavigation.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import { pathText } from "../DiffFile.ts";
import type { LinePlace } from "../lineRanges/useGoTo.ts";
import { useLineKeys } from "../lineRanges/useLineKeys.ts";
import { type MarkedLines, type PlaceLinks, useMarkedLines } from "../lineRanges/useLinkedLines.ts";
import { shownText } from "../lines/lineWidth.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";
import { LineKind, NO_LINE } from "../patch/Patch.ts";
import { lineOnSide } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";
import type { Viewport } from "../Viewport.ts";
import { copiedLines, copiedText } from "./copiedText.ts";
import { isCaret, type TextSelection } from "./TextSelection.ts";
import { type KeptLines, useTextSelection } from "./TextSelector.ts";
import { type ReaderRevisions, useLookUp } from "./useLookUp.ts";

/** Lets one select in a reader: text by the browser's own means, whole lines by key; both are copied from the lines themselves. */
export function useSelecting(
  root: RefObject<HTMLElement | null>,
  reader: {
    readonly viewport: Viewport;
    readonly stack: FileStack;
    readonly models: ReaderModels;
    readonly cursor: Cursor | null;
    readonly setCursor: (cursor: Cursor) => void;
    readonly links: PlaceLinks | undefined;
    readonly toggle: (key: string) => void;
    readonly openFolded: () => boolean;
    readonly followMove: () => void;
    readonly remarkWay: RemarkWay;
    readonly hasRemarks: boolean;
    readonly onNeed: (keys: readonly string[]) => void;
    readonly revisions: ReaderRevisions | undefined;
    readonly onAct: ((place: Required<LinePlace>) => void) | undefined;
  },
): MarkedLines & {
  /** Lines that stay drawn. */
  readonly kept: KeptLines;
} {
  const { stack, models } = reader;
  const marked = useMarkedLines(reader.links);
  const { selection, kept, select } = useTextSelection(root, stack, models);
  useLineKeys({ ...reader, marked });
  useLookUp({ ...reader, selection });
  useCopyLines({ ...reader, place: marked.place, selection, select });
  return { ...marked, kept };
}

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
function useCopyLines(reader: {
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
