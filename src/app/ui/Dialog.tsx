import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import { MissingCode } from "./Notice.tsx";
import type { DialogProps } from "./DialogPopup.tsx";
import { textBuffer } from "./keyBuffer.ts";
import { later } from "./later.tsx";
import { useShortcut } from "./shortcuts.tsx";

const DialogPopup = later(async () => (await import("./DialogPopup.tsx")).DialogPopup, MissingPalette);

/**
 * A modal dialog. Nothing is rendered before it is opened for the first time. Text typed while its code loads is put
 * into its field.
 */
export function Dialog(props: DialogProps) {
  const isLoaded = DialogPopup.useLoaded() !== null;
  const isAwaited = props.open && !isLoaded;
  useEffect(() => {
    if (isAwaited) textBuffer.startBuffering();
  }, [isAwaited]);
  return useOnceOpen(props.open) ? <DialogPopup {...props} /> : null;
}

/** Returns true once `open` was true. Content that was never open need not be rendered. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}

interface Props {
  readonly label: string;
  /** A longer description for the tooltip. */
  readonly hint?: string;
  readonly keys: string;
  /** The group of the shortcut in the keyboard help. */
  readonly group: string;
  readonly icon?: ReactElement;
  readonly size?: "small" | "medium";
  /** Renders the palette, whose code may load when it is first opened. */
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button with a shortcut that opens a palette and loads it. Text typed while it loads is put into its field. */
export function PaletteButton({ label, hint, keys, group, icon, size = "medium", children }: Props): ReactNode {
  const { isOpen, isUsed, open, close } = usePalette();
  useShortcut(keys, hint ?? label, group, open);
  return (
    <>
      <Button
        size={size}
        keys={keys}
        onClick={open}
        {...(hint !== undefined && { hint })}
        {...(icon !== undefined && { icon })}
      >
        {label}
      </Button>
      {isUsed && children(isOpen, close)}
    </>
  );
}

/** The state of a palette that is loaded when it is first opened. Text typed while it loads is put into its field. */
export function usePalette() {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const close = (): void => setIsOpen(false);
  const open = (): void => {
    textBuffer.startBuffering();
    setIsUsed(true);
    setIsOpen(true);
  };
  return { isOpen, isUsed, open, close };
}

/** Replaces a palette whose code did not load. It ends the buffering of keys each time the palette is requested. */
export function MissingPalette({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  useEffect(() => {
    if (!open) return;
    textBuffer.take();
    onClose();
  }, [open, onClose]);
  return <MissingCode />;
}
