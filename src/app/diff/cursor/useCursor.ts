import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { portLine } from "../patch/patchLines.ts";
import { cursorAt, visibleCursor, cursorRange, revealCursor } from "./cursorGeometry.ts";
import { describeCursor } from "./describeRow.ts";
import { focusedGrid } from "./useGrid.ts";
import { type Cursor, type CursorStep, moveCursor, resolveCursor, moveCursorToSide } from "./Cursor.ts";
import { NO_LINE, type Patch } from "../patch/Patch.ts";
import type { DiffSide } from "../Slot.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { Viewport } from "../Viewport.ts";

const TEXT = {
  nextLine: "Next line",
  previousLine: "Previous line",
  nextChange: "Next change",
  previousChange: "Previous change",
  nextFile: "Next file",
  previousFile: "Previous file",
  toTheOld: "Go to the old side of the line",
  toTheNew: "Go to the new side of the line",
} as const;

/**
 * Manages the cursor of the reader: keys move it, a click on a line sets it, and each move announces it and scrolls it
 * into view. It is null at first; the first step starts at the uppermost visible line. Arriving, collapsing or
 * re-laid-out content leaves it on its line. Returns the cursor, a setter, and a silent setter that applies only while
 * there is none.
 */
export function useCursor(
  root: RefObject<HTMLElement | null>,
  viewport: Viewport,
  stack: FileStack,
): readonly [cursor: Cursor | null, set: (cursor: Cursor) => void, restore: (cursor: Cursor) => void] {
  const announce = useAnnounce();
  const [set, setSet] = useState<{ readonly cursor: Cursor; readonly patch: Patch | null } | null>(null);
  const requested = useMemo(() => (set === null ? null : portCursor(stack, set.cursor, set.patch)), [stack, set]);
  const cursor = useMemo(() => (requested === null ? null : resolveCursor(stack, requested)), [stack, requested]);
  const isThere = cursor !== null && stack.fileIndexOf(cursor.key) !== -1;

  const put = useCallback(
    (next: Cursor): void => {
      setSet({ cursor: next, patch: patchOf(stack, next.key) });
      // A focused grid announces its active row itself.
      const isAnnounced = next.line !== NO_LINE && focusedGrid()?.fileKey === next.key;
      if (!isAnnounced) announce(describeCursor(stack, next));
    },
    [stack, announce],
  );
  const step = (by: CursorStep): void => {
    const first = isThere ? null : visibleCursor(viewport, stack);
    const from = first ?? cursor;
    if (from === null) return;
    const isLineStep = by === "nextLine" || by === "previousLine";
    const next = first !== null && isLineStep ? first : moveCursor(stack, from, by);
    put(next);
    const range = by === "nextFile" || by === "previousFile" ? cursorRange(stack, next) : null;
    if (range === null) revealCursor(viewport, stack, next);
    else viewport.scrollTo(range.from);
  };
  const switchSide = (side: DiffSide): void => {
    if (cursor !== null && isThere) put(moveCursorToSide(stack, cursor, side));
  };
  const enabled = stack.models.length > 0;
  useShortcut("j", TEXT.nextLine, shortcutGroups.reader, () => step("nextLine"), { enabled });
  useShortcut("k", TEXT.previousLine, shortcutGroups.reader, () => step("previousLine"), { enabled });
  useShortcut("n", TEXT.nextChange, shortcutGroups.reader, () => step("nextChange"), { enabled });
  useShortcut("p", TEXT.previousChange, shortcutGroups.reader, () => step("previousChange"), { enabled });
  useShortcut("]", TEXT.nextFile, shortcutGroups.reader, () => step("nextFile"), { enabled });
  useShortcut("[", TEXT.previousFile, shortcutGroups.reader, () => step("previousFile"), { enabled });
  useShortcut("h", TEXT.toTheOld, shortcutGroups.reader, () => switchSide("old"), { enabled });
  useShortcut("l", TEXT.toTheNew, shortcutGroups.reader, () => switchSide("new"), { enabled });

  const arrive = useEffectEvent((): void => {
    if (cursor === null || requested === null) return;
    announce(describeCursor(stack, cursor));
    // If the user has scrolled away meanwhile, do not scroll back.
    const header = cursorRange(stack, requested);
    const isVisible = header !== null && header.to > viewport.top && header.from < viewport.top + viewport.height;
    if (isVisible) revealCursor(viewport, stack, cursor);
  });
  const hasArrived = cursor !== requested;
  useLayoutEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived, requested]);

  const click = useEffectEvent((event: MouseEvent): void => {
    const { target } = event;
    if (root.current === null || !(target instanceof Element)) return;
    const isComment = target.closest(".diff-comment") !== null;
    if (!isComment && (target.closest(".diff-row") === null || target.closest("a, button") !== null)) return;
    // Selecting text, also by a double click, does not set the cursor.
    if (event.button !== 0 || event.detail > 1 || getSelection()?.isCollapsed === false) return;
    const y = event.clientY - root.current.getBoundingClientRect().top;
    const next = cursorAt(stack, y, target.closest(".diff-pane-old, [data-pane=old]") === null ? -1 : 0);
    if (next !== null && next.line !== NO_LINE) put(next);
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: MouseEvent): void => click(event);
    element?.addEventListener("click", listen);
    return () => element?.removeEventListener("click", listen);
  }, [root]);

  const restore = useCallback(
    (next: Cursor): void => setSet((known) => known ?? { cursor: next, patch: patchOf(stack, next.key) }),
    [stack],
  );
  return [isThere ? cursor : null, put, restore];
}

function patchOf(stack: FileStack, key: string): Patch | null {
  return stack.models[stack.fileIndexOf(key)]?.patch ?? null;
}

/** Maps a cursor that was set with another patch of its file to the present one. */
function portCursor(stack: FileStack, cursor: Cursor, patch: Patch | null): Cursor {
  const line = portLine(patch, patchOf(stack, cursor.key), cursor.line);
  return line === cursor.line ? cursor : { ...cursor, line };
}
