import { type RefObject, useCallback, useMemo, useRef } from "react";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import { type Slot, slotId } from "#app/diff/Slot.ts";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useCommand, useShortcut } from "#app/ui/shortcuts.tsx";
import { THREAD_EVENT, type ThreadDeed, useRemarkKeys } from "../threads/commentKeys.ts";
import type { Remarks } from "./useComments.ts";

const TEXT = {
  next: "Next open thread",
  previous: "Previous open thread",
  reply: "Reply to the thread here",
  resolve: "Resolve the thread here, or open it again",
  refuse: "Say that the thread here is not done yet",
  toggle: "Fold or unfold the thread here",
  prompt: "Copy the thread here as a prompt",
  apply: "Apply the suggestion of the thread here",
  noneOpen: "No thread is open in these files.",
  noneHere: "There is no thread at this line; Shift+N goes to the next.",
} as const;

/**
 * Goes from one open thread to the next by key, and does what can be done with the one that has the focus or stands at the
 * cursor, and with its remarks and drafts. Gives the function that goes, for buttons.
 */
export function useThreadKeys(
  reader: RefObject<DiffReaderHandle | null>,
  { threadAt: threads, drafts }: Remarks,
  focus: ReturnType<typeof useThreadFocus>,
): (direction: 1 | -1) => void {
  const announce = useAnnounce();
  /** The slot one came to last. */
  const last = useRef<string | null>(null);

  const isOpen = (slot: Slot): boolean => threads.get(slot.key)?.isOpen === true;
  const go = (direction: 1 | -1): void => {
    const slot = reader.current?.nextSlot(isOpen, last.current, direction) ?? null;
    // Where none is open between the lines there may be one above them.
    const thread = threads.get(slot?.key ?? "") ?? [...threads.values()].find(({ isOpen: waits }) => waits);
    if (thread === undefined) return announce(TEXT.noneOpen);
    focus.focus(thread.id);
    if (slot === null) return;
    last.current = slot.key;
    reader.current?.goTo({ key: slot.fileKey, side: slot.side, line: slot.line });
  };
  /** The thread that has the focus, else the first at the cursor's line, an open one before others. */
  const threadHere = (): string | null => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-thread]")?.dataset["thread"];
    if (focused !== undefined) return focused;
    const here = (reader.current?.slotsAtCursor() ?? []).flatMap(({ key }) => threads.get(key) ?? []);
    return (here.find(({ isOpen: waits }) => waits) ?? here[0])?.id ?? null;
  };
  const act = (deed: ThreadDeed): void => {
    const id = threadHere();
    if (id === null || !focus.command(id, deed)) announce(TEXT.noneHere);
  };

  const enabled = threads.size > 0;
  useShortcut("Shift+N", TEXT.next, shortcutGroups.review, () => go(1), { enabled });
  useShortcut("Shift+P", TEXT.previous, shortcutGroups.review, () => go(-1), { enabled });
  useShortcut("r", TEXT.reply, shortcutGroups.review, () => act("reply"), { enabled });
  useShortcut("Shift+R", TEXT.resolve, shortcutGroups.review, () => act("settle"), { enabled });
  useShortcut("Shift+D", TEXT.refuse, shortcutGroups.review, () => act("refuse"), { enabled });
  useShortcut("Shift+A", TEXT.apply, shortcutGroups.review, () => act("apply"), { enabled });
  useCommand(TEXT.toggle, shortcutGroups.review, () => act("toggle"), { enabled });
  useShortcut("i i", TEXT.prompt, shortcutGroups.review, () => act("prompt"), { enabled });
  const placesNear = (): readonly (Element | null)[] =>
    (reader.current?.slotsAtCursor() ?? []).map(({ key }) => document.getElementById(slotId(key)));
  useRemarkKeys(placesNear, enabled || drafts.length > 0);
  return go;
}

interface ThreadFocus {
  /** Brings a thread into sight and the focus to it, at once or when it is drawn. */
  readonly focus: (id: string) => void;
  /** Takes that a thread has been drawn. */
  readonly shown: (id: string) => void;
  /** Says to a thread that is drawn what it is to do; false where it is not drawn. */
  readonly command: (id: string, deed: ThreadDeed) => boolean;
}

/** Leads to threads that may not be drawn yet, and speaks to those that are. */
export function useThreadFocus(): ThreadFocus {
  const wanted = useRef<string | null>(null);
  const arrive = useCallback((id: string): void => {
    const element = elementOf(id);
    if (wanted.current !== id || element === null) return;
    wanted.current = null;
    // A key may have come before the frame: who writes by now, in the thread or elsewhere, goes on writing.
    if (!(document.activeElement instanceof HTMLTextAreaElement)) element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  }, []);
  return useMemo(
    () => ({
      focus: (id) => {
        wanted.current = id;
        // At once, so that the next key is for this thread and not for the one before: into sight it comes with the lines
        // that one is led to, which are drawn in the next frame.
        const element = elementOf(id);
        if (element !== null) element.focus({ preventScroll: true });
        else document.activeElement?.closest<HTMLElement>("[data-thread]")?.blur();
        requestAnimationFrame(() => arrive(id));
      },
      shown: arrive,
      command: (id, deed) => elementOf(id)?.dispatchEvent(new CustomEvent(THREAD_EVENT, { detail: deed })) === true,
    }),
    [arrive],
  );
}

function elementOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(id)}"]`);
}
