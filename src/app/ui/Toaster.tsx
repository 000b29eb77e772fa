import { XIcon } from "@primer/octicons-react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import { ToastContext, type Toast } from "./useToast.ts";
import { useAnnounce } from "./useAnnounce.ts";
import { useShortcut } from "./useShortcut.ts";
import "./Toaster.css";
import { shortcutGroups } from "./shortcutGroups.ts";

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
