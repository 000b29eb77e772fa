import { type RefObject, useEffect, useEffectEvent } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { counted } from "#app/ui/format.ts";
import { ownsKeys } from "#app/ui/keyChord.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { CommentNavigation } from "../cursor/commentNavigation.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import { pathText } from "../DiffFile.ts";
import type { LineLocation } from "../lineRanges/useGoTo.ts";
import { useLineKeys } from "../lineRanges/useLineKeys.ts";
import { type MarkedLines, type LocationLinks, useMarkedLines } from "../lineRanges/useLinkedLines.ts";
import { shownText } from "../lines/lineWidth.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { LineKind, NO_LINE } from "../patch/Patch.ts";
import { lineOnSide } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";
import type { Viewport } from "../Viewport.ts";
import { copiedLines, copiedText } from "./copiedText.ts";
import { isCaret, type TextSelection } from "./TextSelection.ts";
import { type PinnedLines, useTextSelection } from "./TextSelector.ts";
import { type ReaderRevisions, useFindDefinition } from "./useFindDefinition.ts";

/**
 * Enables selection in a reader: text natively, whole lines by key. Both are copied from the patch, not from the page.
 */
export function useSelecting(
  root: RefObject<HTMLElement | null>,
  reader: {
    readonly viewport: Viewport;
    readonly stack: FileStack;
    readonly models: ReaderModels;
    readonly cursor: Cursor | null;
    readonly setCursor: (cursor: Cursor) => void;
    readonly links: LocationLinks | undefined;
    readonly toggle: (key: string) => void;
    readonly expandAtCursor: () => boolean;
    readonly followMove: () => void;
    readonly commentNavigation: CommentNavigation;
    readonly hasComments: boolean;
    readonly onNeed: (keys: readonly string[]) => void;
    readonly revisions: ReaderRevisions | undefined;
    readonly onAct: ((location: Required<LineLocation>) => void) | undefined;
  },
): MarkedLines & {
  /** The lines that are always rendered. */
  readonly pinned: PinnedLines;
} {
  const { stack, models } = reader;
  const marked = useMarkedLines(reader.links);
  const { selection, pinned, select } = useTextSelection(root, stack, models);
  useLineKeys({ ...reader, marked });
  useFindDefinition({ ...reader, selection });
  useCopyLines({ ...reader, location: marked.location, selection, select });
  return { ...marked, pinned };
}

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
 * Copies the selected text, or else the selected lines, from the patch, rendered or not. `Mod+A` selects the lines of
 * the cursor's file on the cursor's side.
 */
function useCopyLines(reader: {
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly cursor: Cursor | null;
  readonly location: DiffLocation | null;
  readonly selection: TextSelection | null;
  readonly select: (selection: TextSelection) => void;
  readonly onNeed: (keys: readonly string[]) => void;
}): void {
  const { stack, models, cursor, location, selection, select, onNeed } = reader;
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
    if (location === null || location.lines === null || getSelection()?.isCollapsed === false) return;
    const model = stack.models[stack.fileIndexOf(location.path)];
    const patch = model === undefined ? null : models.patchOf(model);
    if (patch === null) return;
    const text = copiedLines(patch, location.lines);
    put(text);
    announce(TEXT.copied(text.replace(/\n$/, "").split("\n").length));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => copy(event);
    document.addEventListener("copy", listen);
    return () => document.removeEventListener("copy", listen);
  }, []);

  const model = stack.models[stack.fileIndexOf(cursor?.key)];
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
