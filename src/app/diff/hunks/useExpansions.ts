import { useEffect, useMemo } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import { cursorInSight } from "../cursor/cursorGeometry.ts";
import type { HeldLine } from "../cursor/scrollAnchor.ts";
import type { FileContents } from "../FileContents.ts";
import type { FileStack } from "../models/FileStack.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import { gapAbove, hasHiddenLines } from "../patch/patchGaps.ts";
import type { Viewport } from "../Viewport.ts";
import { expandGap, type ExpansionEvent, Expansions } from "./Expansions.ts";

const TEXT = {
  whole: "The whole file is shown.",
  folded: "Only the changes are shown.",
  none: "There is nothing more to show.",
  waiting: "Loading lines…",
  lineIsShown: (from: number): string => `Line ${from} is shown.`,
  linesToAreShown: (from: number, to: number): string => `Lines ${from} to ${to} are shown.`,
} as const;

/** Keeps what one has had shown of these contents beyond their patches, and says aloud what happens; `onChange` is told before it is drawn. */
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
      announce(sentenceOf(event));
    });
  }, [expansions, onNeedText, onChange, announce]);
  return expansions;
}

function sentenceOf(event: ExpansionEvent): string {
  switch (event.kind) {
    case "shown":
      if (event.isWhole) return TEXT.whole;
      return event.lines.from === event.lines.to
        ? TEXT.lineIsShown(event.lines.from)
        : TEXT.linesToAreShown(event.lines.from, event.lines.to);
    case "folded":
      return TEXT.folded;
    case "none":
      return TEXT.none;
    case "waiting":
      return TEXT.waiting;
    case "failed":
      return event.sentence;
  }
}

const USE_EXPAND_KEYS_TEXT = {
  around: "Show 20 more lines around",
  whole: "Show the whole file, or only the changes",
} as const;

/** Shows more of what is around the cursor, which stays where it is, or else around the uppermost line in sight, by key. */
export function useExpandKeys(
  viewport: Viewport,
  stack: FileStack,
  cursor: Cursor | null,
  expansions: Expansions | null,
  held: HeldLine,
  /** Shows the hunk that the cursor is on where it is folded, and tells whether it was. */
  openFolded: () => boolean,
): void {
  /** Names the file and line to expand at, if that can be, and holds the line. */
  const hold = (): { readonly key: string; readonly line: number; readonly patch: Patch } | null => {
    const at = cursor ?? cursorInSight(viewport, stack);
    const model = stack.models[stack.placeOf(at?.key)];
    const patch = model?.patch ?? null;
    if (at === null || model === undefined || patch === null || patch.hunks.length === 0) return null;
    if (!hasHiddenLines(model.file) || stack.collapsed.has(at.key)) return null;
    const line = { key: at.key, line: at.line, patch };
    held.hold(at.line === NO_LINE ? null : line);
    return line;
  };
  const expandAround = (): void => {
    const at = openFolded() ? null : hold();
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
    const at = hold();
    if (at !== null) expansions?.toggleWhole(at.key);
  };
  const enabled = expansions !== null && stack.models.length > 0;
  useShortcut("e", USE_EXPAND_KEYS_TEXT.around, shortcutGroups.reader, expandAround, { enabled });
  useShortcut("Shift+E", USE_EXPAND_KEYS_TEXT.whole, shortcutGroups.reader, expandWhole, { enabled });
}
