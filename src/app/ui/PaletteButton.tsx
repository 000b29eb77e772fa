import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import { Boundary } from "./Failure.tsx";
import { typedKeys } from "./keyBuffer.ts";
import { Notice } from "./Notice.tsx";
import { useShortcut } from "./shortcuts.tsx";

interface Props {
  readonly label: string;
  /** A longer description for the tooltip. */
  readonly hint?: string;
  readonly keys: string;
  /** The group of the shortcut in the keyboard help. */
  readonly group: string;
  /** The message if the code of the palette does not load. */
  readonly failed: string;
  readonly icon?: ReactElement;
  readonly size?: "small" | "medium";
  /** Renders the palette, whose code may load when it is first opened. */
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button with a shortcut that opens a palette and loads it. Text typed while it loads is put into its field. */
export function PaletteButton({ label, hint, keys, group, failed, icon, size = "medium", children }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const close = (): void => setIsOpen(false);
  const open = (): void => {
    typedKeys.startBuffering();
    setIsUsed(true);
    setIsOpen(true);
  };
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
      {isUsed && (
        <Boundary
          fallback={() => (
            <MissingPalette open={isOpen} onClose={close}>
              {failed}
            </MissingPalette>
          )}
        >
          <Suspense fallback={null}>{children(isOpen, close)}</Suspense>
        </Boundary>
      )}
    </>
  );
}

interface MissingPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Replaces a palette whose code did not load. It ends the buffering of keys each time the palette is requested. */
export function MissingPalette({ open, onClose, children }: MissingPaletteProps) {
  useEffect(() => {
    if (!open) return;
    typedKeys.take();
    onClose();
  }, [open, onClose]);
  return <Notice tone="danger">{children}</Notice>;
}
