import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { carryLine } from "../patch/patchLines.ts";
import { cursorAt, cursorInSight, cursorStretch, revealCursor } from "./cursorGeometry.ts";
import { cursorSentence } from "./describeRow.ts";
import { focusedGrid } from "./useGrid.ts";
import { type Cursor, type CursorStep, moveCursor, settleCursor, turnCursor } from "./Cursor.ts";
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
  toTheOld: "To the old side of the line",
  toTheNew: "To the new side of the line",
} as const;

/**
 * Keeps the reader's cursor: moved by keys, set by a click on a line, said aloud and brought into sight when it moves. It
 * is null until then; the first step begins at the uppermost line in sight. What arrives, folds or is laid out anew
 * leaves it on its line. The second part sets it, the third does so silently and only where there is none yet.
 */
export function useCursor(
  root: RefObject<HTMLElement | null>,
  viewport: Viewport,
  stack: FileStack,
): readonly [cursor: Cursor | null, set: (cursor: Cursor) => void, restore: (cursor: Cursor) => void] {
  const announce = useAnnounce();
  const [set, setSet] = useState<{ readonly cursor: Cursor; readonly patch: Patch | null } | null>(null);
  const asked = useMemo(() => (set === null ? null : carryCursor(stack, set.cursor, set.patch)), [stack, set]);
  const cursor = useMemo(() => (asked === null ? null : settleCursor(stack, asked)), [stack, asked]);
  const isThere = cursor !== null && stack.placeOf(cursor.key) !== -1;

  const put = useCallback(
    (next: Cursor): void => {
      setSet({ cursor: next, patch: patchOf(stack, next.key) });
      // Where the lines have the focus, they themselves tell which of them is the active one.
      const isHeard = next.line !== NO_LINE && focusedGrid()?.fileKey === next.key;
      if (!isHeard) announce(cursorSentence(stack, next));
    },
    [stack, announce],
  );
  const step = (by: CursorStep): void => {
    const first = isThere ? null : cursorInSight(viewport, stack);
    const from = first ?? cursor;
    if (from === null) return;
    const isLineStep = by === "nextLine" || by === "previousLine";
    const next = first !== null && isLineStep ? first : moveCursor(stack, from, by);
    put(next);
    const stretch = by === "nextFile" || by === "previousFile" ? cursorStretch(stack, next) : null;
    if (stretch === null) revealCursor(viewport, stack, next);
    else viewport.scrollTo(stretch.from);
  };
  const turn = (side: DiffSide): void => {
    if (cursor !== null && isThere) put(turnCursor(stack, cursor, side));
  };
  const enabled = stack.models.length > 0;
  useShortcut("j", TEXT.nextLine, shortcutGroups.reader, () => step("nextLine"), { enabled });
  useShortcut("k", TEXT.previousLine, shortcutGroups.reader, () => step("previousLine"), { enabled });
  useShortcut("n", TEXT.nextChange, shortcutGroups.reader, () => step("nextChange"), { enabled });
  useShortcut("p", TEXT.previousChange, shortcutGroups.reader, () => step("previousChange"), { enabled });
  useShortcut("]", TEXT.nextFile, shortcutGroups.reader, () => step("nextFile"), { enabled });
  useShortcut("[", TEXT.previousFile, shortcutGroups.reader, () => step("previousFile"), { enabled });
  useShortcut("h", TEXT.toTheOld, shortcutGroups.reader, () => turn("old"), { enabled });
  useShortcut("l", TEXT.toTheNew, shortcutGroups.reader, () => turn("new"), { enabled });

  const arrive = useEffectEvent((): void => {
    if (cursor === null || asked === null) return;
    announce(cursorSentence(stack, cursor));
    // If one has scrolled away meanwhile, one stays there.
    const header = cursorStretch(stack, asked);
    const isInSight = header !== null && header.to > viewport.top && header.from < viewport.top + viewport.height;
    if (isInSight) revealCursor(viewport, stack, cursor);
  });
  const hasArrived = cursor !== asked;
  useLayoutEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived, asked]);

  const click = useEffectEvent((event: MouseEvent): void => {
    const { target } = event;
    if (root.current === null || !(target instanceof Element)) return;
    const isComment = target.closest(".diff-comment") !== null;
    if (!isComment && (target.closest(".diff-row") === null || target.closest("a, button") !== null)) return;
    // Who marks text, or takes a second click for a word, has no cursor in mind.
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
  return stack.models[stack.placeOf(key)]?.patch ?? null;
}

/** Names the line of a cursor that was set while its file had another patch. */
function carryCursor(stack: FileStack, cursor: Cursor, patch: Patch | null): Cursor {
  const line = carryLine(patch, patchOf(stack, cursor.key), cursor.line);
  return line === cursor.line ? cursor : { ...cursor, line };
}
