import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { cursorAt } from "./cursorAt.ts";
import { cursorSentence } from "./cursorSentence.ts";
import { cursorStretch } from "./cursorStretch.ts";
import { FILE_HEADER_HEIGHT } from "./measures.ts";
import { moveCursor, settleCursor, type Cursor, type CursorStep } from "./moveCursor.ts";
import { NO_LINE } from "./pairLines.ts";
import type { FileStack } from "./stackFiles.ts";
import type { Viewport } from "./Viewport.ts";

const GROUP = "Reader";

/**
 * Keeps the reader's cursor: moved by keys, set by a click on a line, said aloud and brought into sight when it moves. It
 * is null until then; the first step begins at the uppermost line in sight. What arrives, folds or is laid out anew
 * leaves it on its line.
 */
export function useCursor(root: RefObject<HTMLElement | null>, viewport: Viewport, stack: FileStack): Cursor | null {
  const announce = useAnnounce();
  const [asked, setAsked] = useState<Cursor | null>(null);
  const cursor = useMemo(() => (asked === null ? null : settleCursor(stack, asked)), [stack, asked]);
  const isThere = cursor !== null && stack.models.some(({ file }) => file.key === cursor.key);

  const put = (next: Cursor): void => {
    setAsked(next);
    announce(cursorSentence(stack, next));
  };
  const step = (by: CursorStep): void => {
    const first = isThere ? null : cursorInSight(viewport, stack);
    const from = first ?? cursor;
    if (from === null) return;
    const isLineStep = by === "nextLine" || by === "previousLine";
    const next = first !== null && isLineStep ? first : moveCursor(stack, from, by);
    put(next);
    reveal(viewport, stack, next, by === "nextFile" || by === "previousFile");
  };
  const enabled = stack.models.length > 0;
  useShortcut("j", "Next line", GROUP, () => step("nextLine"), { enabled });
  useShortcut("k", "Previous line", GROUP, () => step("previousLine"), { enabled });
  useShortcut("n", "Next change", GROUP, () => step("nextChange"), { enabled });
  useShortcut("p", "Previous change", GROUP, () => step("previousChange"), { enabled });
  useShortcut("]", "Next file", GROUP, () => step("nextFile"), { enabled });
  useShortcut("[", "Previous file", GROUP, () => step("previousFile"), { enabled });

  const arrive = useEffectEvent((): void => {
    if (cursor === null || asked === null) return;
    announce(cursorSentence(stack, cursor));
    // If one has scrolled away meanwhile, one stays there.
    const header = cursorStretch(stack, asked);
    const isInSight = header !== null && header.to > viewport.top && header.from < viewport.top + viewport.height;
    if (isInSight) reveal(viewport, stack, cursor, false);
  });
  const hasArrived = cursor !== asked;
  useLayoutEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived, asked]);

  const click = useEffectEvent((event: MouseEvent): void => {
    const { target } = event;
    if (root.current === null || !(target instanceof Element)) return;
    if (target.closest(".diff-row") === null || target.closest("a, button") !== null) return;
    // Who marks text, or takes a second click for a word, has no cursor in mind.
    if (event.button !== 0 || event.detail > 1 || getSelection()?.isCollapsed === false) return;
    const y = event.clientY - root.current.getBoundingClientRect().top;
    const next = cursorAt(stack, y, target.closest(".diff-pane-old") === null ? -1 : 0);
    if (next !== null && next.line !== NO_LINE) put(next);
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: MouseEvent): void => click(event);
    element?.addEventListener("click", listen);
    return () => element?.removeEventListener("click", listen);
  }, [root]);

  return isThere ? cursor : null;
}

/** Below the header that sticks there stands the uppermost line one can read. */
function cursorInSight(viewport: Viewport, stack: FileStack): Cursor | null {
  const y = viewport.top + viewport.inset;
  return cursorAt(stack, y <= 0 ? 0 : y + FILE_HEADER_HEIGHT, -1);
}

function reveal(viewport: Viewport, stack: FileStack, cursor: Cursor, isAtEdge: boolean): void {
  const stretch = cursorStretch(stack, cursor);
  if (stretch === null) return;
  if (isAtEdge) viewport.scrollTo(stretch.from);
  else viewport.reveal(stretch, stretch.isHeader ? 0 : FILE_HEADER_HEIGHT);
}
