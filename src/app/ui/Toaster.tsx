import { XIcon } from "@primer/octicons-react";
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { Button, IconButton } from "./Button.tsx";
import { visibleText } from "./format.ts";
import { shortcutGroups, useShortcut } from "./shortcuts.tsx";
import "./Toaster.css";

const UNDO_HINT = "Undo last action";
const KEYS = "u";
/** The time in milliseconds for which a toast is shown, without and with an undo button. */
const [PLAIN_MS, UNDO_MS] = [4000, 10_000];

/** Shows one toast at a time at the bottom of the page. It stays while the pointer or the focus is on it. */
export function Toaster({ children }: { readonly children: ReactNode }) {
  const announce = useAnnounce();
  const [toast, setToast] = useState<Toast | null>(null);
  const show = useCallback(
    (next: Toast) => {
      setToast({ ...next }); // the same toast again restarts its timer
      announce(next.text);
    },
    [announce],
  );
  const end = useCallback(() => setToast(null), []);
  return (
    <ToastContext value={show}>
      {children}
      {toast !== null && <Shown toast={toast} onEnd={end} />}
    </ToastContext>
  );
}

function Shown({ toast, onEnd }: { readonly toast: Toast; readonly onEnd: () => void }) {
  const { text, undo } = toast;
  const [isPaused, setPaused] = useState(false);
  const canUndo = undo !== undefined;
  const run = (): void => {
    onEnd();
    undo?.();
  };
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(onEnd, canUndo ? UNDO_MS : PLAIN_MS);
    return () => clearTimeout(timer);
    // A toast is a new object each time it is shown.
  }, [toast, canUndo, isPaused, onEnd]);
  useShortcut(KEYS, UNDO_HINT, shortcutGroups.general, run, { enabled: canUndo });
  return (
    // Hovering and focusing only pause the timer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="Toast row gap-2"
      aria-label="Notification"
      data-live-region=""
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className="Toast-text long-words">{text}</span>
      {canUndo && (
        <Button size="small" keys={KEYS} hint={UNDO_HINT} onClick={run}>
          Undo
        </Button>
      )}
      <IconButton size="small" label="Close" icon={<XIcon />} side="top" onClick={onEnd} />
    </section>
  );
}

interface Toast {
  readonly text: string;
  /** Undoes the action. Left out if it cannot be undone. */
  readonly undo?: () => void;
}

/** Shows and announces a toast, in place of the previous one. */
export type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) throw new Error("useToast must be used inside a Toaster.");
  return show;
}

/** Renders the polite live regions of the page. Two regions alternate, so that a repeated message is read out again. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ message: "", region: 0 });
  const announce = useCallback((message: string) => {
    setAnnouncement(({ region }) => ({ message: visibleText(message), region: 1 - region }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {[0, 1].map((region) => (
        <div key={region} className="visually-hidden" data-live-region="" aria-live="polite" aria-atomic="true">
          {announcement.region === region ? announcement.message : ""}
        </div>
      ))}
    </AnnounceContext>
  );
}

/** Has screen readers read out a message after the current one. */
export type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | null>(null);

export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (announce === null) throw new Error("useAnnounce must be used inside an Announcer.");
  return announce;
}

/** Returns the live regions, which an open dialog must not hide from screen readers. */
export function liveRegions(): Iterable<Element> {
  return document.querySelectorAll("[data-live-region]");
}
