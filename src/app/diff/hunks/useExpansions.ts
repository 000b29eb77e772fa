import { useEffect, useMemo } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import { visibleCursor } from "../cursor/cursorGeometry.ts";
import type { AnchoredLine } from "../cursor/scrollAnchor.ts";
import type { FileContents } from "../FileContents.ts";
import type { FileStack } from "../models/FileStack.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import { gapAbove, hasHiddenLines } from "../patch/patchGaps.ts";
import type { Viewport } from "../Viewport.ts";
import { expandGap, type ExpansionEvent, Expansions } from "./Expansions.ts";

const TEXT = {
  whole: "The whole file is shown.",
  collapsed: "Only the changes are shown.",
  none: "There is nothing more to show.",
  waiting: "Loading lines…",
  lineIsShown: (from: number): string => `Line ${from} is shown.`,
  linesToAreShown: (from: number, to: number): string => `Lines ${from} to ${to} are shown.`,
} as const;

/**
 * Manages the lines expanded beyond the patches of these contents and announces changes; `onChange` runs before the
 * next render.
 */
export function useExpansions(
  contents: FileContents,
  onNeedText: ((keys: readonly string[]) => void) | undefined,
  onChange: () => void,
): Expansions {
  const announce = useAnnounce();
  const expansions = useMemo(() => new Expansions(contents), [contents]);
  useEffect(() => {
    if (onNeedText === undefined) return;
    return expansions.attach(onNeedText, (event) => {
      if (event.kind === "shown" || event.kind === "folded") onChange();
      announce(messageOf(event));
    });
  }, [expansions, onNeedText, onChange, announce]);
  return expansions;
}

function messageOf(event: ExpansionEvent): string {
  switch (event.kind) {
    case "shown":
      if (event.isWhole) return TEXT.whole;
      return event.lines.from === event.lines.to
        ? TEXT.lineIsShown(event.lines.from)
        : TEXT.linesToAreShown(event.lines.from, event.lines.to);
    case "folded":
      return TEXT.collapsed;
    case "none":
      return TEXT.none;
    case "waiting":
      return TEXT.waiting;
    case "failed":
      return event.message;
  }
}

const EXPAND_KEYS_TEXT = {
  around: "Show 20 more lines around the cursor",
  whole: "Show the whole file or only the changes",
} as const;

/**
 * Adds the keys that expand lines around the cursor, which keeps its place on the screen, or around the uppermost
 * visible line.
 */
export function useExpandKeys(
  viewport: Viewport,
  stack: FileStack,
  cursor: Cursor | null,
  expansions: Expansions | null,
  anchored: AnchoredLine,
  /** Expands the collapsed hunk of the cursor; returns false if there is none. */
  expandAtCursor: () => boolean,
): void {
  /** Returns the file and line to expand at, and anchors the line; null if nothing can be expanded. */
  const anchorLine = (): { readonly key: string; readonly line: number; readonly patch: Patch } | null => {
    const at = cursor ?? visibleCursor(viewport, stack);
    const model = stack.models[stack.fileIndexOf(at?.key)];
    const patch = model?.patch ?? null;
    if (at === null || model === undefined || patch === null || patch.hunks.length === 0) return null;
    if (!hasHiddenLines(model.file) || stack.collapsed.has(at.key)) return null;
    const line = { key: at.key, line: at.line, patch };
    anchored.anchorLine(at.line === NO_LINE ? null : line);
    return line;
  };
  const expandAround = (): void => {
    const at = expandAtCursor() ? null : anchorLine();
    if (at === null) return;
    const after = at.patch.hunks.findIndex(({ end }) => at.line < end);
    const hunk = after === -1 ? at.patch.hunks.length - 1 : after;
    const above = gapAbove(at.patch, hunk, Infinity);
    const below = gapAbove(at.patch, hunk + 1, Infinity);
    expansions?.show(
      at.key,
      () => expandGap(above, "up"),
      () => expandGap(below, "down"),
    );
  };
  const expandWhole = (): void => {
    const at = anchorLine();
    if (at !== null) expansions?.toggleWhole(at.key);
  };
  const enabled = expansions !== null && stack.models.length > 0;
  useShortcut("e", EXPAND_KEYS_TEXT.around, shortcutGroups.reader, expandAround, { enabled });
  useShortcut("Shift+E", EXPAND_KEYS_TEXT.whole, shortcutGroups.reader, expandWhole, { enabled });
}
