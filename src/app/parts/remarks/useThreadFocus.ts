import { useCallback, useMemo, useRef } from "react";
import { THREAD_EVENT, type ThreadDeed } from "../threads/useThreadDeeds.ts";

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
