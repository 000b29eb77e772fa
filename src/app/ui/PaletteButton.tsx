import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import { Boundary } from "./Failure.tsx";
import { heldKeys } from "./keyBuffer.ts";
import { Notice } from "./Notice.tsx";
import { useShortcut } from "./shortcuts.tsx";

interface Props {
  readonly label: string;
  /** What it does, in more words than its label. */
  readonly hint?: string;
  readonly keys: string;
  /** Where the help lists its key. */
  readonly group: string;
  /** What is said where the code of the palette cannot be loaded. */
  readonly failed: string;
  readonly icon?: ReactElement;
  readonly size?: "small" | "medium";
  /** Draws the palette, whose code may come when it is first opened. */
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** Opens a palette by a button or its key, and loads it then; what is typed meanwhile goes into its field. */
export function PaletteButton({ label, hint, keys, group, failed, icon, size = "medium", children }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const close = (): void => setIsOpen(false);
  const open = (): void => {
    heldKeys.hold();
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
  /** What is said. */
  readonly children: ReactNode;
}

/** Stands in place of a palette whose code cannot be loaded: what is typed is the page's again, each time that one asks for it. */
export function MissingPalette({ open, onClose, children }: MissingPaletteProps) {
  useEffect(() => {
    if (!open) return;
    heldKeys.take();
    onClose();
  }, [open, onClose]);
  return <Notice tone="danger">{children}</Notice>;
}
