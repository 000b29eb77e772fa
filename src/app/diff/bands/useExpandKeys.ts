import { useShortcut } from "#app/ui/useShortcut.ts";
import { cursorInSight } from "../cursor/cursorInSight.ts";
import { expandGap } from "./expandGap.ts";
import type { Expansions } from "./Expansions.ts";
import { gapAbove } from "../patch/gapAbove.ts";
import { hasHiddenLines } from "../patch/hasHiddenLines.ts";
import type { HeldLine } from "../cursor/HeldLine.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import type { Patch } from "../patch/parsePatch.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { Viewport } from "../Viewport.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
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
  useShortcut("e", TEXT.around, shortcutGroups.reader, expandAround, { enabled });
  useShortcut("Shift+E", TEXT.whole, shortcutGroups.reader, expandWhole, { enabled });
}
