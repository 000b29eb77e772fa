import { XIcon } from "@primer/octicons-react";
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { useAnnounce } from "./Announcer.tsx";
import { Button, IconButton } from "./Button.tsx";
import { shortcutGroups, useShortcut } from "./shortcuts.tsx";
import "./Toaster.css";

const TEXT = {
  label: "What was just done",
  undo: "Undo",
  undoHint: "Undo what was just done",
  close: "Close",
} as const;
const KEYS = "u";
/** How long a sentence stays, and one with a deed in it, in milliseconds. */
const [PLAIN_MS, UNDO_MS] = [4000, 10_000];

/** Shows what was just done, one sentence at a time, over the lower edge of the page; it stays while one points at it. */
export function Toaster({ children }: { readonly children: ReactNode }) {
  const announce = useAnnounce();
  const [toast, setToast] = useState<Toast | null>(null);
  const show = useCallback(
    (next: Toast) => {
      setToast({ ...next }); // the same one again stands as long again
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
  const [isHeld, setHeld] = useState(false);
  const canUndo = undo !== undefined;
  const run = (): void => {
    onEnd();
    undo?.();
  };
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onEnd, canUndo ? UNDO_MS : PLAIN_MS);
    return () => clearTimeout(timer);
    // A toast is a new object each time it is shown.
  }, [toast, canUndo, isHeld, onEnd]);
  useShortcut(KEYS, TEXT.undoHint, shortcutGroups.general, run, { enabled: canUndo });
  return (
    // It stays while one points at it or stands in it, which does nothing by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="Toast"
      aria-label={TEXT.label}
      data-live-region=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="Toast-text">{text}</span>
      {canUndo && (
        <Button size="small" keys={KEYS} hint={TEXT.undoHint} onClick={run}>
          {TEXT.undo}
        </Button>
      )}
      <IconButton size="small" label={TEXT.close} icon={<XIcon />} side="top" onClick={onEnd} />
    </section>
  );
}

/** What is said for a moment of what was just done, and how it is taken back. */
interface Toast {
  readonly text: string;
  /** Takes back what was done; nothing can be where it is left out. */
  readonly undo?: () => void;
}

/** Shows a sentence for a moment at the lower edge, in place of the one before, and has it read out. */
export type ShowToast = (toast: Toast) => void;

/** What shows sentences for a moment; null where nothing above does. */
const ToastContext = createContext<ShowToast | null>(null);

/** Gives what shows toasts; throws where no Toaster stands around. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) throw new Error("A Toaster must stand around what shows toasts.");
  return show;
}
