import { type RefObject, useCallback, useMemo, useRef } from "react";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { type Slot, slotId } from "#app/diff/models/Slot.ts";
import { useToast } from "#app/ui/Toaster.tsx";
import { shortcutGroups, useCommand, useShortcut } from "#app/ui/shortcuts.tsx";
import { THREAD_EVENT, type ThreadAction, useCommentActionKeys } from "#app/reading/markdown/commentKeys.ts";
import type { PlacedComments, PlacedThread } from "./useComments.ts";

/**
 * Binds the keys that go to the next or previous open thread and that act on the thread with the focus or at the
 * cursor, its comments and drafts. Returns the function that goes, for buttons.
 */
export function useThreadKeys(
  reader: RefObject<DiffReaderHandle | null>,
  { threadAt: threads, drafts }: PlacedComments,
  focus: ReturnType<typeof useThreadFocus>,
): (direction: 1 | -1) => void {
  const toast = useToast();
  /** The last visited slot. */
  const last = useRef<string | null>(null);

  const goTo = (direction: 1 | -1, isWanted: (thread: PlacedThread | undefined) => boolean, none: string): void => {
    const isWantedSlot = (slot: Slot): boolean => isWanted(threads.get(slot.key));
    const slot = reader.current?.nextSlot(isWantedSlot, last.current, direction) ?? null;
    // When there is none between the lines there may be one above them.
    const thread = threads.get(slot?.key ?? "") ?? [...threads.values()].find(isWanted);
    if (thread === undefined) return toast({ text: none });
    focus.focus(thread.id);
    if (slot === null) return;
    last.current = slot.key;
    reader.current?.goTo({ key: slot.fileKey, side: slot.side, line: slot.line });
  };
  const go = (direction: 1 | -1): void =>
    goTo(direction, (thread) => thread?.isOpen === true, "No unresolved threads in these files.");
  const goToAddressed = (): void =>
    goTo(1, (thread) => thread?.isAddressed === true, "No threads marked as addressed in these files.");
  /** Returns the focused thread, else the first at the cursor's line, open threads before others. */
  const threadHere = (): string | null => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-thread]")?.dataset["thread"];
    if (focused !== undefined) return focused;
    const here = (reader.current?.slotsAtCursor() ?? []).flatMap(({ key }) => threads.get(key) ?? []);
    return (here.find(({ isOpen: waits }) => waits) ?? here[0])?.id ?? null;
  };
  const act = (action: ThreadAction): void => {
    const id = threadHere();
    if (id === null || !focus.command(id, action))
      toast({ text: "No thread at this line. Press Shift+N to go to the next one." });
  };

  const enabled = threads.size > 0;
  useShortcut("Shift+N", "Next unresolved thread", shortcutGroups.review, () => go(1), { enabled });
  useShortcut("Shift+P", "Previous unresolved thread", shortcutGroups.review, () => go(-1), { enabled });
  const isAnyAddressed = [...threads.values()].some(({ isAddressed }) => isAddressed);
  useShortcut("g a", "Next thread marked as addressed", shortcutGroups.review, goToAddressed, {
    enabled: isAnyAddressed,
  });
  useShortcut("r", "Reply to thread", shortcutGroups.review, () => act("reply"), { enabled });
  useShortcut("Shift+R", "Resolve or reopen thread", shortcutGroups.review, () => act("toggleResolved"), { enabled });
  useShortcut(
    "Shift+D",
    "Return thread marked as addressed, with a reply",
    shortcutGroups.review,
    () => act("refuse"),
    { enabled: isAnyAddressed },
  );
  useShortcut("Shift+A", "Apply suggestion in thread", shortcutGroups.review, () => act("apply"), { enabled });
  useCommand("Expand or collapse thread", shortcutGroups.review, () => act("toggle"), { enabled });
  useShortcut("i i", "Copy thread as a prompt", shortcutGroups.review, () => act("prompt"), { enabled });
  const elementsNear = (): readonly (Element | null)[] =>
    (reader.current?.slotsAtCursor() ?? []).map(({ key }) => document.getElementById(slotId(key)));
  useCommentActionKeys(elementsNear, enabled || drafts.length > 0);
  return go;
}

export interface ThreadFocus {
  /** Scrolls to a thread and focuses it, at once or when it is rendered. */
  readonly focus: (id: string) => void;
  /** Call when a thread has been rendered. */
  readonly shown: (id: string) => void;
  /** Runs an action of a rendered thread; false when it is not rendered. */
  readonly command: (id: string, action: ThreadAction) => boolean;
}

/** Focuses threads that may not be rendered yet, and runs actions of those that are. */
export function useThreadFocus(): ThreadFocus {
  const wanted = useRef<string | null>(null);
  const arrive = useCallback((id: string): void => {
    const element = elementOf(id);
    if (wanted.current !== id || element === null) return;
    wanted.current = null;
    // A key may have come before the frame: do not take the focus from a field that the viewer is typing in.
    if (!(document.activeElement instanceof HTMLTextAreaElement)) element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  }, []);
  return useMemo(
    () => ({
      focus: (id) => {
        wanted.current = id;
        // Focus at once, so that the next key acts on this thread. It scrolls into view with its lines, which are
        // rendered in the next frame.
        const element = elementOf(id);
        const list = element?.closest("details");
        if (list) list.open = true; // what is in a closed one cannot have the focus
        if (element !== null) element.focus({ preventScroll: true });
        else document.activeElement?.closest<HTMLElement>("[data-thread]")?.blur();
        requestAnimationFrame(() => arrive(id));
      },
      shown: arrive,
      command: (id, action) => elementOf(id)?.dispatchEvent(new CustomEvent(THREAD_EVENT, { detail: action })) === true,
    }),
    [arrive],
  );
}

function elementOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(id)}"]`);
}
